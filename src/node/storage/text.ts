import { encodingOf } from '../../protocol/wire/text-encoding'

/**
 * Decodes text, without its byte order mark: UTF-8, or UTF-16 if a mark says so, as Windows editors and shells write
 * it. Returns null for bytes that are not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes).encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
