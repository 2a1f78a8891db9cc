import type { Connection } from '../../lan-client'
import { ServiceError, type TableWarning } from '../../protocol/app/services'
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

/** Returns the sentence for a warning about a hosted table: the page's own for its code or, without one, the host's. */
export function warningText({ code, params, message }: TableWarning): string {
  return findText(`lan.trouble.${code}`, params) ?? message
}

/** Whether the warning means that somebody asks the host for a chair, or to see a hand. */
export const isAsking = ({ code }: TableWarning): boolean => code.startsWith('asks-')

/** Whether the warning means that somebody asks to see a hand that is offered. */
export const asksToLook = ({ code }: TableWarning): boolean => code === 'asks-to-look' || code === 'asks-watching'

/** Whether the warning means that part of what was played may be lost. */
export const isLoss = ({ code }: TableWarning): boolean => code.startsWith('log-')

/** Whether the warning means that the game is not saved to disk. */
export const isUnsaved = ({ code }: TableWarning): boolean => code.startsWith('unsaved')
