import { locale } from '$words/locale'
import { mine as words } from '$words/my-games'

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago something was: "5 minutes ago", "yesterday". */
export function ago(then: number, now: number, language = locale): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Math.max(0, now - then)
  const known = units.find(([, millis]) => passed >= millis)
  return known ? format.format(-Math.floor(passed / known[1]), known[0]) : words.justNow
}
