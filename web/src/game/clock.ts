import type { Side } from '../wire/common'
import type { Clock } from '../wire/live'
import { decimalText } from '$words/format'
import { gameWords as words } from '$words/game'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Below this, the clock is shown as low. */
const lowMillis = 20 * second

/** Time left of a side in milliseconds. The server measures it; this extrapolates from its last message. */
export function timeLeft(clock: Clock, side: Side, receivedAt: number, now: number): number {
  const spent = clock.running === side ? Math.max(0, now - receivedAt) : 0
  return Math.max(0, clock[side] - spent)
}

export const isLow = (millis: number): boolean => millis < lowMillis

/** "4:05"; tenths in the last ten seconds; "1:01:01" and days for longer times. */
export function clockText(millis: number): string {
  if (millis >= day) return words.clock.days(Math.floor(millis / day), Math.floor((millis % day) / hour))
  if (millis >= hour)
    return `${Math.floor(millis / hour)}:${twoDigits((millis % hour) / minute)}:${twoDigits((millis % minute) / second)}`
  if (millis < 10 * second) return `0:0${decimalText(Math.floor(millis / 100) / 10, 1)}`
  return `${Math.floor(millis / minute)}:${twoDigits((millis % minute) / second)}`
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}

/** Only these are announced, because announcing every second would drown out everything else. */
const thresholds = [5 * minute, minute, 30 * second, 10 * second]

/** The threshold passed between two readings of a clock. */
export function passedThreshold(before: number, now: number): number | undefined {
  return thresholds.find((threshold) => before > threshold && now <= threshold)
}
