import { onBeforeUnmount, onMounted } from 'vue'
import { letterOf } from '../../rules/kit'
import { text } from '../i18n/say'
import { useClaim } from './claim'
import { nameList } from './names'
import { useHand } from './hand'
import { usePage } from './page'
import { useSettings } from './settings'
import { deedOf, type Deed } from './shortcuts'
import { useStory } from './story'
import { useTable } from './table'

/** What the screen of a game does for the keys. */
export interface KeyScreen {
  focusNth(n: number): void
  enterMoves(last: boolean): void
  nextView(): void
  homeView(): void
  skip(): void
}

/** Typing in a field, or a key that the focused control needs itself. */
function belongsToControl(event: KeyboardEvent): boolean {
  const target = event.target
  if (!(target instanceof HTMLElement)) return false
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return true
  return event.key === ' ' && /^(BUTTON|SUMMARY|A)$/.test(target.tagName)
}

function saidScores(): string {
  const table = useTable()
  const scores = table.names.map((name, seat) => {
    const score = table.seen?.scores[letterOf(seat)] ?? 0
    return text('game.scoreOf', { name, score })
  })
  return nameList(scores)
}

function saidTurn(): string {
  const table = useTable()
  if (table.over) return table.result || text('game.over')
  if (table.actor !== null && table.awaited.includes(table.actor)) return text('game.yourTurn')
  return text('game.turn', { name: nameList(table.awaited.map((seat) => table.names[seat] ?? '')) })
}

/** The cards of whoever looks, as the view has them. */
function saidHand(): string {
  const table = useTable()
  const state = table.seen?.state as { readonly hands?: Readonly<Record<string, unknown>> } | undefined
  const hand = state?.hands?.[letterOf(table.looking.eye)]
  return Array.isArray(hand) ? `${text('game.yourHand')}: ${hand.join(', ')}` : text('game.movesNone')
}

function saidLast(): string {
  const story = useStory()
  const step = story.lines.at(-1)?.step
  if (step === undefined) return text('game.lastNone')
  return story.lines
    .filter((line) => line.step === step)
    .map((line) => line.text)
    .join(' ')
}

/** Plays a move with this text if it is legal, else says why not. */
async function playText(move: string): Promise<void> {
  const hand = useHand()
  const source = hand.source
  if (source === null) return hand.refuse(saidTurn(), null)
  await hand.play(move)
}

/** The keys of a game. */
export function useGameKeys(screen: KeyScreen): void {
  const story = useStory()
  const DEEDS: Readonly<Record<Deed, (event: KeyboardEvent) => void>> = {
    digits: (event) => screen.focusNth(Number(event.key)),
    arrows: (event) => screen.enterMoves(event.key === 'ArrowUp'),
    enter: () => undefined,
    draw: () => void playText('draw'),
    pass: () => void playText('pass'),
    claim: () => void useClaim().make(),
    undo: () => void useTable().undo(),
    hint: () => void useTable().askHint(),
    last: () => story.answer(saidLast()),
    score: () => story.answer(saidScores()),
    turn: () => story.answer(saidTurn()),
    hand: () => story.answer(saidHand()),
    mute: () => {
      const { all } = useSettings()
      all.muted = !all.muted
      story.answer(text(all.muted ? 'game.mute' : 'game.unmute'))
    },
    camera: () => screen.nextView(),
    home: () => screen.homeView(),
    help: () => usePage().open('keys'),
    skip: () => screen.skip(),
    escape: () => {
      useHand().clear()
      useTable().hint = null
    },
  }

  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || usePage().sheets.length > 0 || belongsToControl(event)) return
    const deed = deedOf(event, useSettings().all.keys)
    if (deed === null || deed === 'enter') return
    event.preventDefault()
    DEEDS[deed](event)
  }

  onMounted(() => window.addEventListener('keydown', onKey))
  onBeforeUnmount(() => window.removeEventListener('keydown', onKey))
}
