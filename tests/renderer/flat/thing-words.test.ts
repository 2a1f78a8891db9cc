// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { boxOf } from '../../../src/renderer/framing/box'
import type { PagePlan } from '../../../src/renderer/framing/page-plan'
import { flatten, type FlatTable } from '../../../src/renderer/flat/flat-layout'
import { spokenTable, type Sentences } from '../../../src/renderer/flat/thing-words'
import { loadGameFace } from '../../../src/renderer/games'
import { BANK } from '../../../src/renderer/games/layout/chips'
import type { GameFace, SceneContext } from '../../../src/renderer/games/types'
import { setNamesAtTable, text } from '../../../src/renderer/i18n/say'
import { spoken } from '../../../src/renderer/i18n/spoken-text'
import { cardWord } from '../../../src/renderer/play/readable-view'
import { pageFromAbove } from '../../../src/renderer/pictures/top-view'
import { linesOf, type PlaySource } from '../../../src/renderer/stores/table/play-source'
import { useSelection } from '../../../src/renderer/stores/table/selection'
import { useTable } from '../../../src/renderer/stores/table/table'
import { deedWords } from '../../../src/renderer/stores/table/touch-deeds'
import { games } from '../../../src/rules/catalogue'
import { letterOf, ONLOOKER, type Eye } from '../../../src/rules/kit'
import { everyOther, runCount } from '../../scale'
import { lastPlyFor, playRandomGame, type Moment } from '../games/contract'
import { openFreshStores } from '../stores/fresh-stores'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora']
/** Moves of a position whose touches are made one after the other. */
const TOUCHED_MOVES = 2

beforeEach(() => {
  openFreshStores()
  // The page's own table is registered first; it has nothing to play.
  useTable()
  setNamesAtTable(() => NAMES)
})

function sourceAt(face: GameFace, { line, moves }: Moment, eye: Eye, seen: PlaySource['seen']): PlaySource {
  return {
    face,
    seat: eye,
    seen,
    moves: linesOf(face, seen, eye, moves(eye)),
    play: () => Promise.resolve(),
    refusal(move) {
      const read = line.read(`${letterOf(eye)} ${move}`)
      return read.ok ? null : read.error
    },
  }
}

const speechOf = (game: string) => ({
  game,
  nameOfSeat: (letter: string) => (letter === BANK ? text('flat.bank') : NAMES['ABCD'.indexOf(letter)]!),
  deedOf: deedWords,
})

function tell(
  game: string,
  { pieces, camera, field }: PagePlan,
): { readonly laid: FlatTable; readonly told: Sentences } {
  const laid = flatten(pieces, { camera, field, area: boxOf(0, 0, 0, 0) })
  return { laid, told: spokenTable(laid, speechOf(game)) }
}

/** Returns the pieces where a page has them. */
const pageAt = (face: GameFace, moment: Moment, eye: Eye, change: Partial<SceneContext> = {}): PagePlan =>
  pageFromAbove(face, moment.seen(eye), { lastPly: lastPlyFor(moment, eye), ...change })

/** Returns the pieces as they would be if every card that lies face down were another one. */
const withOtherHiddenCards = (plan: PagePlan): PagePlan => ({
  ...plan,
  pieces: plan.pieces.map((piece) =>
    piece.down === true ? { ...piece, face: piece.face.replace(/\/.*/, '/another') } : piece,
  ),
})

/** Checks what is told of one table, and returns its sentences. */
function checkSentences(game: string, plan: PagePlan): string[] {
  const { laid, told } = tell(game, plan)
  const shown = [...(laid.field?.pieces ?? []), ...laid.piecesBeside, ...laid.hand]
  const buttons = shown.flatMap((piece) => (piece.touch === null ? [] : (told.get(piece.id) ?? [])))
  const sentences = [...told.values()]
  // Everything that can be touched is one button with a sentence of its own.
  expect(buttons).toHaveLength(new Set(shown.flatMap(({ touch }) => touch ?? [])).size)
  expect(buttons.filter((it, at) => buttons.indexOf(it) !== at)).toEqual([])
  for (const it of sentences) expect(it).toMatch(/^[A-Z][^{}@|]*[^\s:,]$/u)
  expect(sentences.filter((it) => /\bthe the\b|: ,|\b[a-z]+:[a-z\d]/iu.test(it))).toEqual([])
  // Cards that lie open are named.
  const open = shown.filter(({ kind, face }) => kind === 'card' && /^(49|pack|lion)\//.test(face))
  const all = sentences.join('\n').toLowerCase()
  for (const { face } of open) {
    const card = face.slice(face.indexOf('/') + 1)
    if (card !== 'back') expect(all).toContain(spoken(cardWord(game, card)).toLowerCase())
  }
  return sentences
}

test.each(everyOther(games.map(({ info }) => [info.id, info] as const)))(
  'each thing on the table of %s has one sentence, and what lies face down is not named',
  async (id, { seats: { min, max } }) => {
    const face = await loadGameFace(id)
    const selection = useSelection()
    const seats = Math.max(min, Math.min(3, max))
    let deeds = 0
    playRandomGame(id, { name: 'things', seats, plies: runCount(30, 10) }, `things ${id}`, (moment) => {
      if (moment.line.plyCount % 3 !== 0 && !moment.line.isOver) return
      selection.follow(() => null)
      selection.clear()
      const plan = pageAt(face, moment, ONLOOKER)
      const sentences = checkSentences(id, plan)
      expect([...tell(id, withOtherHiddenCards(plan)).told.values()]).toEqual(sentences)
      const [seat] = moment.able
      if (seat === undefined) return
      const source = sourceAt(face, moment, seat, moment.seen(seat))
      selection.follow(() => source)
      const step = Math.max(1, Math.floor(source.moves.length / TOUCHED_MOVES))
      for (const { touches } of source.moves.filter((_, at) => at % step === 0))
        touches.forEach((touch, at) => {
          selection.clear()
          for (const made of touches.slice(0, at)) void selection.tap(made)
          if (selection.picked.length < at) return
          const context = { touchable: selection.touchable, picked: selection.picked }
          const sentences = checkSentences(id, pageAt(face, moment, seat, context))
          const deed = deedWords(touch)
          expect(deed).not.toBeNull()
          if (!touch.startsWith('say:'))
            expect(sentences.filter((it) => it.includes('Touch')).join('\n')).toContain(`Touch: ${spoken(deed!)}`)
          deeds += 1
        })
    })
    expect(deeds).toBeGreaterThan(0)
  },
)
