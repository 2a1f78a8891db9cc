import { randomInt } from 'node:crypto'
import type { Credential } from '../../../protocol/lan/messages'
import { ONLOOKER, seatOf, type Eye, type Seat } from '../../../rules/kit'
import { fingerprint, createToken, sameSecret } from '../tokens'
import { hasLeft } from './hands'
import { personAt, type RoomState } from './room-state'

/**
 * Returns the eye that a pass stands for at a table: an onlooker for the table's code or token, a seat for the token of
 * its chair, or null if it opens nothing. Changes nothing.
 */
export function resolveCredential(room: RoomState, pass: Credential): Eye | null {
  const { code, token } = room.spec
  if (pass.kind === 'code') return sameSecret(pass.code.toUpperCase(), code) ? ONLOOKER : null
  if (pass.kind === 'token') return sameSecret(pass.token, token) ? ONLOOKER : null
  const seat = seatOf(pass.seat, room.chairs.length)
  const tokenDigest = fingerprint(pass.token)
  if (personAt(room, seat)?.tokens.some((known) => sameSecret(known, tokenDigest))) return seat
  // A person who left the chair during this game enters as an onlooker, and may take it back.
  return room.phase === 'playing' && hasLeft(room, seat, tokenDigest) ? ONLOOKER : null
}

/** Sentence for a page whose chair is used from elsewhere. */
export const REPLACED = 'This chair is used from another connection now.'

/** Whether a pass is a token that gave a chair back before somebody claimed that chair. */
export function isFormerToken(room: RoomState, pass: Credential): boolean {
  if (pass.kind !== 'resume') return false
  const digest = fingerprint(pass.token)
  const person = personAt(room, seatOf(pass.seat, room.chairs.length))
  return person?.formerTokens.some((known) => sameSecret(known, digest)) === true
}

/** Returns the return word of a person's chair, and creates it if there is none yet; null if no person has the chair. */
export function returnWordOf(room: RoomState, seat: Seat): string | null {
  const person = personAt(room, seat)
  if (!person) return null
  return (person.word ??= createReturnWord(
    room.chairs.flatMap((chair) => (chair.kind === 'person' && chair.word) || []),
  ))
}

/**
 * Creates a new token for a chair. The shown one stays valid beside it until the new one is confirmed, since a welcome
 * can get lost. Write the table to disk before sending the token.
 */
export function rotateSeatToken(room: RoomState, seat: number, shownToken: string | null): string | null {
  const person = personAt(room, seat)
  if (!person) return null
  const token = createToken()
  const tokens = shownToken === null ? [fingerprint(token)] : [fingerprint(token), fingerprint(shownToken)]
  room.chairs[seat] = { ...person, tokens }
  return token
}

/**
 * Invalidates the earlier tokens of a chair, since its owner has sent a message after the last one was issued. Returns
 * whether there were any.
 */
export function confirmSeatToken(room: RoomState, seat: number): boolean {
  const person = personAt(room, seat)
  if (!person || person.tokens.length < 2) return false
  room.chairs[seat] = { ...person, tokens: person.tokens.slice(0, 1) }
  return true
}

/** Plain words of four letters that are easily said, heard and typed. */
const WORDS = `
  acre aloe alto arch atom axle bake balm band bank barn bath bead beak beam bean beef bell belt bend bike bird
  blue boat bold book boot bowl brew brim bulb bush cafe cage cake calm camp cane cape card carp cart cave chef
  chip city clam clay clef clip club coal coat coil coin colt comb cone cook cope cord cork corn cove crab crib
  crop crow cube cuff curl dale dawn deck desk dial dice dill dish disk doll dome door dove drum duck dusk east
  echo edge epic fair farm fawn fern file film fish five flag flax foal foam fold fond font food fork form fort
  four frog fuel fund fuse game gate gear gift glad glow glue goat gold golf gong gown grid grin grip gulf gull
  hall halo harp hawk heap herb hero hill hint hive home hood hook hoop horn host hull iris iron  item jade
  jazz jeep join joke july jump june kale keel kelp kilt kite kiwi lace lake lamb lamp land lane lark lava lawn
  leaf lens lift lily lime line link lion list loaf loft logo loop luck  malt mask mast maze melt menu
  milk mill mime mind mint mist moat moon moss myth navy neat nest newt nine noon note oath oboe onyx open oven
  oval oxen pace palm park path pawn peat perk pick pier pine pink pint pipe plan plum poem poet pole polo pond
  pony pool port pump puma pure quiz raft rail rain rake ramp reed reef rest rice rich ride ring rink ripe rise
  road robe rock roof room rope rose ruby rule safe saga sage salt sand sash seed shed ship shoe shop silk sing
  sink site size slab sled slow snow soap sock sofa soft soil solo song soup spin spot star stem step stew surf
  swan swim taco tall tape taxi tent text thaw tidy tile time tiny tofu tone tool town tray tree trim trio trip
  trot tuba tube tuna turf twig twin unit vase vast verb vest veto vine vote wall wand warm wave wick wide wild
  wind wine wing wink wise wish wolf wood wool word yard yarn year yoga yolk zero zest zinc zone zoom
`
  .trim()
  .toUpperCase()
  .split(/\s+/u)

/** Chooses a return word by lot, other than the words in use. */
function createReturnWord(wordsInUse: readonly string[]): string {
  for (;;) {
    const word = WORDS[randomInt(WORDS.length)]
    // The list is longer than there are chairs.
    if (word !== undefined && !wordsInUse.includes(word)) return word
  }
}
