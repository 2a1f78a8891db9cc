import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { EXHIBITS } from '../src/renderer/questions/exhibits'
import en from '../src/renderer/questions/messages/en'
import type { QuestionExhibit, Show } from '../src/renderer/questions/types'

/**
 * Writes docs/1928-questions.md from the exhibits of the app and their texts: `node --import tsx build/questions.ts`. A
 * test compares the page with this output.
 */
const PAGE = new URL('../docs/1928-questions.md', import.meta.url)
const TEXTS = new URL('../resources/questions/', import.meta.url)
/** Records with more moves are shown only in the app; here they would fill pages. */
const MAX_LISTED_MOVES = 47

/** Returns a text by its path: `['show', 'isolation', 'family-1']`. Throws if there is none. */
function textAt(...path: readonly string[]): string {
  const found = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], en)
  if (typeof found !== 'string') throw new Error(`no words for ${path.join('.')}`)
  return found
}

function showLine(exhibit: string, { id, game, moves, options = {} }: Show): string {
  const title = textAt('show', exhibit, id)
  if (moves === undefined || moves.length > MAX_LISTED_MOVES) return `- ${title} (\`${game}\`)`
  const set = Object.entries(options).map(([key, value]) => `, ${key} ${value}`)
  return `- ${title} (\`${game}\`${set.join('')}): ${moves.join(' ')}`
}

function section(exhibit: QuestionExhibit, index: number): string {
  const { id, shows, trials, tests } = exhibit
  const text = readFileSync(new URL(`${id}.en.md`, TEXTS), 'utf8').replace(/^## /gm, '### ')
  return [
    `## ${index + 1}. ${textAt('exhibit', id, 'title')}`,
    `_${textAt('exhibit', id, 'short')}_`,
    text.trim(),
    `### ${en.see}`,
    shows.map((show) => showLine(id, show)).join('\n'),
    `### ${en.try}`,
    trials.map((trial) => `- ${textAt('trial', id, trial.id)} (\`${trial.game}\`)`).join('\n'),
    `### ${en.tests}`,
    tests.map((test) => `- [${test}](../${test})`).join('\n'),
  ].join('\n\n')
}

const HEAD = `# The 1928 questions, answered

${en.lead}

The project's own tests work out every claim below anew, each in a way that is independent of the claim's source: by a
second search, a count of all cases, or a proof that the test checks. Longer counts are in
[tests/unit/rules](../tests/unit/rules). [tests/renderer/questions/shows.test.ts](../tests/renderer/questions/shows.test.ts)
checks that every record named here can be played, and ends as it says.

In the app the exhibits lie in the Forty-Nine box: "${en.title}", at the end of its list. There they play themselves on
the board. This page is made from them, by \`build/questions.ts\`.
`

/** Returns the text of the page. */
export async function questionsPage(): Promise<string> {
  const source = [HEAD, ...EXHIBITS.map(section)].join('\n\n')
  const options = await resolveConfig(PAGE)
  return format(source, { ...options, parser: 'markdown' })
}

if (import.meta.url === `file://${process.argv[1]}`) writeFileSync(PAGE, await questionsPage())
