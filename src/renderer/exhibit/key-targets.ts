import { touchName } from '../play/touch-names'
import { useSelection } from '../stores/table/selection'
import { findSentence, gameSentenceOf, gameSentences, type Sentence } from './spoken-sentences'
import { useVisit } from './visit'

/** Something that keys can reach: a thing on the table, or a button of the page. */
export type KeyTarget =
  { readonly kind: 'touch'; readonly touch: string } | { readonly kind: 'button'; readonly button: HTMLElement }

/** Buttons that keys can reach are marked `data-key`. */
const BUTTON_SELECTOR = '[data-key]:not([disabled])'

/** Lists things on the table in an order that people can follow: by kind, then by number. */
function touchTargets(): KeyTarget[] {
  const { touchable } = useSelection()
  const sorted = [...touchable].filter((touch) => !touch.startsWith('say:'))
  sorted.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return sorted.map((touch) => ({ kind: 'touch', touch }))
}

/** The staff's menu, while it lies over everything else. */
export const overlay = (): Element | null => document.querySelector('[data-staff]')

/** Lists the buttons that keys can reach: those of the lowest bar, or all others. */
export function buttonTargets(bar: boolean): KeyTarget[] {
  const all = [...(overlay() ?? document).querySelectorAll<HTMLElement>(BUTTON_SELECTOR)]
  return all
    .filter((button) => (button.closest('[data-bar]') !== null) === bar)
    .map((button) => ({ kind: 'button', button }))
}

/** Lists the targets of the scene: things on the table that can be touched, then buttons. */
export const sceneTargets = (): KeyTarget[] => [
  ...(useVisit().scene === 'play' && !overlay() ? touchTargets() : []),
  ...buttonTargets(false),
]

/** Returns the spoken name of a target. */
export function nameOf(target: KeyTarget | null): readonly Sentence[] {
  if (target === null) return []
  if (target.kind === 'button') return nameOfButton(target.button)
  const game = useSelection().source?.face.id
  if (game === undefined) return []
  const moveWords = useSelection().moveWordsWith(target.touch)
  return moveWords === null ? gameSentences(game, [touchName(game, target.touch)]) : [gameSentenceOf(game, moveWords)]
}

/** Returns the label of a button; of a game's picture its title and what the game is about. */
export function nameOfButton(button: HTMLElement): readonly Sentence[] {
  const words = button.getAttribute('aria-label') ?? button.textContent.trim()
  const language = button.closest('[lang]')?.getAttribute('lang') ?? 'en'
  const { game } = button.dataset
  return game === undefined
    ? [{ words, language }]
    : [{ words: `${words}.`, language }, ...findSentence(`exhibit.goal.${game}`)]
}
