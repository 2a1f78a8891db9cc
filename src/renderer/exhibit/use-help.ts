import { onBeforeUnmount, onMounted, watch } from 'vue'
import { letterOf, type Seat } from '../../rules/kit'
import { say, text } from '../i18n/say'
import { useSelection } from '../stores/table/selection'
import { useTable } from '../stores/table/table'
import { useHand } from './hand'
import { waitAtPace, isAborted } from './pace'
import { lastEventSentences } from './last-event-sentences'
import { CONFIRM_TOUCH } from './place-of'
import { goalOf } from './sentences'
import { sayAloud } from './speech'
import { useVisit } from './visit'
import type { TablePort } from '../play/played-table'

/**
 * Returns a good move for a seat to move: the move of the strongest bot, or the first jump of a chain if only that is
 * lit. Resolves to null if there is no advice, or if the move is not lit.
 */
async function goodMove(port: Pick<TablePort, 'hint' | 'refusal'>, seat: Seat): Promise<string | null> {
  const advice = (await port.hint?.(seat)) ?? null
  if (!advice?.ok) return null
  const { move } = advice.value
  return [move, firstJump(move)].find((text) => port.refusal(seat, text) === null) ?? null
}

const firstJump = (move: string): string => move.split('x').slice(0, 2).join('x')

/** Idle times before the first two hints at what can be touched, and before each later one, in milliseconds. */
const FIRST_HELP_MS = 6000
const NEXT_HELP_MS = 12_000
/**
 * Time since a game's start after which the hand shows a good move instead, and the idle time before the first such
 * move, in milliseconds.
 */
const OFFERS_FROM_MS = 150_000
const OFFER_DELAY_MS = 2500
/** How long the hand takes to show a suggested move, in milliseconds. */
const OFFER_MS = 5000

/** Returns the idle time before the nth help, counted from 0, in milliseconds. */
function helpDelay(helpCount: number, offersMove: boolean): number {
  if (helpCount > 1) return NEXT_HELP_MS
  return helpCount === 0 && offersMove ? OFFER_DELAY_MS : FIRST_HELP_MS
}

/**
 * Helps the visitor: the hand points, an unlit touch shows what is lit, and events are spoken to a listening visitor.
 */
export function useHelp(): void {
  const [visit, table, selection, hand] = [useVisit(), useTable(), useSelection(), useHand()]
  let helpController = new AbortController()

  /** Returns what can be touched now: a thing on the table if there is one, else a button. */
  function firstTouchable(): string | undefined {
    const all = [...selection.touchable]
    const button = all[0] ?? (selection.narrowed.single === null ? undefined : CONFIRM_TOUCH)
    return all.find((it) => !it.startsWith('say:')) ?? button
  }

  async function help(): Promise<void> {
    helpController.abort()
    helpController = new AbortController()
    const { signal } = helpController
    for (let helpCount = 0; visit.scene === 'play' && table.actor !== null; helpCount++) {
      await waitAtPace(helpDelay(helpCount, visit.hasPlayed(OFFERS_FROM_MS)), signal)
      if (signal.aborted) return
      if (helpCount > 0 && visit.isReading) sayAloud(goalOf(visit.game), visit.language)
      if (!visit.hasPlayed(OFFERS_FROM_MS) || !(await offer(signal))) await pointAtFirst(signal)
    }
  }

  /** Shows a good move with the hand, and leaves it to the visitor. Resolves to false if none is known. */
  async function offer(signal: AbortSignal): Promise<boolean> {
    const [port, seat] = [visit.currentTable()?.port, table.actor]
    if (port === undefined || seat === null) return false
    const move = await goodMove(port, seat)
    if (move === null || isAborted(signal)) return false
    return hand.offer(`${letterOf(seat)} ${move}`, OFFER_MS, signal)
  }

  async function pointAtFirst(signal: AbortSignal): Promise<void> {
    const touch = firstTouchable()
    if (touch !== undefined && !signal.aborted) await hand.point(touch, signal)
  }
  watch(() => [visit.scene, table.actor, table.ply, selection.picked] as const, help)

  // An unlit touch shows what is lit instead of a refusal in words.
  watch(
    () => selection.shownRefusal,
    (slip) => {
      if (slip === null) return
      selection.dismissRefusal()
      void pointAtFirst(helpController.signal)
    },
  )

  /** Speaks what the others did, and what can be done now. */
  watch(
    () => (visit.scene === 'play' ? table.actor : null),
    (actor) => {
      const { face, seen } = table
      if (actor === null || !visit.isReading || face === null || seen === null) return
      sayAloud(
        [...lastEventSentences(), text('exhibit.yourTurn'), say(face.id, face.prompt(seen))].join(' '),
        visit.language,
      )
    },
  )

  onMounted(() => {
    void help()
    if (visit.isReading) sayAloud(goalOf(visit.game), visit.language)
  })
  onBeforeUnmount(() => helpController.abort())
}
