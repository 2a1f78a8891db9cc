import { afterEach, expect, it } from 'vitest'
import { choose } from '../node/lan-server/choose'
import { createSeededRng } from '../../../src/rules/kit'
import { freshFolder } from '../node/lan-server/host'
import { startHost } from '../node/lan-server/process'
import { closeClients, createGuest, isConnected, isJudged, playOn, waitForState, type FrameRewriter } from './guests'

afterEach(closeClients)

it('a move that was told stays its guest’s, though the host is killed before it can answer', async () => {
  const folder = freshFolder()
  const first = await startHost(folder, '0', 'forty-nine')
  const url = `ws://127.0.0.1:${String(first.port)}/lan`
  const pass = { kind: 'code', code: first.codes[0] ?? '' } as const
  let deaf = false
  const meddle: FrameRewriter = (message) => (deaf && message.type === 'answer' ? [] : [message])
  const ada = createGuest(url, pass, { meddle })
  const ben = createGuest(url, pass)
  expect(await ada.sit('Ada', 'A')).toMatchObject({ ok: true })
  expect(await ben.sit('Ben', 'B')).toMatchObject({ ok: true })
  await Promise.all([ada.setReady(true), ben.setReady(true)])
  const bens = playOn(ben, 'ben')
  await playOn(ada, 'ada', 3)

  const state = await waitForState(ada, (now) => choose(now, createSeededRng('')) !== null)
  deaf = true
  const told = new Promise<void>((resolve) => {
    ada.listen((change) => {
      if (change.kind === 'step' && change.step.seat === 'A') resolve()
    })
  })
  const moved = ada.move(choose(state, createSeededRng('last')) ?? '')
  await told
  await first.kill()
  deaf = false
  await startHost(folder, String(first.port))
  await waitForState(ada, isConnected)
  expect(await moved).toEqual({ ok: true, value: undefined })

  await Promise.all([playOn(ada, 'later'), bens])
  const { verdict } = await waitForState(ada, isJudged)
  expect(verdict).toMatchObject({ isFair: true, faults: [], botMoveCount: 0 })
})
