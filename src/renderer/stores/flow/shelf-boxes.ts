import type { BoxId } from '../../../rules/manifest'
import { text } from '../../i18n/say'
import { useGameLog } from '../app/game-log'
import { useShelf } from '../app/shelf'

/** Opens a box of the shelf and announces it once open. */
export async function openBox(id: BoxId): Promise<void> {
  const shelf = useShelf()
  await shelf.openBox(id)
  if (shelf.isOpen && shelf.box === id) useGameLog().answer(text('shelf.opened', { title: text(`boxes.${id}.title`) }))
}

/** Opens a game's box, selects the game, and announces it. */
export async function openBoxOfGame(game: string): Promise<void> {
  const shelf = useShelf()
  await shelf.openBoxOfGame(game)
  if (shelf.chosenGame === game) useGameLog().answer(text('shelf.opened', { title: text(`boxes.${shelf.box}.title`) }))
}

/** Closes the open box and announces it. */
export async function closeBox(): Promise<void> {
  await useShelf().closeBox()
  useGameLog().answer(text('shelf.closed'))
}
