import type { Connection } from '../../protocol/lan/client'
import { ServiceError } from '../../protocol/services'
import type { Refusal } from '../../rules/kit'
import { hasText, text } from '../i18n/say'
import { sentenceOf } from '../stores/faults'

/** The sentence for what a table's host refused or ended: the page's own for its code, or the host's where it has none. */
export function refusalText({ code, message }: Refusal): string {
  const key = `lan.refused.${code}`
  return hasText(key) ? text(key) : message
}

/** A refusal in the page's own words. What the rules refuse bears the rules' own sentence already. */
export function worded(refusal: Refusal): Refusal {
  return { code: refusal.code, message: refusalText(refusal) }
}

/** A refusal for a reason that the page knows without asking the host. */
export const refusalFor = (code: string): Refusal => worded({ code, message: code })

/** The sentence for what a call of the page's own host has thrown. */
export function faultText(fault: unknown): string {
  return fault instanceof ServiceError ? refusalText(fault) : sentenceOf(fault)
}

/** Why a connection lets nobody in. */
export function closedText(connection: Connection): string {
  const { state } = connection
  return state === 'refused' || state === 'ended' ? refusalText(connection.error) : text('far.unreachable')
}
