/**
 * Names of what can be touched and of where pieces lie. One of several is called by a kind and a name of its own, as
 * `hand:17` and `square:9`; what there is only one of is called by a word, as `stock`. Names with a kind are written and
 * read here and nowhere else, so that a kind can't be misspelt on one side.
 */

/** Kinds of what can be touched: `hand:17` is a card of the hand, `say:…` is said and lies nowhere. */
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

/** Kinds of places where pieces lie, by seat (`hand:A`), number (`square:9`) or word. */
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

/** Names one thing or place that can be touched, among others of its kind. */
export const namedTouch = (kind: TouchKind, name: string | number): string => `${kind}:${name}`

/** Names one place where pieces lie, among others of its kind. */
export const namedZone = (kind: ZoneKind, name: string | number): string => `${kind}:${name}`

/** The name that a touch gives: `17` or `C` for `hand:17`, `hand:C`; null for a touch of another kind, or none. */
export function nameIn(touch: string | null | undefined, kind: TouchKind): string | null {
  return afterKind(touch, kind)
}

/** The number that a touch names: 25 for `square:25`; null for a touch of another kind, or none. */
export function numberIn(touch: string | null | undefined, kind: TouchKind): number | null {
  const name = nameIn(touch, kind)
  return name === null ? null : Number(name)
}

/** Whether a touch is of a kind. */
export const isTouchOf = (touch: string | null | undefined, kind: TouchKind): boolean => nameIn(touch, kind) !== null

/** A touch in its two parts; `name` is null where there is only one of it. */
export function touchParts(touch: string): { readonly kind: string; readonly name: string | null } {
  const at = touch.indexOf(':')
  return at < 0 ? { kind: touch, name: null } : { kind: touch.slice(0, at), name: touch.slice(at + 1) }
}

/** Whether a zone is of a kind. */
export const isZoneOf = (zone: string | undefined, kind: ZoneKind): boolean => afterKind(zone, kind) !== null

/** The letter of the seat that a zone belongs to: `B` for `hand:B` and `bet:B:7H`; null for a zone of nobody. */
export function seatInZone(zone: string | undefined): string | null {
  return zone?.split(':').find((part, at) => at > 0 && /^[A-H]$/.test(part)) ?? null
}

function afterKind(name: string | null | undefined, kind: string): string | null {
  return name?.startsWith(`${kind}:`) === true ? name.slice(kind.length + 1) : null
}
