/**
 * Names of touches (things that can be touched) and zones (places where pieces lie). One of several has a kind and a
 * name of its own, as `hand:17` and `square:9`; a thing that exists only once is a single word, as `stock`.
 *
 * The functions below write and parse names and accept known kinds only, so that the two sides cannot disagree on the
 * spelling of a kind. Some modules compare a name with its literal prefix instead, such as `say:`.
 */

/** Zone of the outlines of empty places, which are only seen. */
export const OUTLINE_ZONE = 'outlines'

/** Zone of the cards that stand and name the seats. */
export const NAME_ZONE = 'names'

/** Kinds of touches: `hand:17` is a card of the hand; `say:…` is spoken and has no place on the table. */
export type TouchKind =
  | 'box'
  | 'build'
  | 'call'
  | 'card'
  | 'chair'
  | 'chip'
  | 'colour'
  | 'fifty'
  | 'hand'
  | 'hundred'
  | 'pile'
  | 'rack'
  | 'row'
  | 'say'
  | 'seat'
  | 'spot'
  | 'square'
  | 'table'

/** Kinds of zones, by seat (`hand:A`), number (`square:9`) or word. */
export type ZoneKind =
  | 'bank'
  | 'bet'
  | 'books'
  | 'box'
  | 'chips'
  | 'discards'
  | 'hand'
  | 'man'
  | 'men'
  | 'pile'
  | 'rack'
  | 'shown'
  | 'square'
  | 'stock'
  | 'strip'
  | 'taken'
  | 'won'

/** Returns the touch of one thing or place among others of its kind. */
export const namedTouch = (kind: TouchKind, name: string | number): string => `${kind}:${name}`

/** Returns the zone of one place among others of its kind. */
export const namedZone = (kind: ZoneKind, name: string | number): string => `${kind}:${name}`

/** Returns the name in a touch: `17` or `C` for `hand:17`, `hand:C`; null for a touch of another kind, or none. */
export function nameIn(touch: string | null | undefined, kind: TouchKind): string | null {
  return afterKind(touch, kind)
}

/** Returns the number in a touch: 25 for `square:25`; null for a touch of another kind, or none. */
export function numberIn(touch: string | null | undefined, kind: TouchKind): number | null {
  const name = nameIn(touch, kind)
  return name === null ? null : Number(name)
}

/** Whether a touch is of a kind. */
export const isTouchOf = (touch: string | null | undefined, kind: TouchKind): boolean => nameIn(touch, kind) !== null

/** Splits a touch into its kind and its name; `name` is null for a thing that exists only once. */
export function touchParts(touch: string): { readonly kind: string; readonly name: string | null } {
  const at = touch.indexOf(':')
  return at < 0 ? { kind: touch, name: null } : { kind: touch.slice(0, at), name: touch.slice(at + 1) }
}

/** Whether a zone is of a kind. */
export const isZoneOf = (zone: string | undefined, kind: ZoneKind): boolean => afterKind(zone, kind) !== null

/**
 * Returns the letter of the seat that a zone belongs to: `B` for `hand:B` and `bet:B:7H`; null if it belongs to no
 * seat.
 */
export function seatLetterInZone(zone: string | undefined): string | null {
  return zone?.split(':').find((part, at) => at > 0 && /^[A-H]$/.test(part)) ?? null
}

function afterKind(name: string | null | undefined, kind: string): string | null {
  return name?.startsWith(`${kind}:`) === true ? name.slice(kind.length + 1) : null
}
