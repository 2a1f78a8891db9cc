import { letterOf, ONLOOKER, seatOf, type Refusal, type Seat } from '../../../rules/kit'
import { sameSecret } from '../tokens'
import { askForConsent, vote } from './consent'
import { hasSeenOther } from './hands'
import { done, failed, noSeat, refusal, type AnswerBody, type CommandEffects, type Handlers } from './command-handlers'
import { isFormerToken, returnWordOf } from './seat-credentials'
import { isHere, isOwnerHere, personAt, type RoomState } from './room-state'
import type { Broadcaster } from './broadcaster'
import type { TableClient } from './types'

/** After so many wrong words in one game, a right one needs consent too. */
const MAX_WRONG_WORDS = 20

type Claim = Parameters<Handlers['claim']>[1]
/** The claimed chair, and whether consent is needed; or the refusal. */
type ClaimedSeat =
  { readonly ok: true; readonly seat: Seat; readonly needsConsent: boolean } | { readonly ok: false; error: Refusal }

/** Creates the handlers for people who take their own chair again from another device or browser. */
export function createReturnHandlers(room: RoomState, broadcaster: Broadcaster, effects: CommandEffects) {
  async function seatOfWord(guest: TableClient, word: string): Promise<ClaimedSeat> {
    const objection = guest.wordGuard.objection()
    if (objection !== null) return refused('locked-out', objection)
    const seat = room.seats.findIndex(
      (chair) => chair.kind === 'person' && chair.word !== null && sameSecret(chair.word, word.toUpperCase()),
    )
    if (seat < 0) {
      room.wrongWords++
      await guest.wordGuard.recordWrong()
      return refused('wrong-word', 'No chair at this table has that word.')
    }
    return { ok: true, seat, needsConsent: room.wrongWords >= MAX_WRONG_WORDS || hasSeenOther(room, guest, seat) }
  }

  function seatOfToken(guest: TableClient, letter: string, token: string): ClaimedSeat {
    const seat = seatOf(letter, room.seats.length)
    if (!isFormerToken(room, { kind: 'resume', seat: letter, token }))
      return refused('wrong-pass', 'That secret opens no chair here any more.')
    const { lastLeftSeat } = guest
    if (room.phase === 'playing' && lastLeftSeat?.round === room.round && lastLeftSeat.seat !== seat)
      return refused('other-hand', 'You sat in another chair in this game, and know its hand.')
    return { ok: true, seat, needsConsent: false }
  }

  /** A claim without proof always needs consent, except where nobody is there who could give it. */
  function namedSeat(guest: TableClient, letter: string): ClaimedSeat {
    const seat = seatOf(letter, room.seats.length)
    if (!personAt(room, seat) || isHere(room, seat))
      return refused('chair-taken', 'Nobody is away from that chair. Its own page shows a word for another device.')
    const isAnyoneHere = isOwnerHere(room) || [...room.guests].some(({ eye }) => eye !== ONLOOKER)
    return { ok: true, seat, needsConsent: isAnyoneHere || hasSeenOther(room, guest, seat) }
  }

  async function claimedSeat(guest: TableClient, { word, seat, token }: Claim): Promise<ClaimedSeat> {
    if (word !== undefined) return seatOfWord(guest, word)
    if (seat === undefined) return refused('bad-claim', 'A claim has a word or names a chair.')
    return token === undefined ? namedSeat(guest, seat) : seatOfToken(guest, seat, token)
  }

  return {
    async claim(guest, message): Promise<AnswerBody> {
      if (guest.eye !== ONLOOKER) return refusal('seated', 'You sit at this table already.')
      const claimed = await claimedSeat(guest, message)
      if (!claimed.ok) return failed(claimed.error)
      const { seat, needsConsent } = claimed
      if (needsConsent && !isAdmitted(room, guest, seat)) {
        const name = personAt(room, seat)?.name ?? ''
        const [code, sentence] = askForConsent(room, guest, seat, { name, isReturning: true })
        effects.tellAsking()
        return refusal(code, sentence)
      }
      const token = await effects.handOver(guest, seat)
      return { ok: true, seat: letterOf(seat), ...(token !== null && { token }) }
    },
    word(guest) {
      const word = returnWordOf(room, guest.eye)
      return word === null ? noSeat() : { ok: true, word }
    },
    agree(guest, { seat, agree }) {
      const voted = vote(room, guest, seatOf(seat, room.seats.length), agree, effects.tellAsking)
      return voted.ok ? done : failed(voted.error)
    },
    role(guest, { key }) {
      if (!sameSecret(key, room.spec.ownerKey)) return refusal('wrong-key', 'That is not the key of the owner’s page.')
      guest.isOwner = true
      effects.tellAsking()
      broadcaster.tellWords()
      return done
    },
  } satisfies Partial<Handlers>
}

/** Whether the owner or the table has let a guest, or whoever comes next, take a chair. */
function isAdmitted({ hands }: RoomState, { source }: TableClient, seat: Seat): boolean {
  const admitted = hands.admittedSources.get(seat)
  return admitted === null || admitted === source
}

function refused(code: string, message: string): ClaimedSeat {
  return { ok: false, error: { code, message } }
}
