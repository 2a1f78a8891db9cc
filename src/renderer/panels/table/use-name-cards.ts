import { computed, watch } from 'vue'
import { lettersOf, type GameView } from '../../../rules/kit'
import { portraitOf } from '../../company/bot-names'
import { nameFace } from '../../framing/name-card'
import { text } from '../../i18n/say'
import type { drawNameCard } from '../../lobby/paint/table-cards'
import type { Stage } from '../../stage/stage-api'
import { usePage } from '../../stores/app/page'
import { useView } from '../../stores/app/view'
import { useDemo } from '../../stores/learn/demo'
import { usePageFrame } from '../../stores/table/page-frame'
import { useTable } from '../../stores/table/table'
import { loadedPortrait, loadPortrait } from './portraits'

/** The text on the name card of a seat. */
interface NameCardText {
  readonly face: string
  readonly name: string
  readonly note: string
  readonly portrait: string | null
}

/** Returns how many cards a seat holds, in words; empty if it holds none or the number is hidden. */
function cardsOf(seen: GameView, letter: string): string {
  const { hands } = seen.state as { readonly hands?: Readonly<Record<string, unknown>> }
  const hand = hands?.[letter]
  const count = Array.isArray(hand) ? hand.length : hand
  return typeof count === 'number' ? text('game.cards', {}, count) : ''
}

/**
 * Draws the name cards that stand at the fans of a page; each is redrawn only if its text changes or its portrait
 * arrives.
 */
export function useNameCards(): void {
  const page = usePage()
  const view = useView()
  const frame = usePageFrame()

  const names = computed(() =>
    page.place === 'demo' ? useDemo().names : page.place === 'game' ? useTable().names : [],
  )
  /** Serialized, so that cards are redrawn only when the text of one of them changes. */
  const serializedCards = computed(() => {
    const { laidOutGame } = frame
    if (laidOutGame === null) return null
    const { seen } = laidOutGame
    const all = lettersOf(seen.seats).map((letter, seat): NameCardText => {
      const name = names.value[seat] ?? text('newGame.chair', { letter })
      return { face: nameFace(letter), name, note: cardsOf(seen, letter), portrait: portraitOf(name) }
    })
    return JSON.stringify(all)
  })
  let printedTexts = new Map<string, string>()

  /** Draws a card if its text or the presence of its portrait has changed. */
  function printOne(stage: Stage, draw: typeof drawNameCard, card: NameCardText): void {
    const picture = loadedPortrait(card.portrait)
    const now = JSON.stringify([card, picture !== null])
    if (printedTexts.get(card.face) === now) return
    printedTexts.set(card.face, now)
    stage.setPicture(card.face, draw(card, picture))
  }

  /** Draws all cards, each with a portrait once more when that has come. */
  async function printAll(stage: Stage, serialized: string): Promise<void> {
    const isCurrent = () => view.stage === stage && serializedCards.value === serialized
    const { drawNameCard, loadFonts } = await import('../../lobby/paint/table-cards')
    await loadFonts(serialized)
    if (!isCurrent()) return
    const cards = JSON.parse(serialized) as NameCardText[]
    for (const card of cards) printOne(stage, drawNameCard, card)
    const late = cards.filter(({ portrait }) => portrait !== null && loadedPortrait(portrait) === null)
    await Promise.all(
      late.map(async (card) => {
        if (card.portrait === null || (await loadPortrait(card.portrait)) === null || !isCurrent()) return
        printOne(stage, drawNameCard, card)
      }),
    )
  }

  watch(
    [serializedCards, () => view.stage] as const,
    ([cards, stage], [, before]) => {
      if (stage !== before) printedTexts = new Map()
      if (cards !== null && stage !== null) void stage.trackWork(printAll(stage, cards))
    },
    { immediate: true },
  )
}
