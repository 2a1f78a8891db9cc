import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fairnessTranscript, type RoundTerms, type OpenLuck } from './transcript'

/**
 * Returns the seed of a round: HMAC-SHA-256 of the transcript with the host's value (64 hex digits) as its key, in hex.
 * No side can influence it: the host had committed to its value before it saw the guests', and only the host knew that
 * value.
 */
export function deriveSeed(hostValue: string, terms: RoundTerms, luck: OpenLuck): string {
  return bytesToHex(hmac(sha256, hexToBytes(hostValue), utf8ToBytes(fairnessTranscript(terms, luck))))
}
