import type { TableWarning } from '../../protocol/app/services'
import { findText } from '../i18n/say'

/** Returns the sentence for a warning about a hosted table: the page's own for its code or, without one, the host's. */
export function warningText({ code, params, message }: TableWarning): string {
  return findText(`lan.trouble.${code}`, params) ?? message
}

/** Whether the warning means that somebody asks the host for a chair. */
export const isAsking = ({ code }: TableWarning): boolean => code === 'asks-for-chair' || code === 'asks-back'

/** Whether the warning means that part of what was played may be lost. */
export const isLoss = ({ code }: TableWarning): boolean => code.startsWith('log-')

/** Whether the warning means that the game is not saved to disk. */
export const isUnsaved = ({ code }: TableWarning): boolean => code.startsWith('unsaved')
