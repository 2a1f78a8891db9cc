/** How long a file's address is kept for a browser that asks first where it shall go, in milliseconds. */
const KEPT = 60_000

/** Name of a picture's file: game, what it shows, and day and time. */
export function fileName(game: string, what: string, ending: string, at: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0')
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${game}-${what}-${day}-${two(at.getHours())}${two(at.getMinutes())}.${ending}`
}

/** Gives a file to the browser, or to the app's window, which asks where it shall go. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
}
