/** Days of the week as the exhibit's file names them, indexed like `Date.getDay()`: Sunday is 0. */
export const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
type Day = (typeof DAYS)[number]

/**
 * The opening hours of one day: `10:00-18:00`, which runs past midnight if the second time is not later than the first;
 * or `closed`.
 */
type DayHours = string

/** Opening hours by day; `every` holds for days without an entry. A day covered by neither is open all day. */
export type ExhibitHours = Readonly<Partial<Record<Day | 'every', DayHours>>>

/** A moment of the week in local time. */
export interface WallTime {
  /** Day of the week, from 0 for Sunday to 6. */
  readonly day: number
  /** Minutes since midnight. */
  readonly minute: number
}

const MINUTES_PER_DAY = 24 * 60
const SPAN_PATTERN = /^(\d\d:\d\d)-(\d\d:\d\d)$/u

interface Span {
  readonly from: number
  /** Exceeds the minutes of a day if the span ends after midnight. */
  readonly to: number
}

/** Returns the span of a day in which the exhibit is open, in minutes since midnight; null if it is closed all day. */
function spanOf(hours: ExhibitHours, day: number): Span | null {
  const dayHours = hours[DAYS[day] ?? 'sun'] ?? hours.every
  if (dayHours === undefined) return { from: 0, to: MINUTES_PER_DAY }
  const read = readSpan(dayHours)
  return read && { from: read.from, to: read.to > read.from ? read.to : read.to + MINUTES_PER_DAY }
}

/**
 * Parses the two times of `10:00-18:00` into minutes since midnight; returns null for `closed` and for malformed text.
 */
export function readSpan(dayHours: DayHours): Span | null {
  const [, from, to] = SPAN_PATTERN.exec(dayHours) ?? []
  return from === undefined || to === undefined ? null : { from: minuteOf(from), to: minuteOf(to) }
}

/** Converts `10:00` to 600. */
export function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** Converts 600 to `10:00`. Minutes wrap around at the end of the day, so 1440 becomes `00:00`. */
export function timeText(minute: number): string {
  const twoDigits = (n: number): string => String(n).padStart(2, '0')
  const minuteOfDay = ((minute % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY
  return `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`
}

/** Whether an exhibit is open at a moment: by that day's hours, or by the previous day's if they run past midnight. */
export function isOpen(hours: ExhibitHours, { day, minute }: WallTime): boolean {
  const [today, before] = [spanOf(hours, day), spanOf(hours, (day + 6) % 7)]
  if (today && minute >= today.from && minute < today.to) return true
  return before !== null && minute < before.to - MINUTES_PER_DAY
}

/** Returns the time of the next opening, such as `10:00`, if it is less than a day away; otherwise null. */
export function nextOpening(hours: ExhibitHours, { day, minute }: WallTime): string | null {
  const [today, tomorrow] = [spanOf(hours, day), spanOf(hours, (day + 1) % 7)]
  if (today && minute < today.from) return timeText(today.from)
  return tomorrow && tomorrow.from < minute ? timeText(tomorrow.from) : null
}
