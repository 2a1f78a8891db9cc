import { recordOf, type CheckedRecord, type GameRecord, type LineOfPlay } from '../rules/kit'
import { boxOf, isGameId, type BoxId } from '../rules/manifest'
import { codeOfGame } from './kept-game'
import type { SayGiven } from './words'

/** What of a game its page tells. */
interface HeirloomOptions {
  readonly names: boolean
  /** Whether the code of the deal is told, and the seed from which it follows. */
  readonly code: boolean
  /** Whether cards are told apart by more than their colours. */
  readonly aid: boolean
}

/** Reads files of the app's built page by their paths below its folder; null where there is none. */
export interface BuiltPage {
  readText(path: string): Promise<string | null>
  /** Resolves to the file in base 64. */
  readBase64(path: string): Promise<string | null>
}

/** What the page's own script finds in it. */
export interface HeirloomData {
  readonly record: GameRecord
  readonly code: string | null
  /** As the build's manifest, with the addresses of only the smallest pictures: their bytes. */
  readonly manifest: {
    readonly pictures: Readonly<Record<string, Pick<Picture, 'small'>>>
    readonly cells: Manifest['cells']
  }
}

/** The prints of a build as its manifest lists them. */
interface Manifest {
  readonly pictures: Readonly<Record<string, Picture>>
  readonly cells: Readonly<Record<string, { readonly picture: string }>>
}

interface Picture {
  readonly small: string
  readonly hand?: string
}

/** Id of the element that holds the data, which a reader of heirlooms looks for, too. */
export const HEIRLOOM_DATA = 'parlor-heirloom'

/** The prints that a game of each box may show. Without them everything is drawn plain. */
const PRINTS: Readonly<Record<BoxId, readonly string[]>> = {
  'forty-nine-outfit': ['49/atlas', '49/board', 'man/atlas'],
  pack: ['pack/atlas', 'ticket/atlas'],
  'lion-coffee': ['lion/atlas', 'ticket/atlas'],
  'deck-o-cards': ['deco/dial', 'deco/layout', 'deco/chips'],
}
const TABLE_TOP = 'room/wood'

/** Runs the scripts of the page, which are compressed and in base 64, one after the other. */
const UNPACK = `(async () => {
  for (const packed of document.querySelectorAll('[data-packed]')) {
    const bytes = Uint8Array.from(atob(packed.textContent), (letter) => letter.charCodeAt(0))
    const script = document.createElement('script')
    script.textContent = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
    document.body.append(script)
  }
})()`

/**
 * Returns a finished game as one page that replays it in any browser and asks no network for anything: it holds the
 * record, the rules of its game and their prints.
 * @throws RangeError if the game has no such page in this build
 */
export async function heirloomOf(
  line: LineOfPlay,
  checked: CheckedRecord,
  told: HeirloomOptions,
  built: BuiltPage,
  say: SayGiven,
): Promise<string> {
  const { info } = line.game
  const { names, chance, parent } = checked
  const scripts = await Promise.all(['player', info.id].map((name) => built.readBase64(`heirloom/${name}.js.gz`)))
  const style = await built.readText('heirloom/heirloom.css')
  if (!isGameId(info.id) || scripts.includes(null) || style === null)
    throw new RangeError(`there is no page for ${info.id}`)
  const { options, seats, tape, moves } = line
  const data: HeirloomData = {
    record: recordOf(info, {
      options,
      seats,
      tape,
      moves,
      ...(told.names && names && { names }),
      ...(told.code && chance?.seed !== undefined && { seed: chance.seed }),
      parent: parent ?? undefined,
    }),
    code: told.code ? codeOfGame(line, checked) : null,
    manifest: await embedded([...PRINTS[boxOf(info.id)], TABLE_TOP], told.aid, built),
  }
  return [
    '<!doctype html>',
    '<html lang="en" translate="no">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // Nothing may be loaded from anywhere: whatever a name or a remark may hold, the page stays by itself.
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; connect-src data:">`,
    '<meta name="color-scheme" content="only light">',
    '<link rel="icon" href="data:,">',
    `<title>${escaped(info.title)}</title>`,
    `<style>${style}</style>`,
    '<body>',
    `<noscript>${escaped(say('noScript'))}</noscript>`,
    `<script type="application/json" id="${HEIRLOOM_DATA}">${inScript(JSON.stringify(data))}</script>`,
    ...scripts.map((script) => `<script type="text/plain" data-packed>${script}</script>`),
    `<script>${UNPACK}</script>`,
    '',
  ].join('\n')
}

/** Returns a manifest of some prints, with the smallest picture of each in itself. */
async function embedded(prints: readonly string[], aid: boolean, built: BuiltPage): Promise<HeirloomData['manifest']> {
  const file = await built.readText('baked/manifest.json')
  if (file === null) return { pictures: {}, cells: {} }
  // The build has written it.
  const { pictures, cells } = JSON.parse(file) as Manifest
  const found: [string, Pick<Picture, 'small'>][] = []
  // What the aid changes lies over the plain print.
  for (const name of aid ? prints.flatMap((print) => [print, `${print}-aid`]) : prints) {
    const picture = pictures[name]
    const bytes = picture && (await built.readBase64(`baked/${picture.hand ?? picture.small}`))
    if (!bytes) continue
    found.push([name, { small: `data:image/webp;base64,${bytes}` }])
  }
  const kept = new Set(found.map(([name]) => name))
  return {
    pictures: Object.fromEntries(found),
    cells: Object.fromEntries(Object.entries(cells).filter(([, { picture }]) => kept.has(picture))),
  }
}

/** JSON in which nothing ends the script that holds it. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
