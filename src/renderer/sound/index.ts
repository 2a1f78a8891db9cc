import { RECIPES, type SoundName } from './recipes'
import { MASTER, openParlor } from './parlor'
import { softly } from './strokes'

/** The sound room: small sounds of paper, wood and pencil, made when they are needed. No files, no network. */
function openRoom() {
  let context: AudioContext | null = null
  let master: GainNode | null = null
  let loudness = 0.5
  let last = 0

  /** Browsers let a page sound only after somebody has touched it; until then there is silence, not an error. */
  function begin(): AudioContext | null {
    if (typeof AudioContext === 'undefined') return null
    if (context === null) {
      context = new AudioContext()
      master = context.createGain()
      master.gain.value = loudness * MASTER
      openParlor(context, master)
    }
    if (context.state === 'suspended') void context.resume()
    return context
  }

  return {
    /** 0 is silence, 1 the loudest. */
    volume(value: number): void {
      loudness = value
      if (master && context) master.gain.setTargetAtTime(value * MASTER, context.currentTime, 0.02)
    },
    /** Sounds by name; an unknown name is silence. `delay` in seconds, `loud` as a share of the sound's own loudness. */
    play(name: string, delay = 0, loud = 1): void {
      if (loudness === 0 || !(name in RECIPES) || !navigator.userActivation?.hasBeenActive) return
      const now = begin()
      if (now === null || master === null) return
      const at = Math.max(now.currentTime + delay, last + 0.03)
      last = Math.min(at, now.currentTime + 1.5)
      softly(loud, RECIPES[name as SoundName])(now, master, at)
    },
  }
}

export const soundRoom = openRoom()
