import { storeToRefs } from 'pinia'
import { onScopeDispose, ref, type Ref } from 'vue'
import { gameById } from '../../../rules/catalogue'
import { ONLOOKER } from '../../../rules/kit'
import type { GameFace } from '../../games/types'
import { text } from '../../i18n/say'
import { openAtlas, type Atlas } from '../../pictures/atlas'
import { diagramSheet } from '../../pictures/diagrams'
import { download, fileName } from '../../pictures/download'
import { filmOf } from '../../pictures/film'
import { framesOf, type Course, type Frame } from '../../pictures/game-frames'
import { fetchLetters } from '../../pictures/lettering'
import { stillPicture } from '../../pictures/still-picture'
import { breather, BrokenOff, type Work } from '../../pictures/cancellable-work'
import { errorText } from '../../i18n/error-text'
import { infoOf } from '../../games/catalogue'
import { nameList } from '../../i18n/name-list'
import { sentenceFor } from '../table/narration'
import type { TablePort } from '../../play/played-table'
import { wait } from '../../../async/wait'
import { BAKED, bakedManifest } from '../../flat/face-style'
import { useVisibleTable } from './visible-table'
import { useSettings } from '../app/settings'
import { useGameLog } from '../app/game-log'
import { useTable } from '../table/table'
import { useView } from '../app/view'

/** What can be saved of a game. */
export type PictureKind = 'table' | 'film' | 'sheet'

export const PICTURES: readonly PictureKind[] = ['table', 'film', 'sheet']

const ENDING: Readonly<Record<PictureKind, string>> = { table: 'png', film: 'gif', sheet: 'png' }
const TOPS = { walnut: 'room/wood', baize: 'room/baize', kitchen: 'room/kitchen' } as const
/** How long the soft picture of the table is waited for, in milliseconds, and how often it is asked for. */
const SOFTENING = 12_000
const GLANCE = 80
/** Part of the work that replaying the game is: the rest is drawing. */
const REPLAYING = 0.15

interface Picturing {
  /** What is being made now. */
  readonly making: Ref<PictureKind | null>
  /** How far it is, 0 to 1. */
  readonly part: Ref<number>
  readonly fault: Ref<string | null>
  /** Makes a picture and gives it to the browser as a file. Never rejects: what went wrong is in `fault`. */
  save(kind: PictureKind): Promise<void>
  /** Breaks the work off; nothing is saved. */
  cancel(): void
}

/** Pictures of the game at this table: what whoever looks sees of it, and nothing more. */
export function useSavePictures(): Picturing {
  const making = ref<PictureKind | null>(null)
  const part = ref(0)
  const fault = ref<string | null>(null)
  const table = useTable()
  const view = useView()
  const settings = useSettings()
  const { pieces } = storeToRefs(useVisibleTable())
  let stop = new AbortController()

  async function atlas(): Promise<Atlas> {
    const [manifest] = await Promise.all([bakedManifest(), fetchLetters()])
    return openAtlas(manifest, { base: BAKED, aid: settings.aid, age: settings.all.age })
  }

  /** The stage's own picture, when everything lies and the light has softened; else the table from straight above. */
  async function ofTable(prints: Atlas, work: Work): Promise<Blob> {
    const { stage } = view
    if (stage === null || view.flat) return stillPicture(pieces.value, prints, TOPS[settings.all.table])
    const end = performance.now() + SOFTENING
    while (!stage.stats().settled && performance.now() < end && !work.signal.aborted) await wait(GLANCE, work.signal)
    return stage.picture()
  }

  async function replayed(now: TablePort, face: GameFace, work: Work): Promise<Frame[]> {
    const { eye, covered } = table.looking
    const looker = covered ? ONLOOKER : eye
    const record = now.record()
    if (record === null) throw new Error(text('pictures.atTheEnd'))
    const names = now.chairs.map(({ name }) => name)
    const course: Course = {
      record,
      face,
      eye: looker,
      now: now.seen(looker),
      // Whoever is shown the picture is not "you": people are called by their names.
      tell: (event, seen) => sentenceFor(face, event, { ...seen, eye: ONLOOKER }, names),
    }
    const breathe = breather(work)
    const frames: Frame[] = []
    for (const frame of framesOf(course, gameById)) {
      frames.push(frame)
      await breathe((REPLAYING * frames.length) / (record.moves.length + 1))
    }
    return frames
  }

  async function ofGame(
    kind: 'film' | 'sheet',
    now: TablePort,
    face: GameFace,
    prints: Atlas,
    work: Work,
  ): Promise<Blob> {
    const frames = await replayed(now, face, work)
    const rest = { ...work, progress: (done: number) => work.progress(REPLAYING + (1 - REPLAYING) * done) }
    if (kind === 'film') return filmOf(frames, prints, TOPS[settings.all.table], rest)
    const day = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' })
    const headings = {
      title: infoOf(face.id).title,
      players: [nameList(table.names), day].filter(Boolean).join(' · '),
      result: table.result || (table.over ? '' : text('pictures.underWay')),
      after: (ply: number) => text(ply === 0 ? 'pictures.before' : 'pictures.after', { ply }),
    }
    return diagramSheet(frames, prints, headings, rest)
  }

  async function make(kind: PictureKind, now: TablePort, face: GameFace): Promise<Blob> {
    const work: Work = { signal: stop.signal, progress: (done) => (part.value = done) }
    // While an arrow turns nobody may read where it will stop.
    if (!view.flat) await view.arrowRest()
    const prints = await atlas()
    try {
      return await (kind === 'table' ? ofTable(prints, work) : ofGame(kind, now, face, prints, work))
    } finally {
      prints.close()
    }
  }

  async function save(kind: PictureKind): Promise<void> {
    const [now, face] = [table.table, table.face]
    if (making.value !== null || now === null || face === null) return
    stop = new AbortController()
    const { signal } = stop
    making.value = kind
    part.value = 0
    fault.value = null
    try {
      const file = await make(kind, now, face)
      if (signal.aborted) return
      download(file, fileName(face.id, kind, ENDING[kind], new Date()))
      useGameLog().answer(text('pictures.saved'))
    } catch (error) {
      if (!(error instanceof BrokenOff)) fault.value = text('pictures.fault', { reason: errorText(error) })
    } finally {
      making.value = null
    }
  }

  const cancel = (): void => stop.abort()
  onScopeDispose(cancel)
  return { making, part, fault, save, cancel }
}
