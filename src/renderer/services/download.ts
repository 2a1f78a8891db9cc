/** Time in milliseconds before a file's object URL is revoked: some browsers first ask where to save it. */
const REVOKE_DELAY_MS = 60_000

const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** Returns the day of a time on this machine's calendar, as names of files have it: 2026-11-28. */
export function dayOf(at: Date): string {
  return [String(at.getFullYear()).padStart(4, '0'), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-')
}

/** Returns the name of a picture's or a record's file: game, content, date and time. */
export function fileName(game: string, content: string, extension: string, at: Date): string {
  return `${game}-${content}-${dayOf(at)}-${twoDigits(at.getHours())}${twoDigits(at.getMinutes())}.${extension}`
}

/** Offers a file for download in the browser, or in the app's window, which asks where to save it. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS)
}
