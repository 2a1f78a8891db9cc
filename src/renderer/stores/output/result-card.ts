import hand from '@fontsource/homemade-apple/files/homemade-apple-latin-400-normal.woff2?url'
import gothic from '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2?url'
import plain from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff2?url'
import bold from '@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2?url'
import italic from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2?url'
import { cardPicture, type BesideTheRecord } from '../../../drawer/card-picture'
import { keptGame, textOfGame } from '../../../drawer/kept-game'
import type { StudyReport } from '../../../drawer/study/study'
import { loadGame } from '../../games/rules'
import { replayedRecord } from '../../play/replayed-game'
import { base64Of, sayGiven } from './keep-page'

/** The card's letters: a picture is drawn without the page's fonts. */
const FONTS = [
  { family: 'League Gothic', style: 'normal', weight: 400, file: gothic },
  { family: 'Old Standard TT', style: 'normal', weight: 400, file: plain },
  { family: 'Old Standard TT', style: 'normal', weight: 700, file: bold },
  { family: 'Old Standard TT', style: 'italic', weight: 400, file: italic },
  { family: 'Homemade Apple', style: 'normal', weight: 400, file: hand },
] as const

/** Tones of a colour, of 256, that are drawn alike. */
const TONE = 8

/** What of a game its card tells: the names, the code of its deal, and the curve of a study. */
export interface TellingOfCard {
  readonly names: boolean
  readonly code: string | null
  readonly study: StudyReport | null
}

/**
 * Makes the card of a finished game from its record: as SVG, and the same in words. A puzzle’s says nothing of its
 * solution.
 */
export async function resultCard(
  record: unknown,
  { names, code, study }: TellingOfCard,
  beside?: BesideTheRecord,
  isUpright = false,
): Promise<{ readonly svg: string; readonly words: string }> {
  await loadGame((record as { readonly game: string }).game)
  const { line, checked } = replayedRecord(record)
  const told = keptGame(line, checked, { names, code: false, study }, sayGiven)
  const kept = { ...told, code, moves: [] }
  return { svg: cardPicture(kept, sayGiven, beside, isUpright), words: textOfGame(kept, sayGiven) }
}

/**
 * Returns a card as PNG, which holds nothing but what is seen. Rejects if the browser cannot draw it.
 * @param scale pixels for each of its own
 */
export async function pngOfCard(svg: string, scale = 1): Promise<Blob> {
  const faces = await Promise.all(
    FONTS.map(async ({ family, style, weight, file }) => {
      const letters = await base64Of(await (await fetch(file)).blob())
      return `@font-face{font-family:'${family}';font-style:${style};font-weight:${String(weight)};src:url(data:font/woff2;base64,${letters})}`
    }),
  )
  const lettered = svg.replace('>', `><style>${faces.join('')}</style>`)
  const picture = Object.assign(new Image(), {
    src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(lettered)}`,
  })
  await picture.decode()
  const [width, height] = [scale * picture.naturalWidth, scale * picture.naturalHeight]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  pen?.drawImage(picture, 0, 0, width, height)
  // Wood and prints have tones that nobody tells apart, and that would make the file larger by half.
  const drawn = pen?.getImageData(0, 0, width, height)
  if (drawn) {
    drawn.data.set(drawn.data.map((tone) => TONE * Math.round(tone / TONE)))
    pen?.putImageData(drawn, 0, 0)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('The card could not be drawn.'))), 'image/png'),
  )
}
