import { createAttemptFactory, createCutGame, type Cut } from '../../../src/exhibit/cuts'
import { planPage, type PagePlan } from '../../../src/renderer/framing/page-plan'
import { emptyPapers, shapeOf } from '../../../src/renderer/framing/papers'
import { evaluateLayout } from '../../../src/renderer/framing/table-layout'
import { loadGameFace } from '../../../src/renderer/games'
import { nearSeat, seatsOf } from '../../../src/renderer/games/layout/eye'
import type { GameFace } from '../../../src/renderer/games/types'
import { loadCuts } from '../../../src/renderer/services/exhibit-cuts'
import type { CanvasSize } from '../../../src/renderer/stage/model/frame'
import { narrowMoves } from '../../../src/renderer/stores/table/touch-narrowing'
import { letterOf, viewTable, type GameView } from '../../../src/rules/kit'
import { remFor } from '../framing/pages'

/** A screen of an exhibit: the part of it in which the table lies, in CSS pixels, and its millimetres a pixel. */
export interface Screen extends CanvasSize {
  readonly name: string
  readonly pitch: number
}

/** Sizes of what lies around the table, in millimetres. Of the column and the buttons, `page-root.ts` has the same. */
const [BAR_MM, TEXT_HEIGHT_MM, COLUMN_WIDTH_MM, BUTTONS_HEIGHT_MM] = [30, 150, 122, 27]
/** Width of a finger, as there. */
const FINGER_MM = 15
/** The picture of an upright screen whose lower edge is at 600 mm ends for hands at 1,220 mm. */
const REACHED_MM = 620

const lying = (pitch: number): Screen => ({
  name: '24 inches, lying',
  pitch,
  width: 1920 - COLUMN_WIDTH_MM / pitch,
  height: 1080 - BAR_MM / pitch,
})
const upright = (pitch: number): Screen => ({
  name: '32 inches, upright',
  pitch,
  width: 1080,
  height: (REACHED_MM - BAR_MM - TEXT_HEIGHT_MM - BUTTONS_HEIGHT_MM) / pitch,
})

/** The screens for which the sizes of an exhibit are promised. */
export const SCREENS: readonly Screen[] = [lying(0.277), upright(0.363)]

/** A table in depth at a moment of a visit. */
export interface ExhibitTable {
  readonly plan: PagePlan
  /** What can be touched then. */
  readonly touchable: ReadonlySet<string>
}

function layTable(face: GameFace, seen: GameView, moves: readonly string[], picked: readonly string[], screen: Screen) {
  const touching = moves.map((move) => ({ move, touches: face.touches(move, seen) }))
  const touchable = narrowMoves(touching, picked, face.anyOrder ?? false).next
  const shape = shapeOf(screen)
  const pieces = face.scene(seen, {
    touchable,
    picked,
    lastPly: null,
    flickStrength: null,
    isHandCovered: false,
    page: shape,
  })
  const plan = planPage({
    pieces,
    table: evaluateLayout(face.tableLayout, seen, shape),
    seats: seatsOf(seen),
    nearSeat: nearSeat(seen),
    window: screen,
    rem: remFor(screen.width, screen.height),
    papers: emptyPapers(screen),
    finger: FINGER_MM / screen.pitch,
  })
  return { plan, touchable }
}

/** Returns the tables at every move of the visitor along a cut's won line, before and after its first touch. */
function tablesOf(face: GameFace, cut: Cut, screen: Screen): ExhibitTable[] {
  const play = createCutGame(cut, createAttemptFactory(cut)(1, 'visit'))
  const all: ExhibitTable[] = []
  for (const line of cut.won.moves) {
    if (play.turn === play.visitor) {
      const seen = viewTable(play.game, play.line.state, play.visitor)
      const moves = play.listLitMoves()
      const [first] = face.touches(moves[Math.floor(moves.length / 2)]!, seen)
      for (const picked of [[], first === undefined ? [] : [first]])
        all.push(layTable(face, seen, moves, picked, screen))
    }
    if (line[0] !== letterOf(play.turn!) || play.play(line.slice(2)) !== null) break
  }
  return all
}

/** Returns the tables of visits to a game's first cuts. */
export async function exhibitTables(game: string, screen: Screen, cutCount: number): Promise<ExhibitTable[]> {
  const face = await loadGameFace(game)
  const cuts = await loadCuts(game)
  return cuts.slice(0, cutCount).flatMap((cut) => tablesOf(face, cut, screen))
}
