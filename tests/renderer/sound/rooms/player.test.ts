import { expect, onTestFinished, test, vi } from 'vitest'
import { createRoomPlayer } from '../../../../src/renderer/sound'

test('a sound that could not be rendered is rendered again at the next request', async () => {
  const Renderer = vi.fn(function () {
    throw new Error('no memory')
  })
  vi.stubGlobal('OfflineAudioContext', Renderer)
  onTestFinished(() => void vi.unstubAllGlobals())
  const player = createRoomPlayer()
  const out = {} as AudioNode
  await expect(player.play('rain', out)).rejects.toThrow('no memory')
  await expect(player.play('rain', out)).rejects.toThrow('no memory')
  expect(Renderer).toHaveBeenCalledTimes(2)
})
