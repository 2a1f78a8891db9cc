import type { BoxId } from '../../../rules/manifest'
import { text } from '../../i18n/say'
import { useGameLog } from '../app/game-log'
import { useShelf } from '../app/shelf'

/** Opens a box of the shelf, and says so when it is open. */
export async function openBox(id: BoxId): Promise<void> {
  const shelf = useShelf()
  await shelf.lift(id)
  if (shelf.open && shelf.box === id) useGameLog().answer(text('shelf.opened', { title: text(`boxes.${id}.title`) }))
}

/** Opens the box of a game with that game in hand, and says so. */
export async function takeOutGame(game: string): Promise<void> {
  const shelf = useShelf()
  await shelf.takeOut(game)
  if (shelf.chosen === game) useGameLog().answer(text('shelf.opened', { title: text(`boxes.${shelf.box}.title`) }))
}

/** Shuts the open box, and says so. */
export async function shutBox(): Promise<void> {
  await useShelf().shut()
  useGameLog().answer(text('shelf.closed'))
}
