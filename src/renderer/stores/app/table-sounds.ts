import { nextTick } from 'vue'
import { soundRoom } from '../../sound'
import { besidePieces, soundTouch } from '../../sound/contacts'
import type { Contact } from '../../stage/animation/contact'
import { useSettings } from './settings'
import { useView } from './view'

/** Seconds from one sound of an event to the next. */
const APART = 0.12

/** What has happened and was not heard yet: it waits for the first piece that comes down. */
const waiting: string[] = []
/** Rises with every event. */
let events = 0
/** Whether a piece was heard since the last event. */
let touched = false
/** Asked anew after each wait, in which a piece may have come down. */
const wasTouched = (): boolean => touched

function sound(names: readonly string[]): void {
  names.forEach((name, i) => soundRoom.play(name, i * APART))
}

/** Whether pieces move in depth, so that they are heard where and when they touch. */
function moves(): boolean {
  const view = useView()
  return view.stage !== null && !view.flat && useSettings().stageSpeed > 0 && document.visibilityState === 'visible'
}

/**
 * Sounds what has just happened at the table. Where pieces move in depth they are heard themselves, and what else is to
 * be heard (a bell, the pencil) comes with the first that lands; where nothing moves all is heard at once.
 */
export async function soundEvents(names: readonly string[]): Promise<void> {
  if (!moves()) return sound(names)
  const event = ++events
  waiting.push(...names)
  touched = false
  // The pieces are told to the stage within the next two updates of the page.
  await nextTick()
  await nextTick()
  const view = useView()
  if (view.stage?.stats().moving) await view.stillness()
  // Nothing came down: without a piece that was heard on its way, nothing was heard at all.
  if (event === events) sound(wasTouched() ? besideWaiting() : waiting.splice(0))
}

/** What waits, without what the pieces are heard for themselves. */
function besideWaiting(): string[] {
  return waiting
    .splice(0)
    .map(besidePieces)
    .filter((name) => name !== null)
}

/** Sounds a piece that met the table. @param pan where in the picture, from -1 at its left edge to 1 */
export function soundContact(contact: Contact, pan: number): void {
  soundTouch(contact, pan)
  touched = true
  if (contact.sort === 'land') sound(besideWaiting())
}
