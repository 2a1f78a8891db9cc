import type { TableWarning } from '../../protocol/app/services'
import { findText } from '../i18n/say'

/** The sentence for what stands in the way of a hosted table; the host's own where the page has none for its code. */
export function warningText({ code, params, message }: TableWarning): string {
  return findText(`lan.trouble.${code}`, params) ?? message
}

/** Whether somebody asks whoever hosts the table for a chair. */
export const isAsking = ({ code }: TableWarning): boolean => code === 'asks-for-chair'

/** Whether it means that something of what was played may be lost. */
export const isLoss = ({ code }: TableWarning): boolean => code.startsWith('log-')

/** Whether it means that what is played is not on the disk. */
export const isUnsaved = ({ code }: TableWarning): boolean => code.startsWith('unsaved')
