import { scheduleNoise } from '../strokes'
import type { RoomRecipe } from './recipe'

/** Seconds per beat and per bar of a slow waltz on a horn radio in the next room: an original tune of sixteen bars. */
const BEAT_SECONDS = 0.66
const BAR_SECONDS = 3 * BEAT_SECONDS
/** Pass band of the horn, in hertz. */
const HORN = { low: 330, high: 2500 } as const

/** Returns the frequency of a note, given in semitones above the A of 440 Hz. */
const frequencyOf = (note: number): number => 440 * 2 ** (note / 12)

type Chord = readonly [bass: number, ...rest: number[]]

const F: Chord = [-28, -16, -12, -7]
const D: Chord = [-31, -15, -12, -7]
const G: Chord = [-26, -14, -11, -7]
const C: Chord = [-33, -17, -11, -5]
const B: Chord = [-35, -14, -11, -7]
const A: Chord = [-36, -17, -12, -8]

/** The chord of each bar. */
const BARS: readonly Chord[] = [F, F, D, D, G, C, F, C, F, A, D, B, G, C, F, F]

/** The tune: the start of each note in beats, its pitch in semitones, and its length in beats. */
const TUNE: readonly (readonly [beat: number, note: number, beats: number])[] = [
  ...([
    [0, 0, 2],
    [2, 3, 1],
    [3, 8, 3],
    [6, 7, 2],
    [8, 5, 1],
    [9, 3, 3],
  ] as const),
  ...([
    [12, 5, 2],
    [14, 1, 1],
    [15, 3, 2],
    [17, 7, 1],
    [18, 3, 5],
  ] as const),
  ...([
    [24, 0, 2],
    [26, 3, 1],
    [27, 7, 3],
    [30, 8, 2],
    [32, 12, 1],
    [33, 10, 3],
  ] as const),
  ...([
    [36, 8, 1],
    [37, 5, 1],
    [38, 1, 1],
    [39, 3, 2],
    [41, -5, 1],
    [42, -4, 5],
  ] as const),
]

interface Note {
  readonly at: number
  readonly length: number
  readonly hertz: number
  readonly gain: number
}

function createEnvelope(
  context: BaseAudioContext,
  { at, length, gain }: Note,
  attack: number,
  release: number,
): GainNode {
  const level = context.createGain()
  level.gain.setValueAtTime(0, at)
  level.gain.linearRampToValueAtTime(gain, at + attack)
  level.gain.setValueAtTime(gain, Math.max(at + attack, at + length - release))
  level.gain.linearRampToValueAtTime(0, at + length + release)
  return level
}

/** Plays a bowed violin note with vibrato. */
function playBowed(context: BaseAudioContext, out: AudioNode, note: Note): void {
  const tone = new OscillatorNode(context, { type: 'sawtooth', frequency: note.hertz })
  const vibrato = new OscillatorNode(context, { frequency: 5.4 })
  const vibratoDepth = new GainNode(context, { gain: note.hertz * 0.007 })
  vibrato.connect(vibratoDepth).connect(tone.frequency)
  const body = new BiquadFilterNode(context, { type: 'lowpass', frequency: 1700, Q: -2 })
  tone
    .connect(body)
    .connect(createEnvelope(context, note, 0.09, 0.12))
    .connect(out)
  for (const source of [tone, vibrato]) {
    source.start(note.at)
    source.stop(note.at + note.length + 0.14)
  }
}

/** Plays a plucked string, or a softly struck key. */
function playPlucked(context: BaseAudioContext, out: AudioNode, { at, length, hertz: pitch, gain }: Note): void {
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
  const level = context.createGain()
  level.gain.setValueAtTime(0, at)
  level.gain.linearRampToValueAtTime(gain, at + 0.012)
  level.gain.exponentialRampToValueAtTime(gain / 300, at + length)
  level.gain.linearRampToValueAtTime(0, at + length + 0.02)
  tone.connect(level).connect(out)
  tone.start(at)
  tone.stop(at + length + 0.02)
}

/** Adds crackle, as of valves and of atmospheric disturbances. */
function addCrackle(context: BaseAudioContext, out: AudioNode): void {
  const length = BARS.length * BAR_SECONDS
  for (let i = 0; i < length * 5; i++) {
    const at = Math.random() * length
    const gain = 0.006 + Math.random() ** 4 * 0.05
    scheduleNoise(context, out, {
      at,
      length: 0.004 + Math.random() * 0.008,
      from: 1900,
      to: 1300,
      q: 0.7,
      gain,
      attack: 0.2,
    })
  }
}

export const RADIO: RoomRecipe = {
  seconds: BARS.length * BAR_SECONDS,
  tail: 1,
  compose(context, out) {
    const side = new StereoPannerNode(context, { pan: -0.4 })
    const low = new BiquadFilterNode(context, { type: 'highpass', frequency: HORN.low, Q: 0 })
    const high = new BiquadFilterNode(context, { type: 'lowpass', frequency: HORN.high, Q: 2 })
    low.connect(high).connect(side).connect(out)
    BARS.forEach(([bass, ...chord], bar) => {
      const at = bar * BAR_SECONDS
      playPlucked(context, low, { at, length: BEAT_SECONDS * 1.6, hertz: frequencyOf(bass), gain: 0.3 })
      for (const beat of [1, 2]) {
        for (const note of chord)
          playPlucked(context, low, {
            at: at + beat * BEAT_SECONDS,
            length: BEAT_SECONDS * 0.7,
            hertz: frequencyOf(note),
            gain: 0.07,
          })
      }
    })
    for (const [beat, note, beats] of TUNE)
      playBowed(context, low, {
        at: beat * BEAT_SECONDS,
        length: beats * BEAT_SECONDS * 0.94,
        hertz: frequencyOf(note),
        gain: 0.11,
      })
    addCrackle(context, low)
  },
}
