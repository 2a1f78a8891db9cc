import { computed, ref, watch } from 'vue'
import type { GameFace } from '../../games/types'
import { say, text } from '../../i18n/say'
import { touchName } from '../../play/touch-names'
import { touchParts } from '../../stage/model/touch-names'
import { possibleEntries } from '../../stores/table/move-list'
import { useSelection } from '../../stores/table/selection'

/** Something to touch next, listed in place of too many moves; `move` is the move to play, if it is called by one. */
export interface TouchEntry {
  readonly touch: string
  readonly move: string | null
  readonly words: string
}

/** An entry listed in place of too many moves, or a heading under which others are collapsed. */
type Entry = TouchEntry | { readonly heading: string; readonly words: string }

/** Something to touch next, the move that this makes or begins, and its words; null if it is called by its own name. */
interface NextTouch {
  readonly touch: string
  readonly move: string | null
  readonly words: string | null
}

/** With more moves than this the list stays low, so that the table remains visible, until something is touched. */
const MAX_SHORT_LIST = 12
/** With more moves than this, the next touches are listed instead, because each of them leaves fewer. */
const MAX_LISTED_MOVES = 60

/** The moves that can be chosen now, as listed. */
export function useMoveList() {
  const selection = useSelection()

  /** All of them. */
  const lines = computed(possibleEntries)
  /** Whether there are more than can be read at a glance. */
  const many = computed(() => lines.value.length > MAX_SHORT_LIST && selection.picked.length === 0)
  /**
   * The place with which every move begins (a stock to draw from): until it is touched, nothing reveals what is there.
   */
  const sharedPlace = computed(() => {
    const [first] = lines.value
    const touch = selection.picked.length === 0 && lines.value.length > 1 ? (first?.touch ?? null) : null
    const shared = touch !== null && !touch.includes(':') && lines.value.every((line) => line.touch === touch)
    return shared ? touch : null
  })

  /** The entries shown in place of the moves if these are too many; empty otherwise. */
  const groups = computed<readonly Entry[]>(() => {
    const source = selection.source
    const { next } = selection.narrowed
    const first = sharedPlace.value
    if (source !== null && first !== null)
      return [{ touch: first, move: null, words: `${touchName(source.face.id, first)} …` }]
    if (source === null || next.size < 2) return []
    // With chips selected, the places where they can be laid come first, with what they would bring there.
    if (selection.hasAmountSelected) {
      const places = rareFirst(next).reverse()
      return underHeadings(
        source.face,
        places.map((touch) => ({ touch, move: selection.moveTextWith(touch), words: meaningOf(touch) })),
        openedHeading.value,
      )
    }
    if (lines.value.length <= MAX_LISTED_MOVES || next.size >= lines.value.length) return []
    return underHeadings(source.face, rareFirst(next).map(nextTouchOf), openedHeading.value)
  })

  /** Key of the expanded heading. */
  const openedHeading = ref<string | null>(null)
  watch(
    () => selection.source === null,
    (idle) => idle && (openedHeading.value = null),
  )

  /** A touch that begins only one move is called by that move. */
  function nextTouchOf(touch: string): NextTouch {
    const begun = selection.picked.length === 0 ? lines.value.filter((line) => line.touch === touch) : []
    const [only] = begun.length === 1 ? begun : []
    return { touch, move: only?.move ?? null, words: only?.words ?? null }
  }

  function meaningOf(touch: string): string | null {
    const words = selection.moveWordsWith(touch)
    return words === null || selection.source === null ? null : say(selection.source.face.id, words)
  }

  return { lines, many, sharedPlace, groups, openedHeading }
}

/**
 * Collapses a long list under the game's headings, if it has some: one is expanded at a time.
 * @param openedHeading key of the expanded heading
 */
function underHeadings(face: GameFace, places: readonly NextTouch[], openedHeading: string | null): Entry[] {
  const all = places.map(({ touch, move, words }) => ({
    touch,
    move: words === null ? null : move,
    words: words ?? touchLabel(face, touch),
    heading: move === null ? null : (face.heading?.(move) ?? null),
  }))
  const toTouch = ({ touch, move, words }: TouchEntry): Entry => ({ touch, move, words })
  if (all.length <= MAX_SHORT_LIST) return all.map(toTouch)
  const folded = [...new Set(all.flatMap(({ heading }) => heading?.key ?? []))]
  return [
    ...all.filter(({ heading }) => heading === null).map(toTouch),
    ...folded.flatMap((key) => {
      const under = all.filter(({ heading }) => heading?.key === key)
      const words = text('game.movesUnder', { what: say(face.id, { key }), count: under.length })
      return [{ heading: key, words }, ...(openedHeading === key ? under.map(toTouch) : [])]
    }),
  ]
}

/** Returns the label of a touch after which there is more to choose. */
const touchLabel = (face: GameFace, touch: string): string => `${touchName(face.id, touch).replace(/\s*…$/, '')} …`

/** Orders touches by kind, rarest first: "ready" precedes a hundred places to bet on. */
function rareFirst(touches: Iterable<string>): string[] {
  const all = [...touches]
  const count = (touch: string) => all.filter((other) => touchParts(other).kind === touchParts(touch).kind).length
  return all
    .map((touch) => ({ touch, many: count(touch) }))
    .sort((a, b) => a.many - b.many)
    .map(({ touch }) => touch)
}
