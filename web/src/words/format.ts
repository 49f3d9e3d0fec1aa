import { language } from './language.svelte'

/** A number with exactly, or with at most, so many decimals. */
export function decimalText(value: number, decimals: number, exactly = true): string {
  return value.toLocaleString(language.code, {
    minimumFractionDigits: exactly ? decimals : 0,
    maximumFractionDigits: decimals,
    useGrouping: false,
  })
}

/** A large number in few characters: "1.2M". */
export const compactNumberText = (value: number): string =>
  value.toLocaleString(language.code, { notation: 'compact', maximumFractionDigits: 1 })

/** The day of a moment in milliseconds since 1970, in the time zone of the user. */
export const dayText = (millis: number): string =>
  new Date(millis).toLocaleDateString(language.code, { dateStyle: 'medium' })

/** A date such as 2026-03-14 or 2026.03.14; other texts are left as they are. */
export function dateText(text: string): string {
  const [, year, month, day] = /^(\d{4})[-.](\d\d)[-.](\d\d)$/.exec(text) ?? []
  if (!year || !month || !day) return text
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.toLocaleDateString(language.code, { dateStyle: 'medium', timeZone: 'UTC' })
}
