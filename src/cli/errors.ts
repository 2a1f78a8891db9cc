import type { Fault } from '../rules/kit'

/** Exit statuses of `parlor`: done; the record or move is illegal; bad usage or an unreadable file. */
export const DONE = 0
export const ILLEGAL = 1
export const MISUSE = 2

/** Ends a command with an error document and an exit status. */
export class CliFault extends Error {
  constructor(
    readonly status: typeof ILLEGAL | typeof MISUSE,
    readonly fault: Fault,
    /** What the document tells beside the error. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(fault.message)
    this.name = 'CliFault'
  }
}

/** Bad usage or an unreadable file. */
export function misuse(code: string, message: string): CliFault {
  return new CliFault(MISUSE, { code, message, ply: null, move: null })
}

/** A record that is not lawful, or of which something is asked that it can't answer. */
export function illegal(fault: Fault): CliFault {
  return new CliFault(ILLEGAL, fault)
}

/** The same for a file of another kind, with all that is to be told of it. */
export function illegalWith(code: string, message: string, details: Readonly<Record<string, unknown>>): CliFault {
  return new CliFault(ILLEGAL, { code, message, ply: null, move: null }, details)
}

/** The error document of any fault: those that were not foreseen are told without their insides. */
export function errorDocument(fault: unknown): { readonly status: number; readonly document: unknown } {
  const known = fault instanceof CliFault ? fault : misuse('internal', 'Something went wrong inside the program.')
  const { code, message, ply, move } = known.fault
  return { status: known.status, document: { error: { code, message, ply, move }, ...known.details } }
}
