import { parseJson } from '../../../protocol/wire/bounded-json'
import type { Credential } from '../../../protocol/lan/messages'
import { nameFrom, truncate } from '../../../protocol/lan/plain-name'
import { MAX_NAME_LENGTH, saveIdSchema } from '../../../protocol/wire/fields'
import { ServiceError, type LostTable } from '../../../protocol/app/services'
import { asServiceError } from '../../storage/disk'
import { fingerprint, sameSecret } from '../tokens'

/** A table of an earlier start that could not be restored; its files are left untouched. */
export interface LostTableEntry {
  /** What its owner is shown. */
  readonly summary: LostTable
  /** Its game's save, if it can be read from the file. */
  readonly save: string | null
  /** Its code, if it can be read from the file: no other table may use it. */
  readonly code: string | null
  /** Whether a pass belongs, or may belong, to this table. A code does only if the file still shows it. */
  mayOpen(pass: Credential): boolean
}

const CODE = /"code":"([2-9A-HJ-NP-Z]{6})"/u
const TOKEN = /"token":"([0-9a-f]{32})"/u
const SAVE = /"save":"([^"]{1,80})"/u
const NAME = /"name":("(?:[^"\\]|\\.){1,400}")/u
const DIGEST = /"[0-9a-f]{64}"/u

/**
 * @param id of the table, from the name of its side file
 * @param text of the side file; null if not even that could be read
 * @param fault why it could not be restored
 */
export function createLostTableEntry(id: string, text: string | null, fault: unknown): LostTableEntry {
  const known = text ?? ''
  const found = (pattern: RegExp) => pattern.exec(known)?.[1] ?? null
  const [code, token, save] = [found(CODE), found(TOKEN), found(SAVE)]
  return {
    summary: { id, name: nameIn(known) || nameFrom(id, MAX_NAME_LENGTH) || '?', ...reasonOf(fault) },
    save: saveIdSchema.safeParse(save).success ? save : null,
    code,
    mayOpen(pass) {
      if (pass.kind === 'code') return code !== null && sameSecret(code, pass.code.toUpperCase())
      if (pass.kind === 'token') return token !== null && sameSecret(token, pass.token)
      // If no token digests can be read, a resume token may belong here: the guest must not discard it.
      return !DIGEST.test(known) || known.includes(fingerprint(pass.token))
    },
  }
}

function nameIn(text: string): string {
  const quoted = NAME.exec(text)?.[1]
  const read = quoted === undefined ? null : parseJson(quoted, { length: 500, depth: 1 })
  return read?.ok && typeof read.value === 'string' ? nameFrom(read.value, MAX_NAME_LENGTH) : ''
}

function reasonOf(thrown: unknown): { code: string; message: string } {
  const fault = asServiceError(thrown)
  if (fault instanceof ServiceError) return { code: fault.code, message: truncate(fault.message, 1_000) }
  return { code: 'damaged-table', message: 'The file of the table is damaged.' }
}
