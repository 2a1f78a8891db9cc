import type { HostMessage, HostMessageOf, WholeView } from '../protocol/lan/host-messages'
import type { FairnessParticipant, LuckReply } from '../protocol/lan/fairness'
import type { Auditor } from './audit/auditor'
import type { StateStore } from './state-store'
import { withLobby, withStep, withView } from './state-updates'

/**
 * Applies the host's messages about the table to the state, notifies listeners, and records them for the check at the
 * end.
 */
export type TableUpdates = ReturnType<typeof createTableUpdates>

/** @param reply commits to a value or reveals it when the host asks for that */
export function createTableUpdates(
  store: StateStore,
  auditor: Auditor,
  participant: FairnessParticipant,
  reply: (reply: LuckReply) => void,
) {
  const { tell } = store

  /** Applies a message that is due. */
  function apply(message: HostMessage): void {
    switch (message.type) {
      case 'lobby':
        store.state = withLobby(store.state, message)
        auditor.recordLobby(message.lobby)
        return tell({ kind: 'lobby' })
      case 'luck':
        store.state = { ...store.state, luck: message.luck }
        tell({ kind: 'luck' })
        return processLuck()
      case 'step':
        return step(message)
      case 'view':
        return applyView(message, false)
      case 'clock':
        store.state = { ...store.state, deadline: message.clock }
        return tell({ kind: 'clock' })
      case 'words':
        store.state = { ...store.state, words: message.chairs }
        return tell({ kind: 'words' })
      case 'handover':
        return tell({ kind: 'handover', seat: message.seat })
      case 'emote':
        return tell({ kind: 'emote', seat: message.seat, name: message.name })
      case 'result':
        return finish(message)
      default:
    }
  }

  function step(message: HostMessageOf<'step'>): void {
    const { seat, seen } = store.state
    auditor.recordStep(message, seen, message.seen, seat)
    store.state = withStep(store.state, message)
    tell({ kind: 'step', step: message })
  }

  /** Applies a whole view; `gap` if plies may have been missed before it. */
  function applyView(view: WholeView, gap: boolean): void {
    store.state = withView(store.state, view)
    auditor.recordLobby(view.lobby)
    auditor.recordView(view.seen, gap)
    tell({ kind: 'view' })
    processLuck()
  }

  /** Ends the game, with the verdict on it. */
  function finish(result: HostMessageOf<'result'>): void {
    const verdict = auditor.check(result, participant)
    if (!verdict) return
    store.state = { ...store.state, result, verdict }
    tell({ kind: 'result', verdict })
  }

  function processLuck(): void {
    const { lobby, luck, seat } = store.state
    if (!lobby || !luck) return
    const due = participant.processRound(lobby.round, luck, seat)
    if (due) reply(due)
  }

  return { apply, applyView, finish }
}
