/**
 * How a sentence names a seat beside whoever it is said to: a parameter that `say` turns into the name of whoever sits
 * there, or into "Chair B" where nobody has a name.
 */
export function seatParam(letter: string): string {
  return `seat:${letter}`
}

/** The letter that such a parameter stands for; null for any other value. */
export function seatOfParam(value: string | number): string | null {
  return typeof value === 'string' ? (/^seat:([A-H])$/.exec(value)?.[1] ?? null) : null
}
