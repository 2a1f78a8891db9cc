import gothic from '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2?url'
import plain from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff2?url'
import bold from '@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2?url'
import italic from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2?url'
import { CARD_HEIGHT, CARD_WIDTH, cardPicture, TABLE_PLACE } from '../../../drawer/card-picture'
import { keptGame } from '../../../drawer/kept-game'
import type { StudyReport } from '../../../drawer/study/study'
import { replay } from '../../../rules/kit'
import { loadedGame, loadGame } from '../../games/rules'
import { base64Of } from './keep-page'

/** The card's letters: a picture is drawn without the page's fonts. */
const FONTS = [
  { family: 'League Gothic', style: 'normal', weight: 400, file: gothic },
  { family: 'Old Standard TT', style: 'normal', weight: 400, file: plain },
  { family: 'Old Standard TT', style: 'normal', weight: 700, file: bold },
  { family: 'Old Standard TT', style: 'italic', weight: 400, file: italic },
] as const

/** What of a game its card tells: the names, the code of its deal, and the curve of a study. */
export interface TellingOfCard {
  readonly names: boolean
  readonly code: string | null
  readonly study: StudyReport | null
}

/** Draws the card of a finished game from its record, as SVG. A puzzle's says nothing of its solution. */
export async function resultCard(record: unknown, { names, code, study }: TellingOfCard): Promise<string> {
  await loadGame((record as { readonly game: string }).game)
  const replayed = replay(loadedGame, record)
  if (!replayed.ok) throw new Error(replayed.fault.message)
  return cardPicture({ ...keptGame(replayed.line, replayed.checked, { names, code: false, study }), code })
}

/**
 * Returns a card as PNG, which holds nothing but what is seen. Rejects if the browser cannot draw it.
 * @param table address of a picture of the table to lay on it; null for none
 */
export async function pngOfCard(svg: string, table: string | null): Promise<Blob> {
  const faces = await Promise.all(
    FONTS.map(async ({ family, style, weight, file }) => {
      const letters = await base64Of(await (await fetch(file)).blob())
      return `@font-face{font-family:'${family}';font-style:${style};font-weight:${String(weight)};src:url(data:font/woff2;base64,${letters})}`
    }),
  )
  const lettered = svg.replace('>', `><style>${faces.join('')}</style>`)
  const picture = await decoded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(lettered)}`)
  const canvas = Object.assign(document.createElement('canvas'), { width: CARD_WIDTH, height: CARD_HEIGHT })
  const pen = canvas.getContext('2d')
  pen?.drawImage(picture, 0, 0)
  const { x, y, w, h } = TABLE_PLACE
  if (table !== null) pen?.drawImage(await decoded(table), x, y, w, h)
  return new Promise((resolve, reject) =>
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('The card could not be drawn.'))), 'image/png'),
  )
}

async function decoded(address: string): Promise<HTMLImageElement> {
  const picture = Object.assign(new Image(CARD_WIDTH, CARD_HEIGHT), { src: address })
  await picture.decode()
  return picture
}
