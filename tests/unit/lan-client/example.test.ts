import { describe, expect, test } from 'vitest'
import { playAGame } from '../../../docs/example-client/play'
import { startTestHost } from '../node/lan-server/host'

describe('the example client', () => {
  test('joins a table by its code, plays to the end and finds the game fair', async () => {
    const { lan, url } = await startTestHost()
    const table = await lan.open({
      game: 'new-york-whist',
      name: 'The parlor',
      chairs: ['open', 'open', 2],
      settings: { autoStart: true },
    })
    const { code } = table.room.spec
    const lines: string[] = []
    const say = (line: string) => void lines.push(line)
    const verdicts = await Promise.all(['Ann', 'Bob'].map((name) => playAGame({ url, code, name, say })))
    expect(verdicts).toMatchObject([{ isFair: true }, { isFair: true }])
    expect(lines.slice(0, 2)).toEqual(['Ann sits at A.', 'Bob sits at B.'])
    expect(lines.length).toBeGreaterThan(10)
  })

  test('says plainly why it cannot join', async () => {
    const { url } = await startTestHost()
    const part = { url, code: 'XYZ789', name: 'Ann', say: () => undefined }
    await expect(playAGame(part)).rejects.toThrow('That opens no table here.')
  })
})
