import { onBeforeUnmount, onMounted, watch } from 'vue'
import { letterOf, type Seat } from '../../rules/kit'
import { languageOfSource } from '../i18n'
import { touchName } from '../play/touch-names'
import { useGameLog } from '../stores/app/game-log'
import { useSettings } from '../stores/app/settings'
import { useSelection } from '../stores/table/selection'
import { useTable } from '../stores/table/table'
import { useVerbs } from '../stores/table/verbs'
import { usePointingHand } from './pointing-hand'
import { waitAtPace, isAborted } from './pace'
import { CONFIRM_TOUCH } from './places'
import { adviceSentences, goalSentences } from './situation'
import { useSpeech, gameSentenceOf, plainText, sentenceOf, type Sentence } from './speech'
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
/** Number of the help with which the goal is said again, counted from 0. */
const GOAL_HELP = 1
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

/** How long a touch that means nothing is answered after the hand has pointed, in milliseconds. */
const NOTICE_MS = 4000

/**
 * Helps the visitor: the hand points, and an unlit touch shows what is lit. What the hand shows is told to screen
 * readers, and aloud to a listening visitor; the second help says the goal as well, to visitors who have only the sound
 * on, too.
 */
export function useHelp(): void {
  const [visit, table, selection, hand] = [useVisit(), useTable(), useSelection(), usePointingHand()]
  let helpController = new AbortController()

  function forgetNotice(): void {
    if (visit.notice === 'exhibit.notHere') visit.notice = null
  }

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
      if (helpCount === GOAL_HELP) tellGoal()
      if (!visit.hasPlayed(OFFERS_FROM_MS) || !(await offer(signal))) await pointAtFirst(signal, helpCount <= GOAL_HELP)
    }
  }

  /** Shows a good move with the hand, and leaves it to the visitor. Resolves to false if none is known. */
  async function offer(signal: AbortSignal): Promise<boolean> {
    const [port, seat, { face, seen }] = [visit.currentTable()?.port, table.actor, table]
    if (port === undefined || seat === null || face === null || seen === null) return false
    const move = await goodMove(port, seat)
    if (move === null || isAborted(signal)) return false
    tellOfHand(gameSentenceOf(face.id, face.moveWords(seen, seat, move)))
    return hand.offer(`${letterOf(seat)} ${move}`, OFFER_MS, signal)
  }

  /** Points at what can be touched first. It is told only the first few times: it stays the same. */
  async function pointAtFirst(signal: AbortSignal, isTold = true): Promise<void> {
    const touch = firstTouchable()
    if (touch === undefined || signal.aborted) return
    if (isTold) tellOfHand(nameOfTouch(touch))
    await hand.point(touch, signal)
  }
  watch(() => [visit.scene, table.actor, table.ply, selection.picked] as const, help)

  // The reason of a refusal is English and about the rules: a touch that means nothing is answered with what to touch.
  let answerCount = 0
  watch(
    () => selection.shownRefusal,
    async (slip) => {
      if (slip === null) return
      const { signal } = helpController
      const answer = ++answerCount
      selection.dismissRefusal()
      const isQuestion = selection.moveToConfirm !== null && slip.text === adviceSentences()[0]?.words
      if (isQuestion) return tellQuestion()
      visit.notice = 'exhibit.notHere'
      useGameLog().answer(sentenceOf('exhibit.notHere').words)
      await pointAtFirst(signal)
      await waitAtPace(NOTICE_MS, signal)
      if (answer === answerCount) forgetNotice()
    },
  )
  watch(() => [visit.scene, table.ply, selection.picked, selection.moveToConfirm], forgetNotice, { flush: 'sync' })

  onMounted(() => void help())
  onBeforeUnmount(() => helpController.abort())
}

/** Says the goal to whoever listens or has the sound on, unless something is being spoken. */
function tellGoal(): void {
  const [{ isReading }, speech] = [useVisit(), useSpeech()]
  if ((isReading || !useSettings().all.muted) && !speech.isSpeaking()) speech.say(goalSentences())
}

/** Tells the question for which a touch has to be repeated. */
function tellQuestion(): void {
  useGameLog().answer(plainText(adviceSentences()))
  if (useVisit().isReading) useSpeech().say(adviceSentences())
}

/** Tells what the hand shows. */
function tellOfHand(what: Sentence): void {
  const told = [sentenceOf('exhibit.handPoints'), what]
  useGameLog().speak(plainText(told))
  if (useVisit().isReading) useSpeech().add(told)
}

/** Returns the name of a touchable thing, or of the button that stands for it. */
function nameOfTouch(touch: string): Sentence {
  const { source } = useSelection()
  if (touch === CONFIRM_TOUCH || source === null) return sentenceOf('exhibit.confirm')
  const { id } = source.face
  const verb = useVerbs().all.find((it) => it.touch === touch)
  return { words: verb?.words ?? touchName(id, touch), language: languageOfSource(id) }
}
