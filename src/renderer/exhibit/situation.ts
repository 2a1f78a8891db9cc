import { letterOf, ONLOOKER, type GameView } from '../../rules/kit'
import { text } from '../i18n/say'
import { ownHand } from '../play/common-state'
import { readableView, type ReadablePart } from '../play/readable-view'
import { useGameLog } from '../stores/app/game-log'
import { useSelection } from '../stores/table/selection'
import { useTable } from '../stores/table/table'
import { handText, scoresText } from '../stores/table/turn-text'
import { lastEventSentences, boxSentences, resultSentences, phonesSentences } from './sentences'
import { findSentence, gameSentenceOf, gameSentences, sentenceOf, titleOf, type Sentence } from './speech'
import { useVisit } from './visit'

/** How many lines of the log are read as the last moves. */
const RECENT_LINES = 4
/** Fields of a view that are not on the table, or that the rest of the reading tells in better words. */
const UNREAD_FIELDS = ['turn', 'dealer', 'deal', 'deals', 'round', 'rounds', 'tally', 'points', 'solved']
/** Values of a field that say no more than that there is nothing. */
const EMPTY_VALUES = ['null', '[]', '{}', 'false']

/**
 * Returns what can be read of the scene, piece by piece: what is to be done or how it ended; then score, last moves and
 * the visitor's own cards; then everything on the table. Tells nothing that the visitor may not see.
 */
export function piecesToRead(): readonly (readonly Sentence[])[] {
  const visit = useVisit()
  switch (visit.scene) {
    case 'closed':
    case 'attract':
      return []
    case 'choice':
      return [choiceSentences(), offeredTitles()]
    case 'watch':
    case 'play':
      return [taskSentences(), standingSentences(), tableSentences()]
    case 'phones':
      return [phonesTask(), standingSentences(), tableSentences()]
    case 'result':
      return visit.isAboutShown ? [boxSentences()] : [resultSentences(), standingSentences(), tableSentences()]
  }
}

/** Returns the goal of the visit's game; nothing without one. */
export const goalSentences = (): readonly Sentence[] => findSentence(`exhibit.goal.${useVisit().game ?? ''}`)

function choiceSentences(): readonly Sentence[] {
  const { notice } = useVisit()
  return [...(notice === null ? [] : [sentenceOf(notice)]), sentenceOf('exhibit.choose')]
}

/** Returns the titles of the games on offer. */
export const offeredTitles = (): readonly Sentence[] =>
  useVisit().offeredGames.map((game) => {
    const { words, language } = titleOf(game)
    return { words: `${words}.`, language }
  })

function phonesTask(): readonly Sentence[] {
  const { phones } = useVisit()
  return [...phonesSentences(), ...(phones?.stage === 'gathering' ? [sentenceOf('exhibit.phonesHow')] : [])]
}

function taskSentences(): readonly Sentence[] {
  return [...goalSentences(), ...turnSentences(), ...promptSentences()]
}

/** Returns whose turn at the table it is of two visitors: the name of the one at the side that has it. */
export const currentVisitor = (): string => text(useVisit().side === 'near' ? 'exhibit.first' : 'exhibit.second')

/** Returns whose turn it is, or a notice in its place; nothing once the game is over. */
export function turnSentences(): readonly Sentence[] {
  const [visit, table] = [useVisit(), useTable()]
  if (visit.notice !== null) return [sentenceOf(visit.notice)]
  if (visit.scene === 'watch') return [sentenceOf('exhibit.watch')]
  if (table.over) return []
  if (visit.together) return [sentenceOf('exhibit.turnOf', { name: currentVisitor() }), ...coveredSentences()]
  return [sentenceOf(table.actor === null ? 'exhibit.rivalThinks' : 'exhibit.yourTurn')]
}

/** Returns what to do about one's own cards while they lie face down. */
const coveredSentences = (): readonly Sentence[] =>
  useVisit().covered ? [sentenceOf('exhibit.cards', { name: currentVisitor() })] : []

/** Returns what the visitor can do now, or the question that a touch has to be repeated for. */
export function adviceSentences(): readonly Sentence[] {
  const [{ face, seen, actor }, { moveToConfirm }] = [useTable(), useSelection()]
  if (face === null || seen === null || actor === null) return []
  const question = moveToConfirm === null ? null : (face.confirmQuestion?.(moveToConfirm, seen) ?? null)
  return [gameSentenceOf(face.id, question ?? face.prompt(seen))]
}

/** Returns the same to be read aloud; nothing where that would name cards that a second visitor must not know. */
export const promptSentences = (): readonly Sentence[] =>
  useVisit().currentTable()?.sides?.areHandsHidden ? [] : adviceSentences()

function standingSentences(): readonly Sentence[] {
  const { face, names } = useTable()
  if (face === null) return []
  const scores = names.length > 1 && face.isUnscored !== true ? [`${scoresText()}.`] : []
  return [...gameSentences(face.id, [...scores, ...recentEvents()]), ...handSentences()]
}

/** Returns sentences on the last moves. */
function recentEvents(): readonly string[] {
  if (useVisit().together) return lastEventSentences()
  const { lines } = useGameLog()
  return lines.slice(-RECENT_LINES).map((line) => line.text)
}

/** Returns the visitor's cards; nothing for two visitors, who would both hear them. */
function handSentences(): readonly Sentence[] {
  const { face, seen } = useTable()
  if (face === null || seen === null || useVisit().together || ownHand(seen) === null) return []
  return gameSentences(face.id, [`${handText(face.id, seen)}.`])
}

/** Returns everything on the table as the visitor sees it, or as onlookers do if two visitors listen. */
function tableSentences(): readonly Sentence[] {
  const [visit, { face, seen, names }] = [useVisit(), useTable()]
  if (face === null || seen === null) return []
  const view = visit.together ? visit.currentTable()?.port.viewFor(ONLOOKER) : seen
  if (view === undefined) return []
  const unread = [...(face.unspokenFields ?? []), ...UNREAD_FIELDS]
  const parts = readableView(view, names, unread).filter(({ key }) => !unread.includes(key))
  return gameSentences(
    face.id,
    parts.flatMap((part) => wordsOfPart(part, view)),
  )
}

function wordsOfPart(part: ReadablePart, view: GameView): readonly string[] {
  const { title, key } = part
  if (part.kind === 'line') return EMPTY_VALUES.includes(part.value) ? [] : [`${title}: ${part.words}.`]
  if (part.kind === 'grid') return wordsOfGrid(part)
  // The visitor's own hand has been read before.
  const own = key === 'hands' && ownHand(view) !== null ? `{"${letterOf(view.eye)}":` : null
  const entries = part.entries.filter(({ value }) => own === null || !value.startsWith(own))
  return entries.length === 0 ? [] : [`${title}: ${entries.map(({ words }) => words).join(', ')}.`]
}

/** Returns the rows of a board without its empty squares; of cards that lie face down, only their number. */
function wordsOfGrid({ title, rows }: Extract<ReadablePart, { kind: 'grid' }>): readonly string[] {
  const hiddenCount = rows.flat().filter(({ value }) => value === 'true').length
  const hidden = hiddenCount === 0 ? [] : [`${text('mirror.down')}: ${text('game.cards', {}, hiddenCount)}.`]
  const filled = rows.flatMap((row, at) => {
    const cards = row.filter(({ value }) => value !== 'null' && value !== 'true')
    if (cards.length === 0) return []
    const words = cards.map((card) => `${card.label}: ${card.words}`)
    return [`${text('flat.of.row', { what: at + 1 })}. ${words.join(', ')}.`]
  })
  return filled.length + hiddenCount === 0 ? [] : [`${title}.`, ...filled, ...hidden]
}
