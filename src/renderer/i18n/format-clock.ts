/** Formats seconds as minutes and seconds, like a clock: `1:05`. */
export function formatClock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
