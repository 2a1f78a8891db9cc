import type { Connection } from '../../lan-client'
import { ServiceError } from '../../protocol/app/services'
import type { Refusal } from '../../rules/kit'
import { findText, text, codeWords, errorText } from '../i18n/say'

/** The sentence for what a table's host refused or ended: the page's own for its code, or the host's where it has none. */
export function refusalText({ code, message }: Refusal): string {
  return findText(`lan.refused.${code}`) ?? codeWords(code) ?? message
}

/** A refusal in the page's own words. What the rules refuse bears the rules' own sentence already. */
export function worded(refusal: Refusal): Refusal {
  return { code: refusal.code, message: refusalText(refusal) }
}

/** A refusal for a reason that the page knows without asking the host. */
export const refusalFor = (code: string): Refusal => worded({ code, message: code })

/** The sentence for what a call of the page's own host has thrown. */
export function faultText(fault: unknown): string {
  return fault instanceof ServiceError ? refusalText(fault) : errorText(fault)
}

/** Why a connection lets nobody in. */
export function closedText(connection: Connection): string {
  const { state } = connection
  return state === 'refused' || state === 'ended' ? refusalText(connection.error) : text('far.unreachable')
}
