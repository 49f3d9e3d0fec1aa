import type { GameEvent } from '../wire/live'
import { newsOf, type Status } from './status'
import type { View } from './game-view'

/**
 * What is said aloud about a game: what happened and how it stands now, together, so that neither swallows the other; and a piece
 * of news once, however often the standing changes afterwards.
 */
export class Speech {
  private told: GameEvent | undefined
  private stood = ''

  /** What there is to say now; nothing if all of it was said. */
  next(view: View, status: Status, sayMove: Parameters<typeof newsOf>[1]): string {
    const news = view.news === this.told ? '' : newsOf(view, sayMove)
    const stands = [status.text, status.tone === 'over' ? status.more : ''].filter(Boolean).join(' ')
    const isSaid = news === '' && stands === this.stood
    this.told = view.news
    this.stood = stands
    return isSaid ? '' : [news, stands].filter(Boolean).join(' ')
  }
}
