import { isolated } from '../../drawer/foreign-text'
import type { HeirloomData } from '../../drawer/heirloom'
import { letterOf, type Seat } from '../../rules/kit'
import { callAfter } from '../../async/clock'
import { loadGameFace } from '../games'
import { descriptionOf } from '../games/catalogue'
import { setNamesAtTable, text } from '../i18n/say'
import { openAtlas } from '../pictures/atlas'
import { hashOfRecord, replayFrames, secretsOf, type ReplayEye, type ReplayFrame } from '../play/replayed-game'
import type { BakedManifest } from '../stage/model/picture-manifest'
import { createPositionPainter } from './position-painter'

/** Time between two moves while the game plays itself, in milliseconds. */
const STEP_MS = 1400

/**
 * Fills the page with a game that replays itself: the table, keys and a list of the moves. The hash of the replayed
 * game stands at the page's root, where a test of a later release finds it.
 */
export async function playHeirloom({ record, code, manifest }: HeirloomData): Promise<void> {
  const face = await loadGameFace(record.game)
  const script = { game: record.game, title: null, record, remarks: [] }
  const names = record.seats.map((letter) => record.names?.[letter] ?? text('newGame.chair', { letter }))
  setNamesAtTable(() => names)
  const secrets = secretsOf(script)
  const eyes: readonly ReplayEye[] = secrets === 'open' ? ['open', ...record.seats.keys()] : []
  const { title } = descriptionOf(record.game)
  document.documentElement.dataset['hash'] = hashOfRecord(record)

  let frames: readonly ReplayFrame[] = replayFrames(face, script, secrets === 'kept' ? 0 : 'open')
  let at = 0
  let isPlaying = false
  let cancelStep = (): void => {}

  // The build writes these numbers; the page's own script reads no other fields of a manifest. What the colour aid
  // changes is in the page only if it is to be seen.
  const prints = openAtlas(manifest as BakedManifest, { base: '', aid: true, age: null })
  const scores = element('p', { className: 'scores' })
  const canvas = element('canvas', {})
  canvas.setAttribute('role', 'img')
  const things = element('ul', { className: 'hidden' })
  const told = element('p', { className: 'told' })
  told.setAttribute('role', 'status')
  const place = element('input', { type: 'range', min: '0', max: String(frames.length - 1) })
  place.setAttribute('aria-label', text('demo.place'))
  const list = element('ol', { start: 0 })
  const moves = frames.map((_, ply) => {
    const button = element('button', { type: 'button' })
    button.addEventListener('click', () => goTo(ply))
    const item = element('li', {})
    item.append(button)
    list.append(item)
    return button
  })
  const key = (label: string, act: () => void): HTMLButtonElement => {
    const button = element('button', { type: 'button', textContent: label })
    button.addEventListener('click', act)
    return button
  }
  const keys = {
    first: key(text('heirloom.first'), () => goTo(0)),
    back: key(text('heirloom.back'), () => goTo(at - 1)),
    play: key(text('demo.play'), toggle),
    forward: key(text('heirloom.forward'), () => goTo(at + 1)),
    last: key(text('heirloom.last'), () => goTo(frames.length - 1)),
  }
  const painter = createPositionPainter({ canvas, prints, face, names })

  function goTo(ply: number, plays = false): void {
    at = Math.min(Math.max(0, ply), frames.length - 1)
    isPlaying = plays && at < frames.length - 1
    show()
  }

  function toggle(): void {
    if (!isPlaying && at === frames.length - 1) at = 0
    isPlaying = !isPlaying
    show()
  }

  /** Returns the words of a move, with the name of who made it where they lack it. */
  function wordsOf({ mover, moveText }: ReplayFrame): string {
    const name = mover === null || names.length < 2 ? '' : `${isolated(names[mover] ?? '')}: `
    return name + moveText
  }

  function show(): void {
    const frame = frames[at]
    if (frame === undefined) return
    const words = wordsOf(frame)
    scores.textContent = names
      .map(
        (name, seat) =>
          `${names.length < 2 ? '' : `${isolated(name)} `}${String(frame.seen.scores[letterOf(seat)] ?? 0).replace('-', '−')}`,
      )
      .join(' · ')
    place.value = String(at)
    place.setAttribute('aria-valuetext', `${text('demo.placeOf', { ply: at, all: frames.length - 1 })}, ${words}`)
    told.textContent = words
    canvas.setAttribute('aria-label', `${text('heirloom.table', { ply: at })} ${words}`)
    for (const [ply, button] of moves.entries()) {
      if (ply === at) button.setAttribute('aria-current', 'step')
      else button.removeAttribute('aria-current')
    }
    scrollTo(moves[at])
    keys.first.disabled = keys.back.disabled = at === 0
    keys.last.disabled = keys.forward.disabled = at === frames.length - 1
    keys.play.textContent = text(isPlaying ? 'demo.pause' : 'heirloom.play')
    const seat = frame.mover ?? frame.lastPly?.seat ?? null
    document.documentElement.dataset['at'] = String(at)
    things.replaceChildren(...painter.show(frame, seat).map((sentence) => element('li', { textContent: sentence })))
    cancelStep()
    if (isPlaying) cancelStep = callAfter(STEP_MS, () => goTo(at + 1, true))
  }

  /** Brings a move into view within the list, without moving the page. */
  function scrollTo(button: HTMLElement | undefined): void {
    if (button === undefined) return
    const { offsetTop, offsetHeight } = button
    if (offsetTop < list.scrollTop || offsetTop + offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = offsetTop - list.clientHeight / 2
  }

  function writeMoves(): void {
    for (const [ply, frame] of frames.entries()) if (moves[ply]) moves[ply].textContent = wordsOf(frame)
  }

  /** Replays the game as other eyes saw it. */
  function lookThrough(chosen: ReplayEye): void {
    frames = replayFrames(face, script, chosen)
    writeMoves()
    painter.forget()
    show()
  }

  place.addEventListener('input', () => goTo(Number(place.value)))
  document.addEventListener('keydown', (event) => {
    const isField = event.target instanceof HTMLSelectElement || event.target === place
    const isKey = event.target instanceof HTMLButtonElement
    if (isField || event.ctrlKey || event.metaKey || event.altKey) return
    const act = {
      ArrowLeft: () => goTo(at - 1),
      ArrowRight: () => goTo(at + 1),
      Home: () => goTo(0),
      End: () => goTo(frames.length - 1),
      ...(!isKey && { ' ': toggle }),
    }[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  })

  const header = element('header', {})
  header.append(element('h1', { textContent: title }), scores)
  const table = element('section', { className: 'table' })
  table.setAttribute('aria-label', text('heirloom.board'))
  table.append(canvas, things)
  const row = element('div', { className: 'keys' })
  row.append(...Object.values(keys))
  const panel = element('section', { className: 'panel' })
  panel.setAttribute('aria-label', text('heirloom.moves'))
  panel.append(told, place, row, ...(eyes.length > 0 ? [eyesField(eyes, names, lookThrough)] : []), list)
  const main = element('main', {})
  main.append(table, panel)
  const footer = element('footer', {
    textContent: [text('heirloom.kept'), ...(code === null ? [] : [text('heirloom.deal', { code })])].join(' '),
  })
  document.body.append(header, main, footer)
  writeMoves()
  show()
  await painter.loadPrints(frames)
  show()
  addEventListener('resize', show)
  document.documentElement.dataset['ready'] = ''
}

/** Returns the choice of whose eyes see the table. */
function eyesField(
  eyes: readonly ReplayEye[],
  names: readonly string[],
  choose: (eye: ReplayEye) => void,
): HTMLLabelElement {
  const label = element('label', { textContent: text('replay.eyes') })
  const select = element('select', {})
  const nameOf = (eye: Seat | 'open') => (eye === 'open' ? text('replay.allOpen') : (names[eye] ?? ''))
  select.append(...eyes.map((eye) => element('option', { textContent: nameOf(eye) })))
  select.addEventListener('change', () => {
    const chosen = eyes[select.selectedIndex]
    if (chosen !== undefined) choose(chosen)
  })
  label.append(select)
  return label
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}
