import { soundRoom } from '.'
import type { SoundName } from './recipes'

/** Something that met the table, as far as it is heard. */
export interface Touch {
  /** What it is: a card, a chip, a man; anything else is silent. */
  readonly kind: string
  /** It came down, or it rubs along. */
  readonly sort: 'land' | 'rub'
  /** In inches a second. */
  readonly speed: number
}

/** How loud a sound is at a speed: `full` inches a second are as loud as it gets; nothing is softer than `least`. */
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

/** How far to the side a sound goes at the edge of the picture: a table is not as wide as the room. */
const WIDTH = 0.75

/** How a touch is heard: by which sound and how loud, as a share of its own loudness; null if not at all. */
export function heardAs({ kind, sort, speed }: Touch): { readonly sound: SoundName; readonly loud: number } | null {
  const heard = HEARD[kind]?.[sort]
  if (heard === undefined) return null
  return { sound: heard.sound, loud: Math.min(1, Math.max(heard.least, Math.sqrt(Math.max(0, speed) / heard.full))) }
}

/** Sounds a touch now, from where it is. @param pan from -1, the left edge of the picture, to 1, its right */
export function soundTouch(touch: Touch, pan: number): void {
  const heard = heardAs(touch)
  if (heard !== null) soundRoom.touch(heard.sound, heard.loud, pan * WIDTH)
}

/** What the events of a game sound like that is heard from the pieces themselves where they move. */
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

/** What is still to be heard of an event beside the pieces that were heard already; null if nothing. */
export function besidePieces(sound: string): string | null {
  const left = OF_PIECES[sound as SoundName]
  return left === undefined ? sound : left
}
