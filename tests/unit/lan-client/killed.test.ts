import { afterEach, expect, it } from 'vitest'
import { choose } from '../node/lan-server/choose'
import { createSeededRng } from '../../../src/rules/kit'
import { freshFolder } from '../node/lan-server/host'
import { startHost } from '../node/lan-server/process'
import { everybodyLeaves, guest, isConnected, isJudged, playOn, until, type Meddling } from './guests'

afterEach(everybodyLeaves)

it('a move that was told stays its guest’s, though the host is killed before it can answer', async () => {
  const folder = freshFolder()
  const first = await startHost(folder, '0', 'forty-nine')
  const url = `ws://127.0.0.1:${String(first.port)}/lan`
  const pass = { kind: 'code', code: first.codes[0] ?? '' } as const
  let deaf = false
  const meddle: Meddling = (message) => (deaf && message.type === 'answer' ? [] : [message])
  const ada = guest(url, pass, { meddle })
  const ben = guest(url, pass)
  expect(await ada.sit('Ada', 'A')).toMatchObject({ ok: true })
  expect(await ben.sit('Ben', 'B')).toMatchObject({ ok: true })
  await Promise.all([ada.setReady(true), ben.setReady(true)])
  const bens = playOn(ben, 'ben')
  await playOn(ada, 'ada', 3)

  const state = await until(ada, (now) => choose(now, createSeededRng('')) !== null)
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
  await until(ada, isConnected)
  expect(await moved).toEqual({ ok: true, value: undefined })

  await Promise.all([playOn(ada, 'later'), bens])
  const { verdict } = await until(ada, isJudged)
  expect(verdict).toMatchObject({ isFair: true, faults: [], botMoveCount: 0 })
})
