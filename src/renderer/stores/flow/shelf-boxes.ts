import type { BoxId } from '../../games/boxes'
import { text } from '../../i18n/say'
import { useGameLog } from '../app/game-log'
import { useShelf } from '../app/shelf'

/** Opens a box of the shelf, and says so when it is open. */
export async function openBox(id: BoxId): Promise<void> {
  const shelf = useShelf()
  await shelf.lift(id)
  if (shelf.open && shelf.box === id) useGameLog().answer(text('shelf.opened', { title: text(`boxes.${id}.title`) }))
}

/** Shuts the open box, and says so. */
export async function shutBox(): Promise<void> {
  await useShelf().shut()
  useGameLog().answer(text('shelf.closed'))
}
