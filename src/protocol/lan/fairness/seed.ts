import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fairnessTranscript, type RoundTerms, type OpenLuck } from './transcript'

/**
 * The seed of a round: HMAC-SHA-256 of the transcript with the host's value (64 hex digits) for its key, in hex. No
 * side can steer it: the host settled its value before it saw the guests', and nobody but the host knew that one.
 */
export function deriveSeed(hostValue: string, terms: RoundTerms, luck: OpenLuck): string {
  return bytesToHex(hmac(sha256, hexToBytes(hostValue), utf8ToBytes(fairnessTranscript(terms, luck))))
}
