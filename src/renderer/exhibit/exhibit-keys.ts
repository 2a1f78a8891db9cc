import { nextTick, ref } from 'vue'
import { useGameLog } from '../stores/app/game-log'
import { useView } from '../stores/app/view'
import { useSelection } from '../stores/table/selection'
import { useTable } from '../stores/table/table'
import { useVerbs } from '../stores/table/verbs'
import type { ExhibitKey } from './kiosk-lock'
import { piecesToRead } from './situation'
import { useSpeech, plainText, sentenceOf, type Sentence, findSentence, gameSentenceOf, gameSentences } from './speech'
import { useVisit } from './visit'
import { touchName } from '../play/touch-names'

/** Something that keys can reach: a thing on the table, or a button of the page. */
type KeyTarget =
  { readonly kind: 'touch'; readonly touch: string } | { readonly kind: 'button'; readonly button: HTMLElement }

/** Buttons that keys can reach are marked `data-key`. */
const BUTTON_SELECTOR = '[data-key]:not([disabled])'

/** The staff's menu, while it lies over everything else. */
const overlay = (): Element | null => document.querySelector('[data-staff]')

/** Lists the targets of the scene: things on the table that can be touched, then buttons. */
const sceneTargets = (): KeyTarget[] => [
  ...(useVisit().scene === 'play' && !overlay() ? touchTargets() : []),
  ...buttonTargets(false),
]

/** The touch that the keys have selected, for components that show it. */
export const keyedTouch = ref<string | null>(null)

/** Answers a key for a screen reader, and aloud for a listening visitor. The staff's keys, a PIN among them, are not. */
function answer(sentences: readonly Sentence[]): void {
  useGameLog().answer(plainText(sentences))
  if (useVisit().isReading && !overlay()) useSpeech().answer(sentences)
}

/** What the keys have selected. */
function createKeySelection() {
  let selected: KeyTarget | null = null

  function currentTargets(): readonly KeyTarget[] {
    const bar = buttonTargets(true)
    if (selected?.kind === 'button' && selected.button.closest('[data-bar]') !== null) return bar
    // Never the bar by default: a visitor who presses on while somebody else is to move would land on Home.
    return sceneTargets()
  }

  function indexIn(list: readonly KeyTarget[]): number {
    return list.findIndex((it) =>
      it.kind === 'touch'
        ? selected?.kind === 'touch' && selected.touch === it.touch
        : selected?.kind === 'button' && selected.button === it.button,
    )
  }

  function mark(target: KeyTarget | null): void {
    selected = target
    keyedTouch.value = target?.kind === 'touch' ? target.touch : null
    useView().stage?.pointAt(keyedTouch.value)
    if (target?.kind === 'button') target.button.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  /** Selects a target, and says its name. */
  function select(target: KeyTarget | null): void {
    mark(target)
    answer(nameOf(target))
  }

  /** Returns the selected target; null if there is none, or if it is gone by now. */
  function present(): KeyTarget | null {
    if (selected?.kind === 'button') return selected.button.isConnected ? selected : null
    return indexIn(currentTargets()) < 0 ? null : selected
  }

  return {
    select,
    /** Goes by a number of targets through the lowest bar, if one of its buttons is selected, else through the scene. */
    step(by: number): void {
      const list = currentTargets()
      if (list.length === 0) return select(null)
      const from = indexIn(list)
      select(list[from < 0 ? (by > 0 ? 0 : list.length - 1) : (from + by + list.length) % list.length] ?? null)
    },
    present,
    /** Drops a target that is gone by now, without a word. */
    dropAbsent(): void {
      if (selected !== null && present() === null) mark(null)
    },
  }
}

/**
 * Returns a handler of the six keys: left and right go from target to target, up to the scene's first target, down to
 * the lowest bar. Any of them ends what is being read.
 */
export function createKeyHandler() {
  const visit = useVisit()
  const selection = createKeySelection()
  const reader = createReader()

  async function act(): Promise<void> {
    const target = selection.present()
    if (target === null) return selection.step(1)
    await (target.kind === 'button' ? press(target.button) : touch(target.touch))
    if (target.kind === 'touch') selection.dropAbsent()
  }

  return (key: ExhibitKey): void => {
    if (visit.scene === 'closed' && !overlay()) return
    if (visit.isReading) useSpeech().stop()
    if (key !== 'speak') reader.restart()
    if (visit.scene === 'attract' && !overlay()) {
      visit.choose()
      if (key !== 'speak') return
    }
    if (visit.scene === 'watch' && key === 'act' && selection.present() === null) return visit.skip()
    switch (key) {
      case 'forth':
        return selection.step(1)
      case 'back':
        return selection.step(-1)
      case 'down':
        return selection.select(buttonTargets(true)[0] ?? null)
      case 'up':
        return selection.select(sceneTargets()[0] ?? null)
      case 'act':
        return void act()
      case 'speak':
        return reader.read(selection.present())
    }
  }
}

/** Touches a thing on the table. A touch that plays nothing yet is answered; of a move the table itself tells. */
async function touch(name: string): Promise<void> {
  const [selection, table] = [useSelection(), useTable()]
  const { length: before } = selection.picked
  const { ply } = table
  const isRepeated = selection.picked.includes(name)
  await selection.tap(name)
  const { length: after } = selection.picked
  if (after > before) answer([sentenceOf('exhibit.chosen')])
  else if (after < before && isRepeated && table.ply === ply) answer([sentenceOf('exhibit.clear')])
}

/** Presses a button. If it then says something else, such as what a further press does, that is read. */
async function press(button: HTMLElement): Promise<void> {
  const before = plainText(nameOfButton(button))
  button.click()
  await nextTick()
  const isRenamed = button.isConnected && plainText(nameOfButton(button)) !== before
  // What the button for reading aloud begins to read must not be cut off.
  if (isRenamed && button.dataset['action'] !== 'speak') answer(nameOfButton(button))
}

/** What the speak key reads, piece by piece. */
function createReader() {
  const [visit, table] = [useVisit(), useTable()]
  let next = 0
  let readAbout = ''

  return {
    /** Lets the next reading begin with the first piece. */
    restart(): void {
      next = 0
    },
    /**
     * Reads the next piece: first what is to be done, and the selected target; then, as long as nothing has changed, what
     * else there is. The first reading of a visit also begins reading aloud.
     */
    read(selected: KeyTarget | null): void {
      if (overlay()) return answer(nameOf(selected))
      const name = nameOf(selected)
      const about = JSON.stringify([
        ...[visit.scene, visit.game, visit.isAboutShown, visit.sheet, visit.language, visit.phones?.stage],
        ...[table.ply, table.actor, visit.notice, visit.covered, plainText(name)],
      ])
      const isBeginning = !visit.isReading
      visit.isReading = true
      if (about !== readAbout || isBeginning) next = 0
      readAbout = about
      const help = sentenceOf('exhibit.keyHelp')
      const [task = [], ...more] = piecesToRead()
      const pieces = [[...task, ...name, ...(isBeginning ? [help] : [])], ...more, [help]]
      const filled = pieces.filter((piece) => plainText(piece) !== '')
      answer(filled[next % filled.length] ?? [])
      next += 1
    },
  }
}

/**
 * Lists things on the table in an order that people can follow: by kind, then by number. What a button stands for is
 * reached as that button.
 */
function touchTargets(): KeyTarget[] {
  const verbs = new Set(useVerbs().all.map(({ touch }) => touch))
  const sorted = [...useSelection().touchable].filter((touch) => !verbs.has(touch))
  sorted.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return sorted.map((touch) => ({ kind: 'touch', touch }))
}

/** Lists the buttons that keys can reach: those of the lowest bar, or all others. */
function buttonTargets(bar: boolean): KeyTarget[] {
  const all = [...(overlay() ?? document).querySelectorAll<HTMLElement>(BUTTON_SELECTOR)]
  return all
    .filter((button) => (button.closest('[data-bar]') !== null) === bar)
    .map((button) => ({ kind: 'button', button }))
}

/** Returns the spoken name of a target. */
function nameOf(target: KeyTarget | null): readonly Sentence[] {
  if (target === null) return []
  if (target.kind === 'button') return nameOfButton(target.button)
  const game = useSelection().source?.face.id
  if (game === undefined) return []
  const moveWords = useSelection().moveWordsWith(target.touch)
  return moveWords === null ? gameSentences(game, [touchName(game, target.touch)]) : [gameSentenceOf(game, moveWords)]
}

/** Returns the label of a button; of a game's picture its title and what the game is about. */
function nameOfButton(button: HTMLElement): readonly Sentence[] {
  const words = button.getAttribute('aria-label') ?? button.textContent.trim()
  const language = button.closest('[lang]')?.getAttribute('lang') ?? 'en'
  const { game } = button.dataset
  return game === undefined
    ? [{ words, language }]
    : [{ words: `${words}.`, language }, ...findSentence(`exhibit.goal.${game}`)]
}
