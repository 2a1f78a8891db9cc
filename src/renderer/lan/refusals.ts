import type { Refusal } from '../../rules/kit'
import { hasText, text } from '../i18n/say'

/** The sentence for what a table's host refused or ended: the page's own for its code, or the host's where it has none. */
export function refusalText({ code, message }: Refusal): string {
  const key = `lan.refused.${code}`
  return hasText(key) ? text(key) : message
}
