import { ACESFilmicToneMapping, PCFShadowMap, SRGBColorSpace, Vector3, type WebGLRenderer } from 'three'
import type { Contact } from '../animation/contact'
import { aided, openPictures, type Pictures } from '../surface/piece-pictures'
import { type Spot, viewpoint } from '../camera/viewpoints'
import { createCameraRig } from '../camera/camera-rig'
import { createFader } from '../surface/fading/fader'
import { createPointerController } from '../input/pointer-controller'
import { createFrameKeeper } from '../camera/frame-keeper'
import type { FramedView, PageViews } from '../camera/page-views'
import { listen } from '../input/pointer-events'
import type { OpenCard } from '../input/card-reader'
import { type PlacedLabel, placeLabels, sameLabels } from '../cast/labels'
import { placeTouch } from '../cast/placed-touch'
import { createLoop } from './frame-loop'
import type { Piece } from '../model/pieces'
import { firstQuality, isPhone, isSlow, isSoftware, measure, rendererName } from '../surface/quality'
import { boxAround } from './box-around'
import { fitted } from './canvas-memory'
import { boxOf, createOpenBoxes, missingFor, printedOf } from './picture-supply'
import { createQualityLadder } from './quality-ladder'
import { watchContext } from './watch-context'
import { buildSet, type TableSet } from './table-set'
import type { Stage, StageOptions, StageStats } from '../stage-api'
import type { PieceTouch } from '../touch'
import type { Quality } from '../options'
import type { ViewName } from '../options'
import { createPieceAnimator } from '../animation/piece-animator'

export const PLAIN_OPTIONS: StageOptions = {
  quality: 'auto',
  speed: 1,
  settle: true,
  aid: false,
  age: null,
  table: 'walnut',
  lamp: 1,
}

/** What the stage tells whoever holds it. */
export interface StageCalls {
  touch?(event: PieceTouch): void
  /** After each time that everything came to rest, and when the quality changed. */
  stats?(stats: StageStats): void
  /** What is to lie there waits for its pictures: which part of them is loaded, 0 to 1; null once all are there. */
  fetching?(part: number | null): void
  /** A turning arrow passed from one sector to the next, at so many rad/s. */
  tick?(speed: number): void
  /** A piece met the table; `pan` says where in the picture, from -1 at its left edge to 1 at its right. */
  contact?(contact: Contact, pan: number): void
  /** What stands written over the table, whenever it changed or moved. */
  labels?(labels: readonly PlacedLabel[]): void
  /** A card that somebody rests on, to be shown at reading size; null when it is to be put away. */
  read?(card: OpenCard | null): void
  /** The graphics context is gone and did not come back: the page should be loaded again. */
  lost?(): void
}

/** Seconds of a change of view at normal speed. */
const VIEW_SECONDS = 0.95
const heardAt = new Vector3()
/** How fast the lamp is turned up, in its own strength a second. */
const LAMP_PACE = 0.25
/** Milliseconds after which what is there is shown without what still has no picture. */
const PICTURE_PATIENCE = 400

/**
 * The three-dimensional table on a renderer's canvas.
 * @param renderer made with `antialias: false` (the stage smooths by itself); disposing of it is its owner's business
 * @param source address of the baked pictures' folder, ending in a slash, or the pictures themselves
 */
export function createStage(
  renderer: WebGLRenderer,
  source: string | Pictures,
  first: Partial<StageOptions> = {},
  calls: StageCalls = {},
): Stage {
  const canvas = renderer.domElement
  const fader = createFader()
  const troupe = createPieceAnimator({
    tick: (speed) => calls.tick?.(speed),
    contact: (contact) => calls.contact?.(contact, panOf(contact)),
  })
  const stop = new AbortController()
  let options: StageOptions = { ...PLAIN_OPTIONS, ...first }
  fader.set(options.age)
  let plainPictures: Pictures | null = null
  let set: TableSet | null = null
  let moved = true
  let lamp = 1
  let lost = false
  let gone = false
  const rest: (() => void)[] = []
  let wanted: { pieces: readonly Piece[]; instant: boolean; glide: boolean } = {
    pieces: [],
    instant: true,
    glide: false,
  }
  let page: PageViews | null = null
  let view: { name: ViewName; at: Spot } = { name: 'seat', at: { x: 0, z: 0 } }
  let drawn = { calls: 0, triangles: 0 }
  let labels: readonly PlacedLabel[] = []
  /** What is pointed at from outside. */
  let pointed: string | null = null
  const size = { width: canvas.clientWidth || 1280, height: canvas.clientHeight || 720 }
  const aspect = () => size.width / size.height
  const man = createCameraRig(viewpoint('seat', aspect()))
  man.resize(size.width, size.height)
  const framer = createFrameKeeper()
  /** How many of the screen's pixels a CSS pixel is. */
  const density = () => globalThis.devicePixelRatio || 1
  const ladder = createQualityLadder(density)
  const software = () => isSoftware(rendererName(renderer.getContext()))

  renderer.toneMapping = ACESFilmicToneMapping
  renderer.toneMappingExposure = 0.9
  renderer.outputColorSpace = SRGBColorSpace
  renderer.shadowMap.type = PCFShadowMap
  renderer.info.autoReset = false
  // Asking whether a shader compiled waits for the card. The tests would see it: what does not compile draws nothing.
  renderer.debug.checkShaderErrors = import.meta.env.DEV

  const pictures = () => (options.aid ? aided(plainPictures!) : plainPictures!)

  /** Where in the picture a contact is heard from. */
  function panOf({ x, z }: Contact): number {
    const { x: across } = heardAt.set(x, 0, z).project(man.camera)
    return Math.min(1, Math.max(-1, across))
  }

  function draw(): void {
    if (!set || lost) return
    if (moved) set.cast.follow(troupe.actors)
    renderer.info.reset()
    set.draw(man.camera, moved)
    moved = false
    drawn = { calls: renderer.info.render.calls, triangles: renderer.info.render.triangles }
    label()
  }

  function label(): void {
    const now = placeLabels(troupe.actors, man.camera, size)
    if (sameLabels(now, labels)) return
    labels = now
    calls.labels?.(now)
  }

  const loop = createLoop({
    advance(dt) {
      const carrying = hand.advance(dt)
      const playing = troupe.advance(dt)
      const looking = man.advance(dt)
      const turning = turnLamp(dt)
      moved ||= carrying || playing || dirty
      dirty = carrying || playing
      arrived()
      return carrying || playing || looking || turning
    },
    draw,
    settle,
    settles: () => options.settle && !lost,
    glance(dt) {
      const changing = troupe.attend(dt)
      if (!lost && !showHeeded()) draw()
      return changing
    },
    came: (milliseconds) => ladder.frame(milliseconds) && adopt(),
    rested() {
      putAway()
      calls.stats?.(stats())
    },
  })

  /** Averages on: what is pointed at is no part of the mean, but shown over it. */
  function settle(): boolean {
    if (!set || lost) return false
    const answering = troupe.heeded.length > 0
    if (answering) set.cast.follow(troupe.actors, false)
    const more = set.settle(man.camera, man.aim)
    if (answering) showHeeded()
    return more
  }

  /** Shows what is pointed at over the averaged picture, which stays as it is; false if there is none. */
  function showHeeded(): boolean {
    if (!set) return true
    const box = boxAround(troupe.heeded, man.camera, canvas)
    set.cast.follow(troupe.actors)
    return box ? set.over(man.camera, box) : set.again()
  }

  /** Brings the lamp nearer to how bright it is to burn; answers whether it still changes. */
  function turnLamp(dt: number): boolean {
    if (lamp === options.lamp || !set) return false
    const far = options.lamp - lamp
    const step = options.speed > 0 ? dt * LAMP_PACE * options.speed : Infinity
    lamp = Math.abs(far) <= step ? options.lamp : lamp + Math.sign(far) * step
    set.shine(lamp)
    return lamp !== options.lamp
  }

  /** Whether the last frame still moved something: the one after it shows where it came to rest. */
  let dirty = false

  const hand = createPointerController({
    camera: man.camera,
    troupe,
    size: () => size,
    origin() {
      const { left, top } = canvas.getBoundingClientRect()
      return { x: left, y: top }
    },
    tell: (event) => calls.touch?.(event),
    read: (card) => calls.read?.(card),
    wake,
    glance: () => loop.glance(),
    skip,
    speed: () => options.speed,
  })

  function wake(): void {
    dirty = true
    refresh()
  }

  /** Draws again, though nothing on the table moved. */
  function refresh(): void {
    if (!set) return
    const rested = loop.settled
    loop.wake()
    if (rested) calls.stats?.(stats())
  }

  /** Tells whoever waits for it that everything lies. */
  function arrived(): void {
    if (!troupe.moving) for (const resolve of rest.splice(0)) resolve()
  }

  const needed = (pieces: readonly Piece[]) => missingFor(pieces, options.table, pictures())

  /** Shows what has its pictures, so that nothing lies there from before while the rest is still being fetched. */
  function showPrinted(): void {
    hand.settleDropped()
    troupe.show(printedOf(wanted.pieces, pictures()), { speed: 0 })
    wake()
  }

  /** Puts the wanted list on the table. */
  function apply(): void {
    hand.settleDropped()
    hand.lookUp()
    const instant = wanted.instant || document.hidden
    troupe.show(wanted.pieces, {
      speed: instant ? 0 : options.speed,
      ...(wanted.glide ? { glide: VIEW_SECONDS } : {}),
    })
    wanted = { ...wanted, instant: false, glide: false }
    reframe()
    wake()
  }

  /** Keeps what is played with clear of the papers; on a page it is so already. */
  function reframe(): void {
    if (page !== null) return
    const next = framer.frame(view.name, man.aim, wanted.pieces, size)
    if (next !== man.frame) man.go(man.aim, framer.fresh ? 0 : viewSeconds(), next)
  }

  /** How long a change of view takes now. */
  function viewSeconds(): number {
    return options.speed > 0 && set && !document.hidden ? VIEW_SECONDS / options.speed : 0
  }

  function rebuild(quality: Quality): void {
    set?.dispose()
    set = buildSet(renderer, pictures(), quality, fader, options.table)
    set.shine(lamp)
    refine()
    moved = true
    boxes.forget()
    // Shaders are compiled and pictures sent now, not in the middle of a movement.
    draw()
    wake()
    calls.stats?.(stats())
    void prepare()
  }

  /** Loads what the wanted list shows: another list may be wanted by the time that one list's pictures are there. */
  async function fetchWanted(): Promise<void> {
    for (let names = needed(wanted.pieces); names.length > 0 && !gone; names = needed(wanted.pieces))
      await pictures().load(names, (part) => late.size > 0 && calls.fetching?.(part))
  }

  /** Lists whose pictures are late. */
  const late = new Set<ReturnType<typeof setTimeout>>()

  /** Lists that wait for pictures, and prints that are being drawn: what lies there meanwhile is not the last of it. */
  let awaited = 0

  /** Counts a work that will bring something onto the table while it lasts. */
  async function expect(work: Promise<void>): Promise<void> {
    awaited++
    calls.stats?.(stats())
    try {
      await work
    } finally {
      awaited--
      if (!gone) calls.stats?.(stats())
    }
  }

  /** Loads what the wanted list shows, then shows it. */
  async function fetchAndApply(): Promise<void> {
    const patience = setTimeout(() => {
      if (gone) return
      late.add(patience)
      showPrinted()
      calls.fetching?.(0)
    }, PICTURE_PATIENCE)
    try {
      await expect(fetchWanted().then(() => (gone ? undefined : apply())))
    } finally {
      clearTimeout(patience)
      if (late.delete(patience) && late.size === 0) calls.fetching?.(null)
    }
    if (!gone) void prepare()
  }

  /** Draws as many pixels, samples and shadows as the ladder says and the memory allows. */
  function refine(): void {
    const { ratio, samples, shadow } = ladder.step
    const drawn = fitted(size, { ratio: Math.min(ratio, density()), samples, shadow })
    if (renderer.getPixelRatio() !== drawn.ratio) renderer.setPixelRatio(drawn.ratio)
    set?.refine(drawn)
  }

  /** Goes over to the step that the ladder stands on now. */
  function adopt(): void {
    if (set && set.quality !== ladder.step.quality) return rebuild(ladder.step.quality)
    refine()
    moved = true
  }

  async function begin(): Promise<void> {
    const quality = firstQuality(renderer, options.quality)
    ladder.begin(quality, options.quality !== 'auto' || software())
    plainPictures = typeof source === 'string' ? await openPictures(source, quality === 'low' || isPhone()) : source
    await fetchWanted()
    if (gone) return
    rebuild(quality)
    wanted = { ...wanted, instant: true }
    apply()
    draw()
    if (options.quality === 'auto' && quality === 'high' && isSlow(measure(renderer, draw))) {
      ladder.begin('low', false)
      rebuild('low')
    }
  }

  const boxes = createOpenBoxes()
  let preparing = 0

  /**
   * Fetches the rest of the boxes that came onto the table, sends it to the graphics card one picture after another, and
   * compiles what will be drawn, so that nothing of it happens in the middle of a movement.
   */
  async function prepare(): Promise<void> {
    const fresh = set ? boxes.opened(wanted.pieces) : new Set<string>()
    if (fresh.size === 0 || !set) return
    preparing++
    calls.stats?.(stats())
    await prepareBoxes(set, fresh)
    preparing--
    if (gone) return
    loop.forgive()
    calls.stats?.(stats())
  }

  /** Gives back the pictures of the boxes that were closed. */
  function putAway(): void {
    if (!set || !plainPictures || preparing > 0 || awaited > 0 || troupe.moving) return
    const closed = boxes.closed(wanted.pieces)
    if (closed.size === 0) return
    const names = new Set(plainPictures.names().filter((name) => closed.has(boxOf(name))))
    set.release(names)
    plainPictures.release(names)
  }

  /** Stops as soon as the set is not in use any more. */
  async function prepareBoxes(mine: TableSet, opened: ReadonlySet<string>): Promise<void> {
    const names = plainPictures!.names().filter((name) => opened.has(boxOf(name)) && !name.endsWith('-aid'))
    await pictures().load(names)
    for (const name of names) {
      await new Promise((resolve) => setTimeout(resolve, 40))
      const texture = pictures().texture(name)
      if (gone || lost || set !== mine || !texture) return
      renderer.initTexture(texture)
      if (name.endsWith('/atlas')) mine.cast.prepare(name)
    }
    await mine.warm(man.camera)
  }

  function stats(): StageStats {
    return {
      frames: loop.frames,
      ...drawn,
      worst: loop.worst,
      moving: troupe.moving || man.moving,
      spinning: troupe.spinning,
      settled: loop.settled && awaited === 0,
      prepared: set !== null && preparing === 0,
      quality: set?.quality ?? 'low',
      held: { ...renderer.info.memory, programs: renderer.info.programs?.length ?? 0 },
    }
  }

  const ready = begin()
  const unlisten = listen(canvas, hand.gesture)
  document.addEventListener('visibilitychange', () => document.hidden && skip(), { signal: stop.signal })
  watchContext(canvas, stop.signal, {
    lost: () => void (lost = true),
    gone: () => calls.lost?.(),
    restored() {
      void plainPictures?.reload().then(() => {
        lost = false
        if (set && !gone) rebuild(set.quality)
      })
    },
  })

  function skip(): void {
    troupe.skip()
    man.go(man.aim, 0)
    arrived()
    wake()
  }

  /** When everything lies. */
  function lies(): Promise<void> {
    return troupe.moving ? new Promise((resolve) => rest.push(resolve)) : Promise.resolve()
  }

  /** The view that is wanted: the page's own, or one that is found for what lies there. */
  function framedView(): FramedView {
    if (page !== null) return page.view(view.name, view.at)
    const from = viewpoint(view.name, aspect(), view.at, size.height)
    return { from, frame: framer.frame(view.name, from, wanted.pieces, size) }
  }

  function look(seconds: number): void {
    hand.lookUp()
    const { from, frame } = framedView()
    man.go(from, seconds, frame)
    refresh()
  }

  return {
    ready,
    show(pieces, how = {}) {
      wanted = { pieces, instant: how.instant ?? false, glide: how.glide ?? false }
      if (!set) return ready
      if (needed(pieces).length === 0) apply()
      else return fetchAndApply().then(lies)
      return lies()
    },
    skip,
    view(name, at = { x: 0, z: 0 }) {
      view = { name, at }
      look(viewSeconds())
    },
    page(views) {
      if (views === page) return
      page = views
      look(viewSeconds())
    },
    keepClear(panels, shown) {
      if (!framer.keepClear(panels, shown)) return
      reframe()
      refresh()
    },
    set(changes) {
      const before = options
      options = { ...options, ...changes }
      fader.set(options.age)
      if (!set) return
      const quality = options.quality === 'auto' ? set.quality : options.quality
      if (options.quality !== before.quality) ladder.begin(quality, options.quality !== 'auto' || software())
      if (options.aid !== before.aid || options.table !== before.table) {
        void pictures()
          .load(needed(wanted.pieces))
          .then(() => rebuild(quality))
      } else if (quality !== set.quality) rebuild(quality)
      else if (options.settle !== before.settle || options.age !== before.age || options.lamp !== before.lamp) refresh()
    },
    stats,
    async picture() {
      await ready
      if (!set?.again()) draw()
      return new Promise((resolve, reject) =>
        canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('the table could not be drawn'))),
          'image/png',
        ),
      )
    },
    print(picture, drawing) {
      void ready.then(() => {
        plainPictures?.draw(picture, drawing)
        set?.reprint(picture)
        refresh()
      })
    },
    expect,
    point(touch) {
      pointed = touch
      troupe.heed(touch)
      loop.glance()
    },
    read: () => hand.read(pointed),
    place: (touch) => placeTouch(troupe.actors, touch, man.camera, size),
    resize(width, height) {
      if (width < 1 || height < 1) return
      Object.assign(size, { width, height })
      framer.forget()
      man.resize(width, height)
      refine()
      // A page comes for its new window by itself, and in one motion with what lies on it.
      if (page === null) look(0)
      else refresh()
      draw()
    },
    dispose() {
      gone = true
      stop.abort()
      unlisten()
      loop.stop()
      set?.dispose()
      fader.dispose()
      plainPictures?.dispose()
      for (const resolve of rest.splice(0)) resolve()
    },
  }
}
