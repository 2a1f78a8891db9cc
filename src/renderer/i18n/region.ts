import { i18n, spokenLanguage } from '.'

/** Formats a time as {@link timeFormat} does. */
export const formatTime = (at: number, style: Intl.DateTimeFormatOptions): string => timeFormat(style).format(at)

/**
 * Returns the format of a time of this machine's clock in the words of the page's language, but in the order and with
 * the clock (12 or 24 hours) of the person's region, which is that of the first language of the browser. Digits and
 * calendar are those of the page's own texts.
 */
export function timeFormat(style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const [first = ''] = navigator.languages
  // Some systems name no language, but their locale: "C".
  const isLanguage = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/iu.test(first)
  const system = new Intl.Locale(isLanguage ? first : Intl.DateTimeFormat().resolvedOptions().locale)
  const { hourCycle } = new Intl.DateTimeFormat(system, { hour: 'numeric' }).resolvedOptions()
  return new Intl.DateTimeFormat(regionalLocale(spokenLanguage(i18n.global.locale.value), system), {
    ...style,
    numberingSystem: 'latn',
    calendar: 'gregory',
    ...(style.timeStyle && hourCycle && { hourCycle }),
  })
}

/** Returns the language as written in the region of a locale; as in most of the world where browsers do not know it. */
function regionalLocale(language: string, system: Intl.Locale): string {
  const { region } = system.maximize()
  if (region === undefined) return language
  const regional = `${language}-${region}`
  return new Intl.DateTimeFormat(regional).resolvedOptions().locale === regional ? regional : `${language}-001`
}

/** Returns a time in the middle of a month, which is written `2026-07`. */
export const timeOfMonth = (month: string): number => new Date(`${month}-15T12:00`).getTime()

/** Formats such a month with its year: `July 2026`. */
export const longMonth = (month: string): string => formatTime(timeOfMonth(month), { month: 'long', year: 'numeric' })

/** Formats seconds as minutes and seconds, like a clock: `1:05`. */
export function formatClock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
