import { soundPlayer } from '.'
import type { SoundName } from './recipes'

/** The audible properties of a piece's contact with the table. */
export interface AudibleContact {
  /** Kind of the piece; marks are silent, and so is the arrow, whose bearing has sounds of its own. */
  readonly kind: string
  /** Whether it landed, slides along, or is a card whose edge was let go by a thumb. */
  readonly sort: 'land' | 'rub' | 'snap'
  /** Speed in inches per second. */
  readonly speed: number
}

/** A sound and its loudness: loudest at `loudestSpeed` inches per second, never softer than `minLevel`. */
interface ContactSound {
  readonly sound: SoundName
  readonly loudestSpeed: number
  readonly minLevel: number
}

/** Boards and boxes: a knock on the table, or pasteboard that rubs along pasteboard. */
const BOARD_SOUNDS = {
  land: { sound: 'board', loudestSpeed: 22, minLevel: 0.35 },
  rub: { sound: 'pull', loudestSpeed: 24, minLevel: 0.3 },
} as const
/** Papers larger than a card. */
const PAPER_SOUNDS = {
  land: { sound: 'lay', loudestSpeed: 16, minLevel: 0.35 },
  rub: { sound: 'slide', loudestSpeed: 26, minLevel: 0.25 },
} as const

const CONTACT_SOUNDS: Readonly<Record<string, Readonly<Partial<Record<AudibleContact['sort'], ContactSound>>>>> = {
  card: {
    land: { sound: 'lay', loudestSpeed: 11, minLevel: 0.3 },
    rub: { sound: 'slide', loudestSpeed: 26, minLevel: 0.2 },
    snap: { sound: 'snap', loudestSpeed: 12, minLevel: 0.3 },
  },
  chip: {
    land: { sound: 'chip', loudestSpeed: 24, minLevel: 0.18 },
    rub: { sound: 'chip', loudestSpeed: 60, minLevel: 0.15 },
  },
  man: {
    land: { sound: 'man', loudestSpeed: 14, minLevel: 0.4 },
    rub: { sound: 'push', loudestSpeed: 20, minLevel: 0.3 },
  },
  board: BOARD_SOUNDS,
  lid: BOARD_SOUNDS,
  tray: BOARD_SOUNDS,
  dial: BOARD_SOUNDS,
  leaflet: PAPER_SOUNDS,
  pad: PAPER_SOUNDS,
  sheet: PAPER_SOUNDS,
  tent: PAPER_SOUNDS,
}

/** Stereo position of a sound at the edge of the picture: a table is narrower than the room. */
const STEREO_WIDTH = 0.75

/** Returns the sound of a contact and its level, as a share of the sound's own loudness; null if it is silent. */
export function contactSoundOf({
  kind,
  sort,
  speed,
}: AudibleContact): { readonly sound: SoundName; readonly level: number } | null {
  const contactSound = CONTACT_SOUNDS[kind]?.[sort]
  if (contactSound === undefined) return null
  return {
    sound: contactSound.sound,
    level: Math.min(1, Math.max(contactSound.minLevel, Math.sqrt(Math.max(0, speed) / contactSound.loudestSpeed))),
  }
}

/**
 * Plays a contact now, at its place in the stereo field; returns whether its piece has a sound.
 * @param pan from -1, the left edge of the picture, to 1, the right edge
 */
export function playContact(contact: AudibleContact, pan: number): boolean {
  const contactSound = contactSoundOf(contact)
  if (contactSound === null) return false
  soundPlayer.playContact(contactSound.sound, contactSound.level, pan * STEREO_WIDTH)
  return true
}

/** Event sounds that moving pieces already make themselves, with the sound that is still missing; null if none is. */
const SOUNDS_OF_PIECES: Readonly<Partial<Record<SoundName, SoundName | null>>> = {
  slide: null,
  draw: null,
  lay: null,
  deal: null,
  shuffle: null,
  flip: null,
  trick: null,
  man: null,
  hop: null,
  crown: null,
  chip: null,
  chips: null,
  rake: null,
  capture: null,
  lid: null,
  board: null,
  sweep: 'bare',
}

/** Returns the sound of an event that is still missing when the moving pieces have made theirs; null if none is. */
export function remainingSoundOf(sound: string): string | null {
  const remaining = SOUNDS_OF_PIECES[sound as SoundName]
  return remaining === undefined ? sound : remaining
}
