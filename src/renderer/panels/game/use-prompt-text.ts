import { computed } from 'vue'
import { isInOwnLanguage, text } from '../../i18n/say'
import type { Words } from '../../i18n/words'
import { useClaim } from '../../stores/table/claim'
import { useSelection } from '../../stores/table/selection'
import { useTable } from '../../stores/table/table'

/** Returns a game's words for a hand's page, which has a key in place of the bare table or of a place for cards. */
function wordsOnHand(game: string, words: Words): Words {
  const key = `onHand.${words.key}`
  return isInOwnLanguage(`${game}.${key}`) ? { ...words, key } : words
}

/**
 * What can be done now, or whose turn it is, in one sentence; and what touching the hovered thing would do.
 * @param isHand whether it stands on a hand's page
 */
export function usePromptText({ isHand = false } = {}) {
  const table = useTable()
  const selection = useSelection()
  const claims = useClaim()

  const turn = computed(() => table.names[table.awaitedSeats[0] ?? -1] ?? '')
  /** What is to be touched next for a play that is begun. */
  const nextStep = computed(() => {
    const { source, picked, touchable, narrowed } = selection
    if (source === null || picked.length === 0) return null
    const isWhole = narrowed.candidates.some(
      ({ move, touches }) => move === narrowed.single && touches.length === picked.length,
    )
    const step = source.face.nextStep?.(picked, touchable, isWhole) ?? null
    return step !== null && isInOwnLanguage(`${source.face.id}.${step.key}`) ? step : null
  })
  const sentence = computed(() => {
    if (table.over) return table.result
    if (table.gone) return text('far.gone')
    if (table.thinking !== null) return text('game.thinking', { name: table.names[table.thinking] ?? '' })
    if (table.looking.isCovered) return text('game.covered', { name: table.names[table.looking.eye] ?? '' })
    if (selection.source !== null) {
      const { face, seen, seat } = selection.source
      const words = nextStep.value ?? face.prompt(seen)
      return table.sentenceOf(isHand ? wordsOnHand(face.id, words) : words, seat)
    }
    if (claims.claim !== null && table.face && table.seen) return table.sentenceOf(table.face.prompt(table.seen))
    if (turn.value !== '') return text('game.turn', { name: turn.value })
    // Nobody's turn: cards are being dealt, or an arrow spins.
    return table.face && table.seen ? table.sentenceOf(table.face.prompt(table.seen)) : text('game.watching')
  })
  /** Null if nothing is hovered, or if touching it would not complete a move. */
  const hoverSentence = computed(() =>
    selection.hoveredMoveWords !== null && selection.source !== null
      ? table.sentenceOf(selection.hoveredMoveWords, selection.source.seat)
      : null,
  )
  return { table, sentence, hoverSentence, nextStep }
}
