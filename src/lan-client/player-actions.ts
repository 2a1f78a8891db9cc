import { accept, refuse, type Refusal, type Result } from '../rules/kit'
import { DEFAULT_NAME, plainName } from '../protocol/lan/plain-name'
import type { Auditor } from './audit/auditor'
import type { RequestResult, Request } from './pending-requests'
import { NOT_CONNECTED, type RequestChannel } from './request-channel'
import type { StateStore } from './state-store'
import type { LanClient } from './types'

type PlayerActions = Pick<
  LanClient,
  'sit' | 'claim' | 'ownWord' | 'agree' | 'stand' | 'setReady' | 'move' | 'undo' | 'resign' | 'emote'
>

const OLDER_HOST: Refusal = { code: 'older-host', message: 'The host runs an older version, which cannot do that.' }

/** Creates the requests that a guest can make of its host. Each resolves with the host's answer, or with a refusal. */
export function createPlayerActions(store: StateStore, requests: RequestChannel, auditor: Auditor): PlayerActions {
  const ask = (request: Request): Promise<RequestResult> => requests.ask(request, store.state.connection)

  async function perform(request: Request): Promise<Result<void>> {
    const answered = await ask(request)
    return answered.ok ? accept(undefined) : answered
  }

  async function move(text: string): Promise<Result<void>> {
    const { seat, seen, turn } = store.state
    if (seat === null || !seen) return refuse('no-seat', 'Only those who sit at the table can do that.')
    const recordAnswer = auditor.recordSentMove(seat, text, seen)
    const answered = await ask({ type: 'move', turn, text })
    if (answered.ok) recordAnswer(true)
    else if (answered.error === NOT_CONNECTED || !recordAnswer(false)) return answered
    return accept(undefined)
  }

  /** Asks something that hosts of version 1 don't know: they would end the connection. */
  async function askNewer(request: Request): Promise<RequestResult> {
    return requests.admitted && requests.version < 2 ? { ok: false, error: OLDER_HOST } : ask(request)
  }

  return {
    async claim(claim) {
      const answered = await askNewer({ type: 'claim', ...claim })
      return answered.ok ? accept(answered.answer.seat ?? '') : answered
    },
    async ownWord() {
      const answered = await askNewer({ type: 'word' })
      return answered.ok ? accept(answered.answer.word ?? '') : answered
    },
    async agree(seat, agrees) {
      const answered = await askNewer({ type: 'agree', seat, agree: agrees })
      return answered.ok ? accept(undefined) : answered
    },
    async sit(name, seat) {
      // A host rejects names with invisible characters.
      const visible = plainName(name) || DEFAULT_NAME
      const answered = await ask({ type: 'sit', name: visible, ...(seat !== undefined && { seat }) })
      return answered.ok ? accept(answered.answer.seat ?? '') : answered
    },
    stand: () => perform({ type: 'stand' }),
    setReady: (ready) => perform({ type: 'ready', ready }),
    move,
    undo: () => perform({ type: 'undo', turn: store.state.turn }),
    resign: () => perform({ type: 'resign' }),
    emote: (name) => perform({ type: 'emote', name }),
  }
}
