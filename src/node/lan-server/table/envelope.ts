import { withVersion } from './raw-json'
import type { TableClient } from './types'

/**
 * Sends several guests the same message, each in the protocol version agreed with them. It is built once for
 * consecutive guests of the same version.
 * @param fields the message as JSON, from the first field after `v`
 */
export function sendAll(
  guests: readonly Pick<TableClient, 'version' | 'send'>[],
  fields: string,
  ...how: [rest?: Buffer, urgency?: Parameters<TableClient['send']>[2]]
): void {
  let version = 0
  let text = ''
  for (const guest of guests) {
    if (guest.version !== version) {
      version = guest.version
      text = withVersion(version, fields)
    }
    guest.send(text, ...how)
  }
}

/** Converts a stored answer for a guest who has reconnected, possibly with another protocol version. */
export function toVersion(text: string, version: number): string {
  if (text.startsWith(withVersion(version, ''))) return text
  const answer = JSON.parse(text) as { v: number; view?: { v: number } }
  answer.v = version
  if (answer.view) answer.view.v = version
  return JSON.stringify(answer)
}
