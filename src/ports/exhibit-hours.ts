/** Days of the week as a file names them, in the order in which clocks count them: Sunday is 0. */
export const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
type Day = (typeof DAYS)[number]

/** When an exhibit is open on a day: `10:00-18:00`, past midnight where the second is earlier; or `closed`. */
export type DayHours = string

/** Opening hours: one for each day, and `every` for days that have none. A day with neither is open as long as it lasts. */
export type ExhibitHours = Readonly<Partial<Record<Day | 'every', DayHours>>>

/** A moment by the clock on the wall. */
export interface WallTime {
  /** 0 for Sunday to 6. */
  readonly day: number
  /** Minutes since midnight. */
  readonly minute: number
}

const MINUTES = 24 * 60
const SPAN = /^(\d\d:\d\d)-(\d\d:\d\d)$/u

interface Span {
  readonly from: number
  /** More than a day's minutes where it lies behind midnight. */
  readonly to: number
}

/** Minutes of a day on which it is open; null for none. */
function spanOf(hours: ExhibitHours, day: number): Span | null {
  const said = hours[DAYS[day] ?? 'sun'] ?? hours.every
  if (said === undefined) return { from: 0, to: MINUTES }
  const read = readSpan(said)
  return read && { from: read.from, to: read.to > read.from ? read.to : read.to + MINUTES }
}

/** The two times of `10:00-18:00` in minutes since midnight; null for `closed`, and for what is no time. */
export function readSpan(said: DayHours): Span | null {
  const [, from, to] = SPAN.exec(said) ?? []
  return from === undefined || to === undefined ? null : { from: minuteOf(from), to: minuteOf(to) }
}

/** 600 for `10:00`. */
function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** `10:00` for 600. A day's end is midnight. */
export function timeText(minute: number): string {
  const two = (n: number): string => String(n).padStart(2, '0')
  const within = ((minute % MINUTES) + MINUTES) % MINUTES
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`
}

/** Whether an exhibit is open at a moment: by the hours of that day, or by those of the day before, past midnight. */
export function isOpen(hours: ExhibitHours, { day, minute }: WallTime): boolean {
  const [today, before] = [spanOf(hours, day), spanOf(hours, (day + 6) % 7)]
  if (today && minute >= today.from && minute < today.to) return true
  return before !== null && minute < before.to - MINUTES
}

/** The time of the next opening, `10:00`, if that is less than a day away; null else. */
export function nextOpening(hours: ExhibitHours, { day, minute }: WallTime): string | null {
  const [today, tomorrow] = [spanOf(hours, day), spanOf(hours, (day + 1) % 7)]
  if (today && minute < today.from) return timeText(today.from)
  return tomorrow && tomorrow.from < minute ? timeText(tomorrow.from) : null
}
