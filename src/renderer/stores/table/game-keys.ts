import { text } from '../../i18n/say'
import { useClaim } from './claim'
import { useSelection } from './selection'
import { usePage } from '../app/page'
import { handText, lastStepText, scoresText, turnText } from './turn-text'
import { useSettings } from '../app/settings'
import { actionForKey, keyOf, type KeyAction } from '../app/shortcuts'
import { useWindowEvents } from '../app/window-events'
import { useGameLog } from '../app/game-log'
import { useView } from '../app/view'
import { useTable } from './table'

/** What the screen of a game does for its keys. */
export interface GameKeyHandlers {
  focusNth(n: number): void
  enterMoves(last: boolean): void
  nextView(): void
  homeView(): void
  /** Plays the move that the confirming button would play, if it is lit. */
  confirm(): void
  skip(): void
}

/**
 * Whether the key belongs to the focused control: typing in a field, or a key that the control handles itself. While
 * things move on the table, Space skips that and presses nothing.
 */
function belongsToControl(event: KeyboardEvent): boolean {
  const target = event.target
  if (!(target instanceof HTMLElement)) return false
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return true
  if (!/^(BUTTON|SUMMARY|A)$/.test(target.tagName)) return false
  const key = keyOf(event)
  return key === 'enter' || (key === ' ' && useView().stage?.stats().isMoving !== true)
}

/** Draws or passes where the game knows that, touches a pack from which it deals instead, or says why not. */
async function playVerb(move: 'draw' | 'pass'): Promise<void> {
  const selection = useSelection()
  const { source } = selection
  if (source === null) return selection.refuse(turnText(), null)
  // A game without such a move would explain how its moves are written.
  if (source.refusal(move)?.code !== 'bad-move') return selection.play(move)
  const deals = move === 'draw' && source.face.verbs?.(source.seen).some(({ touches }) => touches[0] === 'stock')
  if (!deals) return selection.refuse(text(`game.none.${move}`), null)
  await selection.tap('stock')
}

/** Handles the key that shows the list of keys, where no game is played. */
export function useHelpKey(): void {
  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || usePage().sheets.length > 0 || belongsToControl(event)) return
    if (actionForKey(event, useSettings().all.keys) !== 'help') return
    event.preventDefault()
    usePage().open('keys')
  }

  useWindowEvents({ keydown: onKey })
}

/** Factor by which a key magnifies the picture of the table. */
const KEY_MAGNIFICATION = 1.35
/** Directions of the keys that steer the view: right and down. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  arrowleft: [-1, 0],
  arrowright: [1, 0],
  arrowup: [0, -1],
  arrowdown: [0, 1],
}

/** Puts back what was picked up and takes a hint away; where there is neither, returns to the seat. */
function escape(): void {
  const [selection, table, view] = [useSelection(), useTable(), useView()]
  const isIdle = selection.picked.length === 0 && table.hint === null
  selection.clear()
  table.dropHint()
  if (isIdle && !view.flat) view.returnToSeat()
}

/** Returns the actions of the keys that concern the view of the table. */
function viewHandlers(screen: GameKeyHandlers): Pick<KeyHandlers, 'camera' | 'nearer' | 'back' | 'steer' | 'home'> {
  const view = useView()
  return {
    camera: () => screen.nextView(),
    nearer: () => view.stage?.magnify(KEY_MAGNIFICATION),
    back: () => view.stage?.magnify(1 / KEY_MAGNIFICATION),
    steer: (event) => view.stage?.steer(...(DIRECTIONS[keyOf(event)] ?? [0, 0])),
    home: () => screen.homeView(),
  }
}

type KeyHandlers = Readonly<Record<KeyAction, (event: KeyboardEvent) => void>>

/** Handles the keys of a game. */
export function useGameKeys(screen: GameKeyHandlers): void {
  const gameLog = useGameLog()
  /** Whether Space, which is still held, has skipped a motion. */
  let hasSkipped = false
  const handlers: KeyHandlers = {
    ...viewHandlers(screen),
    digits: (event) => screen.focusNth(Number(keyOf(event))),
    arrows: (event) => screen.enterMoves(keyOf(event) === 'arrowup'),
    enter: () => screen.confirm(),
    draw: () => void playVerb('draw'),
    pass: () => void playVerb('pass'),
    claim: () => void useClaim().make(),
    undo: () => void useTable().undo(),
    redo: () => void useTable().redo(),
    hint: () => void useTable().askHint(),
    last: () => gameLog.answer(lastStepText()),
    score: () => gameLog.answer(scoresText()),
    turn: () => gameLog.answer(turnText()),
    hand: () => {
      const { face, seen } = useTable()
      if (face !== null && seen !== null) gameLog.answer(handText(face.id, seen))
    },
    mute: () => {
      const { all } = useSettings()
      all.muted = !all.muted
      gameLog.answer(text(all.muted ? 'game.soundOff' : 'game.soundOn'))
    },
    read: () => useView().stage?.toggleCard(),
    help: () => usePage().open('keys'),
    skip() {
      hasSkipped = true
      screen.skip()
    },
    escape,
  }

  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || belongsToControl(event)) return
    const action = actionForKey(event, useSettings().all.keys)
    // The paper with the result of a game leaves the table in sight: its end can be taken back.
    const isAtEnd = (action === 'undo' || action === 'redo') && usePage().sheets.join() === 'result'
    // A key that is held for long makes no second move.
    if (action === null || (action === 'enter' && event.repeat) || (usePage().sheets.length > 0 && !isAtEnd)) return
    event.preventDefault()
    handlers[action](event)
  }

  /** A view that keys have turned springs back when they are let go, or when the window loses them. */
  const release = (): void => useView().stage?.release()
  const onKeyUp = (event: KeyboardEvent): void => {
    const key = keyOf(event)
    // Some browsers press a button only now, although its key has skipped a motion.
    if (key === ' ' && hasSkipped) event.preventDefault()
    hasSkipped = false
    if (key === 'shift' || key in DIRECTIONS) release()
  }

  useWindowEvents({ keydown: onKey, keyup: onKeyUp, blur: release })
}
