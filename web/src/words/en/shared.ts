/** Texts of shared components. */
export const sharedWords = {
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share …',
  again: 'Try again',
  unexpectedError: 'Something went wrong. Please try again.',
  you: 'You',
  name: {
    youAre: 'You are',
    change: 'Change your name',
    label: 'Your name',
    save: 'Save',
    cancel: 'Cancel',
    saved: (name: string) => `Your name is now ${name}.`,
  },
  /** Shown instead of the name of a player who has deleted their identity. */
  deletedPlayer: 'Deleted player',

  /** Engine levels. */
  levels: {
    'level-1': 'Level 1 · beginner',
    'level-2': 'Level 2 · easy',
    'level-3': 'Level 3 · casual',
    'level-4': 'Level 4 · steady',
    'level-5': 'Level 5 · strong',
    'level-6': 'Level 6 · very strong',
    'level-7': 'Level 7 · expert',
    'level-8': 'Level 8 · master',
    strongest: 'Strongest · plays the best move it finds',
  } as Record<string, string>,
  /** Records of earlier versions contain `perfect`. */
  shortLevels: { strongest: 'Strongest engine', perfect: 'Strongest engine' } as Record<string, string>,
  shortLevel: (number: string) => `Engine (level ${number})`,

  clocks: {
    none: 'No clock',
    minutes: (minutes: string, seconds: string) =>
      `${minutes === '1' ? '1 minute' : `${minutes} minutes`} + ${seconds} s per move`,
    days: (days: string) => (days === '1' ? '1 day per move' : `${days} days per move`),
  },
  notNow: 'You can’t move here right now.',
}
