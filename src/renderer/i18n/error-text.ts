import { ServiceError } from '../../protocol/app/services'
import { findText } from './say'

/** The page's own sentence for the code of a service; null where it has none, since the service's own says more. */
export function codeWords(code: string): string | null {
  return findText(`fault.code.${code}`)
}

/** The sentence of anything that was thrown: the page's own for the code of a service, else what the fault says itself. */
export function errorText(error: unknown): string {
  const words = error instanceof ServiceError ? codeWords(error.code) : null
  return words ?? (error instanceof Error ? error.message : String(error))
}
