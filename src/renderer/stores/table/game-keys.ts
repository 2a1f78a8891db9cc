import { onBeforeUnmount, onMounted } from 'vue'
import { text } from '../../i18n/say'
import { useClaim } from './claim'
import { useSelection } from './selection'
import { usePage } from '../app/page'
import { handText, lastStepText, scoresText, turnText } from './turn-text'
import { useSettings } from '../app/settings'
import { actionForKey, type KeyAction } from '../app/shortcuts'
import { useGameLog } from '../app/game-log'
import { useView } from '../app/view'
import { useTable } from './table'

/** What the screen of a game does for its keys. */
export interface GameKeyHandlers {
  focusNth(n: number): void
  enterMoves(last: boolean): void
  nextView(): void
  homeView(): void
  skip(): void
}

/** Whether the key belongs to the focused control: typing in a field, or a key that the control handles itself. */
function belongsToControl(event: KeyboardEvent): boolean {
  const target = event.target
  if (!(target instanceof HTMLElement)) return false
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return true
  return event.key === ' ' && /^(BUTTON|SUMMARY|A)$/.test(target.tagName)
}

/** Plays the move with this text if it is legal, otherwise says why it is not. */
async function playText(move: string): Promise<void> {
  const selection = useSelection()
  const source = selection.source
  if (source === null) return selection.refuse(turnText(), null)
  await selection.play(move)
}

/** Handles the key that shows the list of keys, where no game is played. */
export function useHelpKey(): void {
  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || usePage().sheets.length > 0 || belongsToControl(event)) return
    if (actionForKey(event, useSettings().all.keys) !== 'help') return
    event.preventDefault()
    usePage().open('keys')
  }

  onMounted(() => window.addEventListener('keydown', onKey))
  onBeforeUnmount(() => window.removeEventListener('keydown', onKey))
}

/** Handles the keys of a game. */
export function useGameKeys(screen: GameKeyHandlers): void {
  const gameLog = useGameLog()
  const handlers: Readonly<Record<KeyAction, (event: KeyboardEvent) => void>> = {
    digits: (event) => screen.focusNth(Number(event.key)),
    arrows: (event) => screen.enterMoves(event.key === 'ArrowUp'),
    enter: () => undefined,
    draw: () => void playText('draw'),
    pass: () => void playText('pass'),
    claim: () => void useClaim().make(),
    undo: () => void useTable().undo(),
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
      gameLog.answer(text(all.muted ? 'game.mute' : 'game.unmute'))
    },
    read: () => useView().stage?.toggleCard(),
    camera: () => screen.nextView(),
    home: () => screen.homeView(),
    help: () => usePage().open('keys'),
    skip: () => screen.skip(),
    escape: () => {
      useSelection().clear()
      useTable().dropHint()
    },
  }

  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || usePage().sheets.length > 0 || belongsToControl(event)) return
    const action = actionForKey(event, useSettings().all.keys)
    if (action === null || action === 'enter') return
    event.preventDefault()
    handlers[action](event)
  }

  onMounted(() => window.addEventListener('keydown', onKey))
  onBeforeUnmount(() => window.removeEventListener('keydown', onKey))
}
