import { dateNow } from '../../../async/clock'
import { ONLOOKER } from '../../../rules/kit'
import { wait } from '../../../async/wait'
import { BAKED_FOLDER, loadBakedManifest } from '../../stage/model/picture-manifest'
import { descriptionOf } from '../../games/catalogue'
import type { GameFace } from '../../games/types'
import { formatTime } from '../../i18n/region'
import { nameList, text } from '../../i18n/say'
import { openAtlas, type Atlas } from '../../pictures/atlas'
import { createPageYielder, type CancellableWork } from '../../pictures/cancellable-work'
import { renderDiagramSheet } from '../../pictures/diagrams'
import { renderFilm } from '../../pictures/film'
import { framesOf, type ReplaySource, type Frame } from '../../pictures/game-frames'
import { loadFonts } from '../../pictures/lettering'
import { renderStillPicture } from '../../pictures/paint'
import type { TablePort } from '../../play/played-table'
import { TABLE_TOPS } from '../../stage/options'
import { useSettings } from '../app/settings'
import { useView } from '../app/view'
import { sentenceFor } from '../../games/event-sentence'
import { useTable } from '../table/table'
import { useVisibleTable } from './visible-table'

/** A game at this table, and its face. */
export interface PicturedGame {
  readonly table: TablePort
  readonly face: GameFace
}

/** How long the stage's accumulated picture is waited for, in milliseconds, and the polling interval. */
const MAX_ACCUMULATION_MS = 12_000
const POLL_INTERVAL_MS = 80
/** Share of the work that replaying the game takes; drawing is the rest. */
const REPLAY_SHARE = 0.15

/** Returns the face of the table top that people have chosen. */
export const tableTop = (): string => TABLE_TOPS[useSettings().all.table]

/** Opens the prints as the table shows them now. The caller closes them. */
export async function openPrints(): Promise<Atlas> {
  const [manifest] = await Promise.all([loadBakedManifest(), loadFonts()])
  const settings = useSettings()
  return openAtlas(manifest, { base: BAKED_FOLDER, aid: settings.aid, age: settings.all.age })
}

/**
 * Returns the stage's own picture once everything is at rest and the accumulated light has converged; otherwise the
 * table seen from straight above.
 */
export async function pictureOfTable(prints: Atlas, work: CancellableWork): Promise<Blob> {
  const { stage, flat } = useView()
  if (stage === null || flat) return renderStillPicture(useVisibleTable().pieces, prints, tableTop())
  const end = performance.now() + MAX_ACCUMULATION_MS
  while (!stage.stats().isSettled && performance.now() < end && !work.signal.aborted)
    await wait(POLL_INTERVAL_MS, work.signal)
  return stage.takePicture()
}

/** Renders all positions of the game as a film, or as one sheet of diagrams. Rejects if its record is not known yet. */
export async function pictureOfGame(
  kind: 'film' | 'sheet',
  game: PicturedGame,
  prints: Atlas,
  work: CancellableWork,
): Promise<Blob> {
  const frames = await picturedFrames(game, work)
  const rest = { ...work, progress: (done: number) => work.progress(REPLAY_SHARE + (1 - REPLAY_SHARE) * done) }
  if (kind === 'film') return renderFilm(frames, prints, tableTop(), rest)
  const { names, result, over } = useTable()
  const day = formatTime(dateNow(), { dateStyle: 'long' })
  const headings = {
    title: descriptionOf(game.face.id).title,
    players: [nameList(names), day].filter(Boolean).join(' · '),
    result: result || (over ? '' : text('pictures.underWay')),
    captionAfter: (ply: number) => text(ply === 0 ? 'pictures.before' : 'pictures.after', { ply }),
  }
  return renderDiagramSheet(frames, prints, headings, rest)
}

/** Replays the game as the viewer saw it. */
async function picturedFrames({ table, face }: PicturedGame, work: CancellableWork): Promise<Frame[]> {
  const { eye, isCovered } = useTable().looking
  const looker = isCovered ? ONLOOKER : eye
  const record = table.record()
  if (record === null) throw new Error(text('pictures.atTheEnd'))
  const names = table.chairs.map(({ name }) => name)
  const course: ReplaySource = {
    record,
    face,
    eye: looker,
    currentView: table.viewFor(looker),
    // The person who is shown the picture is not "you": players are called by their names.
    sentenceFor: (event, seen) => sentenceFor(face, event, { ...seen, eye: ONLOOKER }, names),
  }
  const yieldToPage = createPageYielder(work)
  const frames: Frame[] = []
  for (const frame of framesOf(course)) {
    frames.push(frame)
    await yieldToPage((REPLAY_SHARE * frames.length) / (record.moves.length + 1))
  }
  return frames
}
