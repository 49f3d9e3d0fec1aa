/** Texts of the server by their codes. The server writes English, so nothing needs a translation here. */
export const serverWords = {
  /** A problem by its code; undefined shows the server's text. */
  problem: (_code: string): string | undefined => undefined,
  /** Whether the server's text follows the translated problem, because it says more. */
  showsDetail: (_code: string): boolean => false,
  /** A rejected move or command by its reason; the kind of game is empty if it does not matter. */
  rejection: (_reason: string, _kind: string): string | undefined => undefined,
  /** A game in one line. */
  summary: (_kind: string): string | undefined => undefined,
  /** The name of a game's set-up. */
  setupName: (_kind: string): string | undefined => undefined,
  /** How to write a game's set-up. */
  setupHelp: (_kind: string): string | undefined => undefined,
  /** A category of mistakes by its code. */
  weakness: (_code: string): string | undefined => undefined,
}
