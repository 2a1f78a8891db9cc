import { SHOPS, type ShopName } from './inks'

/** Pictures outside their box's folder, and pictures in it that are not prints. */
const EXCEPTIONS: readonly (readonly [start: string, shop: ShopName | null])[] = [
  ['shelf/outfit', '49'],
  ['shelf/deco', 'deco'],
  ['shelf/lion', 'lion'],
  ['shelf/tuck', 'pack'],
  ['deco/arrow', null],
]

/** Returns the shop that printed a picture; null if it is not a print. */
export function shopOf(picture: string): ShopName | null {
  const exception = EXCEPTIONS.find(([start]) => picture.startsWith(start))
  if (exception) return exception[1]
  const box = picture.slice(0, picture.indexOf('/'))
  return Object.hasOwn(SHOPS, box) ? (box as ShopName) : null
}
