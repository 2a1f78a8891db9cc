import type { Connection } from '../../lan-client'
import { ServiceError } from '../../protocol/app/services'
import type { Refusal } from '../../rules/kit'
import { findText, text, errorCodeText, errorText } from '../i18n/say'

/** Returns the sentence for a refusal by a table's host: the page's own for its code or, without one, the host's. */
export function refusalText({ code, message }: Refusal): string {
  return findText(`lan.refused.${code}`) ?? errorCodeText(code) ?? message
}

/** Puts a refusal into the page's own words. A refusal by the rules already has the rules' own sentence. */
export function localizeRefusal(refusal: Refusal): Refusal {
  return { code: refusal.code, message: refusalText(refusal) }
}

/** Returns a refusal for a reason that the page knows without asking the host. */
export const refusalFor = (code: string): Refusal => localizeRefusal({ code, message: code })

/** Returns the sentence for an error thrown by a call to the page's own host. */
export function faultText(fault: unknown): string {
  return fault instanceof ServiceError ? refusalText(fault) : errorText(fault)
}

/** Returns the sentence that says why a connection was not admitted, or is over. */
export function closedText(connection: Connection): string {
  const { state } = connection
  return state === 'refused' || state === 'ended' ? refusalText(connection.error) : text('far.unreachable')
}
