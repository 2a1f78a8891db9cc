import type { RoomName } from './loop'

/** Length of the fade in and out, in seconds. */
const FADE_SECONDS = 1.2

/** Plays one room sound at a time as a loop of the audio context, without timers. */
export interface RoomPlayer {
  /** Switches to a room sound, or to none. @param out the node to play into; null if nothing may be heard now */
  play(name: RoomName | null, out: AudioNode | null): Promise<void>
}

export function createRoomPlayer(): RoomPlayer {
  const loops = new Map<RoomName, Promise<AudioBuffer>>()
  /** Number of the latest request; an older one whose sound is still being rendered is dropped. */
  let latestRequest = 0
  let playing: { readonly name: RoomName; end(): void } | null = null

  /** Renders a sound once; after a failure the next call renders it again. */
  function loadLoop(name: RoomName): Promise<AudioBuffer> {
    const known = loops.get(name)
    if (known !== undefined) return known
    const loop = import('./loop')
      .then(({ renderLoop, ROOM_SOUNDS }) => renderLoop(ROOM_SOUNDS[name]))
      .catch((fault: unknown) => {
        loops.delete(name)
        throw fault
      })
    loops.set(name, loop)
    return loop
  }

  function startLoop(name: RoomName, buffer: AudioBuffer, out: AudioNode): void {
    const { context } = out
    const source = new AudioBufferSourceNode(context, { buffer, loop: true })
    const level = new GainNode(context, { gain: 0 })
    level.gain.setTargetAtTime(1, context.currentTime, FADE_SECONDS / 3)
    source.connect(level).connect(out)
    source.start()
    playing = {
      name,
      end() {
        level.gain.cancelScheduledValues(context.currentTime)
        level.gain.setTargetAtTime(0, context.currentTime, FADE_SECONDS / 4)
        source.stop(context.currentTime + FADE_SECONDS * 2)
      },
    }
  }

  return {
    async play(name, out) {
      const request = ++latestRequest
      if (out !== null && playing?.name === name) return
      playing?.end()
      playing = null
      if (name === null || out === null) return
      const buffer = await loadLoop(name)
      if (request === latestRequest) startLoop(name, buffer, out)
    },
  }
}
