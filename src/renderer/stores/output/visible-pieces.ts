import { computed, type ComputedRef } from 'vue'
import { boxScene, type BoxId } from '../../games/boxes'
import { endingScene } from '../../games/layout/ending'
import { sidewaysScene } from '../../games/layout/sideways'
import type { GameFace, SceneContext } from '../../games/types'
import type { Piece } from '../../stage/model/pieces'
import type { Seen } from '../../../rules/kit'
import { useDemo } from '../learn/demo'
import { useLobby } from '../lan/lobby'
import { useEnding } from '../table/ending'
import { useSelection } from '../table/selection'
import { useLesson } from '../learn/lesson'
import { usePage } from '../app/page'
import { useShelf } from '../app/shelf'
import { useTable } from '../table/table'
import { useView } from '../app/view'

/** What lies on the table now, whatever the page shows. */
export function useVisiblePieces(): ComputedRef<Piece[]> {
  const page = usePage()
  const shelf = useShelf()
  const table = useTable()
  const hand = useSelection()
  const view = useView()
  const demo = useDemo()
  const lesson = useLesson()
  const ending = useEnding()

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
    if (page.place === 'gathering') return useLobby().pieces
    if (page.place === 'game') {
      const { onStage, last, told, story, looking } = table
      const pieces = draw(table.face, onStage, { last, told, story, covered: looking.covered })
      return ending.shown && !view.flat ? endingScene(pieces) : pieces
    }
    const { box, phase, answering } = shelf
    const touchable = new Set(phase === 'closed' && answering !== null ? touchesOf(answering) : [])
    return boxScene(box, { phase, touchable, opened: shelf.opened.has(box), portrait: view.portrait })
  })
}
