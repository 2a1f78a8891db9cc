import { soundRoom } from '.'
import type { SoundName } from './recipes'

/** The audible properties of a piece's contact with the table. */
export interface Touch {
  /** Kind of the piece: a card, a chip or a man; any other kind is silent. */
  readonly kind: string
  /** Whether it landed or slides along. */
  readonly sort: 'land' | 'rub'
  /** Speed in inches per second. */
  readonly speed: number
}

/** A sound and its loudness: loudest at `full` inches per second, never softer than `least`. */
interface Loudness {
  readonly sound: SoundName
  readonly full: number
  readonly least: number
}

const HEARD: Readonly<Record<string, Readonly<Record<Touch['sort'], Loudness>>>> = {
  card: {
    land: { sound: 'lay', full: 11, least: 0.3 },
    rub: { sound: 'slide', full: 26, least: 0.2 },
  },
  chip: {
    land: { sound: 'chip', full: 24, least: 0.18 },
    rub: { sound: 'chip', full: 60, least: 0.15 },
  },
  man: {
    land: { sound: 'man', full: 14, least: 0.4 },
    rub: { sound: 'push', full: 20, least: 0.3 },
  },
}

/** Stereo position of a sound at the edge of the picture: a table is narrower than the room. */
const WIDTH = 0.75

/** Returns the sound of a contact and its level, as a share of the sound's own loudness; null if it is silent. */
export function heardAs({ kind, sort, speed }: Touch): { readonly sound: SoundName; readonly loud: number } | null {
  const heard = HEARD[kind]?.[sort]
  if (heard === undefined) return null
  return { sound: heard.sound, loud: Math.min(1, Math.max(heard.least, Math.sqrt(Math.max(0, speed) / heard.full))) }
}

/**
 * Plays a contact now, at its place in the stereo field.
 * @param pan from -1, the left edge of the picture, to 1, the right edge
 */
export function soundTouch(touch: Touch, pan: number): void {
  const heard = heardAs(touch)
  if (heard !== null) soundRoom.touch(heard.sound, heard.loud, pan * WIDTH)
}

/** Event sounds that moving pieces already make themselves, with the sound that is still missing; null if none is. */
const OF_PIECES: Readonly<Partial<Record<SoundName, SoundName | null>>> = {
  slide: null,
  draw: null,
  lay: null,
  deal: null,
  flip: null,
  trick: null,
  man: null,
  hop: null,
  crown: null,
  chip: null,
  chips: null,
  rake: null,
  capture: null,
  sweep: 'bare',
}

/** Returns the sound of an event that is still missing when the moving pieces have made theirs; null if none is. */
export function besidePieces(sound: string): string | null {
  const left = OF_PIECES[sound as SoundName]
  return left === undefined ? sound : left
}
