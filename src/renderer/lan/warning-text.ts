import type { TableWarning } from '../../protocol/app/services'
import { findText } from '../i18n/say'

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
