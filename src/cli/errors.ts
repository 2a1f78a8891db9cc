import type { Fault } from '../rules/kit'

/** Exit statuses of `parlor`: success; the record or move is illegal; bad usage or an unreadable file. */
export const DONE = 0
const ILLEGAL = 1
const MISUSE = 2

/** An error that ends a command with an error document and an exit status. */
export class CliFault extends Error {
  constructor(
    readonly status: typeof ILLEGAL | typeof MISUSE,
    readonly fault: Fault,
    /** Further fields of the document. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(fault.message)
    this.name = 'CliFault'
  }
}

/** Creates the error for bad usage or an unreadable file. */
export function misuse(code: string, message: string): CliFault {
  return new CliFault(MISUSE, { code, message, ply: null, move: null })
}

/** Creates the error for an illegal record. */
export function illegalRecord(fault: Fault): CliFault {
  return new CliFault(ILLEGAL, fault)
}

/** Creates the error for a question that a record cannot answer, or for an invalid file of another kind. */
export function illegal(code: string, message: string, details?: Readonly<Record<string, unknown>>): CliFault {
  return new CliFault(ILLEGAL, { code, message, ply: null, move: null }, details)
}

/** Returns the error document of any fault. Unexpected faults are reported without internal details. */
export function errorDocument(fault: unknown): { readonly status: number; readonly document: unknown } {
  const known = fault instanceof CliFault ? fault : misuse('internal', 'Something went wrong inside the program.')
  const { code, message, ply, move } = known.fault
  return { status: known.status, document: { error: { code, message, ply, move }, ...known.details } }
}
