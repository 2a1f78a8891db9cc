import type { Trouble } from '../../protocol/services'
import { hasText, text } from '../i18n/say'

/** The sentence for what stands in the way of a hosted table; the host's own where the page has none for its code. */
export function troubleText({ code, params, message }: Trouble): string {
  const key = `lan.trouble.${code}`
  return hasText(key) ? text(key, params) : message
}

/** Whether it means that what is played is not on the disk. */
export const isUnsaved = ({ code }: Trouble): boolean => code.startsWith('unsaved')
