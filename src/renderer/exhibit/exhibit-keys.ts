import { ref } from 'vue'
import { say, text } from '../i18n/say'
import { touchName } from '../play/touch-names'
import { useGameLog } from '../stores/app/game-log'
import { useView } from '../stores/app/view'
import { useSelection } from '../stores/table/selection'
import { useTable } from '../stores/table/table'
import type { ExhibitKey } from './kiosk-lock'
import { sayAloud } from './speech'
import { useVisit } from './visit'

/** Something that keys can reach: a thing on the table, or a button of the page. */
type Target =
  { readonly kind: 'touch'; readonly touch: string } | { readonly kind: 'button'; readonly button: HTMLElement }

/** Buttons that keys can reach are marked `data-key`. */
const BUTTON_SELECTOR = '[data-key]:not([disabled])'

/** The touch that the keys have selected, for components that show it. */
export const keyedTouch = ref<string | null>(null)

/** Lists things on the table in an order that people can follow: by kind, then by number. */
function touchTargets(): Target[] {
  const { touchable } = useSelection()
  const sorted = [...touchable].filter((touch) => !touch.startsWith('say:'))
  sorted.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return sorted.map((touch) => ({ kind: 'touch', touch }))
}

/** The staff's menu, while it lies over everything else. */
const overlay = (): Element | null => document.querySelector('[data-staff]')

function buttonTargets(bar: boolean): Target[] {
  const all = [...(overlay() ?? document).querySelectorAll<HTMLElement>(BUTTON_SELECTOR)]
  return all
    .filter((button) => (button.closest('[data-bar]') !== null) === bar)
    .map((button) => ({ kind: 'button', button }))
}

/** Lists the targets of the scene: things on the table that can be touched, then buttons. */
const sceneTargets = (): Target[] => [
  ...(useVisit().scene === 'play' && !overlay() ? touchTargets() : []),
  ...buttonTargets(false),
]

/**
 * Returns a handler of the six keys: left and right go from target to target, up to the scene's first target, down to
 * the lowest bar.
 */
export function createKeyHandler() {
  const visit = useVisit()
  let selected: Target | null = null

  /** Lists the targets that left and right go through: the lowest bar's if one is selected, else the scene's. */
  function currentTargets(): readonly Target[] {
    const bar = buttonTargets(true)
    if (selected?.kind === 'button' && selected.button.closest('[data-bar]') !== null) return bar
    // Never the bar by default: a visitor who presses on while somebody else is to move would land on Home.
    return sceneTargets()
  }

  function indexIn(list: readonly Target[]): number {
    return list.findIndex((it) =>
      it.kind === 'touch'
        ? selected?.kind === 'touch' && selected.touch === it.touch
        : selected?.kind === 'button' && selected.button === it.button,
    )
  }

  function select(target: Target | null): void {
    selected = target
    keyedTouch.value = target?.kind === 'touch' ? target.touch : null
    useView().stage?.pointAt(keyedTouch.value)
    if (target?.kind === 'button') target.button.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const words = spokenNameOf(target)
    useGameLog().answer(words)
    if (visit.isReading) sayAloud(words, visit.language)
  }

  function step(by: number): void {
    const list = currentTargets()
    if (list.length === 0) return select(null)
    const from = indexIn(list)
    select(list[from < 0 ? (by > 0 ? 0 : list.length - 1) : (from + by + list.length) % list.length] ?? null)
  }

  async function act(): Promise<void> {
    // The selected target may be gone by now.
    const isPresent =
      selected !== null && (selected.kind === 'touch' ? indexIn(currentTargets()) >= 0 : selected.button.isConnected)
    if (!isPresent) return step(1)
    if (selected?.kind === 'touch') {
      await useSelection().tap(selected.touch)
      if (indexIn(currentTargets()) < 0) select(null)
    } else selected?.button.click()
  }

  return (key: ExhibitKey): void => {
    if (visit.scene === 'closed' && !overlay()) return
    if (visit.scene === 'attract' && !overlay()) return visit.choose()
    if (visit.scene === 'watch' && key === 'act' && selected === null) return visit.skip()
    switch (key) {
      case 'forth':
        return step(1)
      case 'back':
        return step(-1)
      case 'down':
        return select(buttonTargets(true)[0] ?? null)
      case 'up':
        return select(sceneTargets()[0] ?? null)
      case 'act':
        return void act()
      case 'speak':
        return speak(selected)
    }
  }
}

/** Returns the spoken name of a target. */
function spokenNameOf(target: Target | null): string {
  if (target === null) return ''
  if (target.kind === 'button') return target.button.getAttribute('aria-label') ?? target.button.textContent.trim()
  const game = useSelection().source?.face.id
  if (game === undefined) return ''
  const moveWords = useSelection().moveWordsWith(target.touch)
  return moveWords === null ? touchName(game, target.touch) : say(game, moveWords)
}

/** Reads the situation and the selected target aloud. */
function speak(selected: Target | null): void {
  const { game, language } = useVisit()
  const { face, seen, actor } = useTable()
  const goal = game === null ? text('exhibit.choose') : text(`exhibit.goal.${game}` as 'exhibit.goal.forty-nine')
  const prompt = face && seen && actor !== null ? say(face.id, face.prompt(seen)) : ''
  const words = [goal, prompt, spokenNameOf(selected)].filter((it) => it !== '').join(' ')
  useGameLog().answer(words)
  sayAloud(words, language)
}
