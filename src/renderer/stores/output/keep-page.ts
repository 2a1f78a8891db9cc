import { heirloomOf, type BuiltPage } from '../../../drawer/heirloom'
import type { SayGiven } from '../../../drawer/words'
import { loadGame } from '../../games/rules'
import { pluralOf, text } from '../../i18n/say'
import { replayedRecord } from '../../play/replayed-game'
import { useSettings } from '../app/settings'

/** The folder that this page was loaded from. */
const built: BuiltPage = {
  readText: async (path) => (await fetchBuilt(path))?.text() ?? null,
  readBase64: async (path) => {
    const file = await fetchBuilt(path)
    return file === null ? null : base64Of(await file.blob())
  },
}

async function fetchBuilt(path: string): Promise<Response | null> {
  const response = await fetch(`./${path}`)
  // A server that knows no such file may answer with its start page.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  return response.ok && !isPage ? response : null
}

/** Says what of a game is given away, in the page's language. */
export const sayGiven: SayGiven = (key, params = {}) => text(`drawer.given.${key}`, params, pluralOf(params))

/** Returns the bytes of a file in base 64. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    // `readAsDataURL` gives a text: `data:…;base64,…`.
    reader.onload = () => resolve((reader.result as string).replace(/^.*,/u, ''))
    reader.onerror = () => reject(reader.error ?? new Error(text('heirloom.fault')))
    reader.readAsDataURL(file)
  })
}

/**
 * Makes a page of a finished game, from its record, that replays it in any browser without a network. Rejects with a
 * sentence if that cannot be done.
 */
export async function pageOfGame(record: unknown): Promise<Blob> {
  await loadGame((record as { readonly game: string }).game)
  const { line, checked } = replayedRecord(record)
  if (!line.isOver) throw new Error(text('heirloom.notOver'))
  const told = { names: true, code: true, aid: useSettings().aid }
  const page = await heirloomOf(line, checked, told, built, sayGiven)
  return new Blob([page], { type: 'text/html' })
}
