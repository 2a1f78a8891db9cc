import { createAttemptFactory, shouldTryAgain, type Attempt, type Cut, type Standing } from '../../exhibit/cuts'
import { entryAt } from '../../rules/kit'
import { loadGame } from '../games/rules'
import { text } from '../i18n/say'
import { tableThinker } from '../play/local-sessions'
import { loadCuts } from '../services/exhibit-cuts'
import { usePage } from '../stores/app/page'
import { useSettings } from '../stores/app/settings'
import { useShelf } from '../stores/app/shelf'
import { useSelection } from '../stores/table/selection'
import { useTable } from '../stores/table/table'
import { openCutTable, type PlayerNames } from './cut-table'
import { usePointingHand } from './pointing-hand'
import { waitAtPace, isAborted, scaleToPace } from './pace'
import { clearGame, type VisitState, type VisitController } from './visit-state'
import type { TablePort } from '../play/played-table'

/** How long the message after a failed attempt stays, in milliseconds. */
const STUCK_MS = 2500
/** How long the table of a finished game stays visible before the result covers it, in milliseconds. */
const LAST_LOOK_MS = 8000

/** Returns the names of one visitor and a bot, or of two visitors, in the language of the moment. */
const namesOf = (together: boolean): PlayerNames => ({
  get you() {
    return text(together ? 'exhibit.first' : 'exhibit.you')
  },
  get rival() {
    return text(together ? 'exhibit.second' : 'exhibit.rival')
  },
  together,
})

/** Returns a function that plays a cut of a game, given its id, from the on-screen hand's first move to the result. */
export function createGamePlayer(state: VisitState, controller: VisitController): (game: string) => Promise<void> {
  /** Plays attempts at one deal until one is not lost or none is left; then shows the result. */
  async function attemptAll(cut: Cut, seed: string, signal: AbortSignal): Promise<void> {
    const createAttempt = createAttemptFactory(cut)
    for (let number = 1; ; number++) {
      const attempt = createAttempt(number, seed)
      const ended = await play(cut, attempt, signal)
      if (ended === null || isAborted(signal)) return
      state.standing.value = ended
      if (!shouldTryAgain(cut, attempt, ended)) break
      state.notice.value = 'exhibit.stuck'
      await waitAtPace(STUCK_MS, signal)
      if (isAborted(signal)) return
      state.notice.value = null
    }
    await waitAtPace(LAST_LOOK_MS, signal)
    if (isAborted(signal)) return
    controller.countGame('ended')
    controller.go('result')
  }

  /** Plays one attempt: the hand, then the visitor. Resolves to how it ended; null if it was aborted. */
  async function play(cut: Cut, attempt: Attempt, signal: AbortSignal): Promise<Standing | null> {
    // They still have the values from the end of the previous attempt.
    state.side.value = 'near'
    state.covered.value = false
    controller.go('watch')
    const thinker = tableThinker({
      pause: () => scaleToPace(useSettings().pause),
      waitUntilStill: useTable().waitUntilRead,
    })
    const table = openCutTable(cut, attempt, namesOf(state.together.value), thinker)
    controller.table = table
    const { sides } = table
    if (sides) table.port.listen(() => ([state.side.value, state.covered.value] = [sides.side, sides.isCovered]))
    useSelection().clear()
    await useTable().openTable(table.port)
    if (isAborted(signal)) return null
    await useShelf().openAtOnce(cut.record.game)
    if (isAborted(signal)) return null
    usePage().go('game')
    await usePointingHand().show(table, signal)
    if (isAborted(signal)) return null
    table.handOver()
    controller.go('play')
    await waitUntilOver(table.port, signal)
    return isAborted(signal) ? null : table.standing
  }

  return async (id) => {
    const signal = beginGame(id, state, controller)
    try {
      const number = (await controller.service?.deal()) ?? 0
      const cut = await nextCut(id, number, state.together.value)
      if (isAborted(signal)) return
      controller.countGame('begun')
      await attemptAll(cut, `visit ${String(number)}`, signal)
    } catch (fault) {
      console.error(`${id} could not be played:`, fault)
      if (!isAborted(signal)) giveUp(state, controller)
    }
  }
}

/** Leaves the game before, clears what was shown of it and goes to the hand's moves. Returns the new game's signal. */
function beginGame(game: string, state: VisitState, controller: VisitController): AbortSignal {
  const signal = controller.restart()
  controller.leaveGame()
  clearGame(state, game)
  controller.go('watch')
  return signal
}

/**
 * Loads the cut of a game that the number of a deal determines, and the game's rules. Throws if the file of the cuts is
 * missing or invalid.
 */
async function nextCut(game: string, number: number, together: boolean): Promise<Cut> {
  const [all] = await Promise.all([loadCuts(game), loadGame(game)])
  const cuts = cutsFor(all, together)
  return entryAt(cuts, number % cuts.length)
}

/** Ends a game that cannot be played: the visitor chooses another one. */
function giveUp(state: VisitState, controller: VisitController): void {
  controller.leaveGame()
  state.game.value = null
  state.notice.value = 'exhibit.unplayable'
  controller.go('choice')
}

/** Returns the cuts that can be dealt; for two visitors, those in which each seat has a move in the winning line. */
export function cutsFor(cuts: readonly Cut[], together: boolean): readonly Cut[] {
  if (!together) return cuts
  return cuts.filter(({ record, won }) => record.seats.every((seat) => won.moves.some((move) => move.startsWith(seat))))
}

/** Resolves when an attempt is over or aborted. */
export function waitUntilOver(port: TablePort, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!port.over && !isAborted(signal)) return
      stop()
      signal.removeEventListener('abort', check)
      resolve()
    }
    const stop = port.listen(check)
    signal.addEventListener('abort', check)
    check()
  })
}
