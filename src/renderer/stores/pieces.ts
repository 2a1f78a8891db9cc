import { computed, type ComputedRef } from 'vue'
import { boxScene, type BoxId } from '../games/boxes'
import { sidewaysScene } from '../games/layout/sideways'
import type { GameFace, SceneContext } from '../games/types'
import type { Piece } from '../stage/pieces'
import type { Seen } from '../../rules/kit'
import { useDemo } from './demo'
import { useGathering } from './gathering'
import { useHand } from './hand'
import { useLesson } from './lesson'
import { usePage } from './page'
import { useShelf } from './shelf'
import { useTable } from './table'
import { useView } from './view'

/** What lies on the table now, whatever the page shows. */
export function usePieces(): ComputedRef<Piece[]> {
  const page = usePage()
  const shelf = useShelf()
  const table = useTable()
  const hand = useHand()
  const view = useView()
  const demo = useDemo()
  const lesson = useLesson()

  function draw(face: GameFace | null, seen: Seen | null, more: Partial<SceneContext>): Piece[] {
    if (face === null || seen === null) return []
    const context: SceneContext = {
      touchable: hand.touchable,
      picked: hand.picked,
      last: null,
      portrait: view.narrow,
      ...(view.compact && !view.wide && !view.flat ? { held: 'upright' as const } : {}),
      flick: hand.flick,
      lens: view.lens,
      covered: false,
      ...more,
    }
    // A table without depth finds rows and columns of its own.
    return view.sideways && !view.flat ? sidewaysScene(face, seen, context) : face.scene(seen, context)
  }

  /** A box answers by its name; the one in the middle, once opened, as `box`. */
  const touchesOf = (box: BoxId): string[] => (box === shelf.box ? ['box', `box:${box}`] : [`box:${box}`])

  return computed(() => {
    if (page.place === 'demo') {
      const pieces = draw(demo.face, demo.seen, { last: demo.last })
      return demo.script?.dress?.(pieces) ?? pieces
    }
    if (page.place === 'lesson') return draw(lesson.face, lesson.seen, { last: lesson.last, told: lesson.told })
    if (page.place === 'gathering') return useGathering().pieces
    if (page.place === 'game') {
      const { onStage, last, told, story, looking } = table
      return draw(table.face, onStage, { last, told, story, covered: looking.covered })
    }
    const { box, phase, answering } = shelf
    const touchable = new Set(phase === 'closed' && answering !== null ? touchesOf(answering) : [])
    return boxScene(box, { phase, touchable, opened: shelf.opened.has(box), portrait: view.portrait })
  })
}
