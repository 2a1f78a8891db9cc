import { enveloped } from './raw-json'
import type { TableClient } from './types'

/**
 * Sends several guests the same message, each in the version that was agreed with them. Where they all speak the same it
 * is written once, as if there were one version only.
 * @param fields the message as JSON from its first field after `v` on
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
      text = enveloped(version, fields)
    }
    guest.send(text, ...how)
  }
}

/** An answer that was written down, for a guest who has come back, perhaps by a program that speaks another version. */
export function inVersion(text: string, version: number): string {
  if (text.startsWith(enveloped(version, ''))) return text
  const answer = JSON.parse(text) as { v: number; view?: { v: number } }
  answer.v = version
  if (answer.view) answer.view.v = version
  return JSON.stringify(answer)
}
