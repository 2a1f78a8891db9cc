import * as z from 'zod/mini'
import { codeSchema, tokenSchema } from './fields'
import { truncate } from './plain-name'

/** Default port of a host. */
export const LAN_PORT = 4989

/** The location of a table, parsed from typed or pasted text. */
interface TypedAddress {
  /** A name or an address, IPv6 without brackets, optionally with its zone. Null if only a code was typed. */
  readonly host: string | null
  /** Null if no port was typed. */
  readonly port: number | null
  /** The table's code in capitals; null if none was typed. */
  readonly code: string | null
  /** The secret of a complete pasted link; null if there is none. */
  readonly token: string | null
}

type AddressFault = 'empty' | 'port' | 'host' | 'code' | 'link'

type AddressResult =
  | { readonly ok: true; readonly address: TypedAddress }
  /** `fault` is what is wrong; `part` is the text at fault. */
  | { readonly ok: false; readonly fault: AddressFault; readonly part: string }

/** Maximum length of the input; no address with a code is longer. */
const MAX_INPUT_LENGTH = 400

/**
 * Parses the text typed to join a table: `192.168.1.5:4989`, `[fd00::5]:4989`, `fe80::5%eth0`, `parlour.local`, the
 * table's code, an address and a code separated by a space, or a complete link (`http://192.168.1.5:4989/#…`).
 */
export function readAddress(typed: string): AddressResult {
  const words = latinSigns(typed).trim().split(/\s+/u)
  const [first = '', second, third] = words
  if (first === '') return refuseAddress('empty', '')
  if (typed.length > MAX_INPUT_LENGTH || third !== undefined)
    return refuseAddress('host', truncate(typed.trim(), MAX_INPUT_LENGTH))
  if (second === undefined && codeSchema.safeParse(first).success) return acceptAddress({ code: first.toUpperCase() })
  const code = second === undefined ? null : second.toUpperCase()
  if (code !== null && !codeSchema.safeParse(code).success) return refuseAddress('code', code)
  // Browsers copy a link without its beginning from where they show it so.
  const isLink = /[/#]/u.test(first)
  const read = isLink ? readLink(/^[a-z]+:\/\//iu.test(first) ? first : `http://${first}`) : readPlace(first)
  return read.ok && code !== null ? acceptAddress({ ...read.address, code }) : read
}

/**
 * Returns a typed text with the letters, digits and points of ASCII in place of those that input methods and keyboards of
 * other scripts write: full-width ones, `。`, Arabic digits.
 */
export function latinSigns(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/\p{Nd}/gu, digitOf)
}

/** Returns a decimal digit of any script in ASCII. Scripts have theirs in a row, from 0 to 9. */
function digitOf(sign: string): string {
  const at = sign.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value++
  return String(value)
}

/** Formats a host and a port for a URL, with IPv6 in brackets. Browsers accept no zone there, so it is omitted. */
export function addressText(host: string, port: number): string {
  return socketAddressText(host.split('%', 1)[0] ?? host, port)
}

/** Formats host and port, including the zone if there is one: for sockets of this program, not for browsers. */
export function socketAddressText(host: string, port: number): string {
  return `${host.includes(':') ? `[${host}]` : host}:${String(port)}`
}

function readLink(link: string): AddressResult {
  const parts = /^http:\/\/([^/?#\s]+)(?:\/[^#\s]*)?(?:#(.*))?$/iu.exec(link)
  const [, place, fragment = ''] = parts ?? []
  if (place === undefined || place.includes('@')) return refuseAddress('link', link)
  const read = readPlace(place)
  if (!read.ok || fragment === '') return read
  if (codeSchema.safeParse(fragment).success) return acceptAddress({ ...read.address, code: fragment.toUpperCase() })
  // Whatever else the fragment contains, the secret is its only run of hex digits of that length.
  const token = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/u.exec(fragment)?.[0]
  if (!tokenSchema.safeParse(token).success) return refuseAddress('link', link)
  return acceptAddress({ ...read.address, token: token ?? null })
}

function readPlace(place: string): AddressResult {
  const bracketed = /^\[([^\]]*)\](?::(.*))?$/u.exec(place)
  if (bracketed) return withPort(bracketed[1] ?? '', bracketed[2], isIPv6)
  // Two or more colons without brackets: the whole text is an IPv6 address, because a port could not be told from it.
  if (place.split(':').length > 2) return withPort(place, undefined, isIPv6)
  const [host = '', port] = place.split(':')
  // A name may end with a dot.
  return withPort(host.replace(/(?<=[^.])\.$/u, ''), port, isHost)
}

function withPort(host: string, port: string | undefined, isRight: (host: string) => boolean): AddressResult {
  if (!isRight(host)) return refuseAddress('host', host)
  if (port === undefined) return acceptAddress({ host })
  const number = Number(port)
  if (!/^\d{1,5}$/u.test(port) || number < 1 || number > 65535) return refuseAddress('port', port)
  return acceptAddress({ host, port: number })
}

function isIPv6(host: string): boolean {
  const [plain = '', zone] = host.split('%')
  return z.ipv6().safeParse(plain).success && (zone === undefined || /^[\w.-]{1,32}$/u.test(zone))
}

/** Whether a text is an IPv4 address or a name; digits and dots that are not an IPv4 address are not a name either. */
function isHost(host: string): boolean {
  if (/^[\d.]+$/u.test(host)) return z.ipv4().safeParse(host).success
  return host.length <= 253 && host.split('.').every((label) => /^(?!-)[\p{L}\p{N}_-]{1,63}(?<!-)$/u.test(label))
}

function acceptAddress(address: Partial<TypedAddress>): AddressResult {
  return { ok: true, address: { host: null, port: null, code: null, token: null, ...address } }
}

function refuseAddress(kind: AddressFault, part: string): AddressResult {
  return { ok: false, fault: kind, part }
}
