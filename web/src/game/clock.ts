import type { Clock } from '../wire/live'
import type { Side } from '../wire/common'
import { game as words } from '$words/game'

/** What the clocks show between two messages of the server, which is the one who measures. */

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** From here on somebody should hurry. */
const low = 20 * second

/** What a side has left now, in milliseconds. */
export function left(clock: Clock, side: Side, heardAt: number, now: number): number {
  const spent = clock.running === side ? Math.max(0, now - heardAt) : 0
  return Math.max(0, clock[side] - spent)
}

export const isLow = (millis: number): boolean => millis < low

/** 4:05; the last ten seconds with tenths; hours and days in words of their own. */
export function shown(millis: number): string {
  if (millis >= day) return words.clock.days(Math.floor(millis / day), Math.floor((millis % day) / hour))
  if (millis >= hour)
    return `${Math.floor(millis / hour)}:${two((millis % hour) / minute)}:${two((millis % minute) / second)}`
  if (millis < 10 * second) return `0:0${(Math.floor(millis / 100) / 10).toFixed(1)}`
  return `${Math.floor(millis / minute)}:${two((millis % minute) / second)}`
}

function two(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}

/** Only these are said aloud: a clock that speaks every second hides everything else. */
const thresholds = [5 * minute, minute, 30 * second, 10 * second]

/** The threshold that was passed between two looks at a clock. */
export function passed(before: number, now: number): number | undefined {
  return thresholds.find((threshold) => before > threshold && now <= threshold)
}
