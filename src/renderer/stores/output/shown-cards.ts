import { TABLE_SIZE, weekPicture, type WeekDay } from '../../../drawer/card-picture'
import type { StudyReport } from '../../../drawer/study/study'
import type { SaveSummary } from '../../../protocol/app/services'
import { descriptionById } from '../../../rules/games'
import type { GameRecord } from '../../../rules/kit'
import { formatTime } from '../../i18n/region'
import { text } from '../../i18n/say'
import { boardAreaOf } from '../../pictures/top-view'
import { dayOf } from '../../services/download'
import { useDrawer } from '../app/drawer'
import { ownSeat } from '../app/drawer-cards'
import { useServices } from '../app/services'
import { keptReport } from '../learn/study'
import { base64Of } from './keep-page'
import { resultCard } from './result-card'
import { pictureOfSave } from './save-thumbnails'

/** What can be left out of a card. */
export const CARD_PARTS = ['names', 'curve', 'code'] as const
export type CardPart = (typeof CARD_PARTS)[number]

/** A card to be shown to others. */
export interface ShownCard {
  /** Name of its file, without what tells the kind. */
  readonly name: string
  /** What it is of, in words. */
  readonly title: string
  /** Draws it, and says the same in words and what could be left out. Rejects if the game cannot be read. */
  draw(
    told: ReadonlySet<CardPart>,
    isUpright?: boolean,
  ): Promise<{ readonly svg: string; readonly words: string; readonly parts: readonly CardPart[] }>
}

/** Returns the card of a finished game. */
export function cardOfSave(save: SaveSummary): ShownCard {
  const { id, game, code = null, players, touched } = save
  const day = longDay(touched)
  // How somebody left it who played alone is nobody else’s business: it may be the solution.
  const isAlone = players.length === 1
  return {
    name: `${game}-${dayOf(new Date(touched))}`,
    title: [descriptionById(game)?.title ?? game, day].join(', '),
    async draw(told, isUpright) {
      const record = JSON.parse(await useServices().saves.exportRecord(id)) as GameRecord
      const study = isAlone ? null : await studyOf(save, record)
      const telling = {
        names: told.has('names'),
        code: told.has('code') ? code : null,
        study: told.has('curve') ? study : null,
      }
      const beside = { table: isAlone ? null : await tableOf(save), day }
      const parts = CARD_PARTS.filter((part) => part === 'names' || (part === 'curve' ? study : code) !== null)
      return { ...(await resultCard(record, telling, beside, isUpright)), parts }
    },
  }
}

/** A table that cannot be drawn leaves its place to the words. */
const tableOf = (save: SaveSummary): Promise<string | null> =>
  pictureOfSave(save, TABLE_SIZE, boardAreaOf).then(
    async (picture) => `data:${picture.type};base64,${await base64Of(picture)}`,
    () => null,
  )

/** Finds the study of the own chance, or of another player's; null if the game has not been studied. */
async function studyOf(save: SaveSummary, record: GameRecord): Promise<StudyReport | null> {
  const own = ownSeat(save, useDrawer().me) ?? 0
  for (const seat of [own, ...save.players.keys()]) {
    const found = await keptReport({ record, hash: save.hash, seat })
    if (found !== null) return found
  }
  return null
}

const longDay = (at: number): string =>
  formatTime(at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** Returns the card of a week's deals, the days of which say in words how they went. */
export function cardOfWeek(lastDay: string, week: readonly (WeekDay & { readonly words: string })[]): ShownCard {
  const title = text('today.week')
  const day = longDay(new Date(`${lastDay}T12:00`).getTime())
  return {
    name: `week-${lastDay}`,
    title,
    draw: (_told, isUpright) =>
      Promise.resolve({
        svg: weekPicture(title, day, week, isUpright),
        words: [
          title.toUpperCase(),
          day,
          '',
          ...week.map(({ words, game }) => (game ? `${words}, ${game}` : words)),
          '',
        ].join('\n'),
        parts: [],
      }),
  }
}
