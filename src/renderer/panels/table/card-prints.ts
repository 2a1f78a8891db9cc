import { dequal } from 'dequal'
import { computed, watch, type ComputedRef } from 'vue'
import { portraitOf } from '../../company/bot-names'
import { leastTypeHeight, printScaleOf, nameFace } from '../../framing/name-card'
import { loadFonts } from '../../lobby/paint/pen'
import { drawEndingCard, drawNameCard } from '../../lobby/paint/table-cards'
import type { Stage } from '../../stage/stage-api'
import { sizeOfPictures } from '../../stage/surface/quality'
import { useView } from '../../stores/app/view'
import { useVisibleTable } from '../../stores/output/visible-table'
import { usePageFrame } from '../../stores/output/page-frame'
import { facePicture } from '../../flat/face-style'
import { loadBakedManifest } from '../../stage/model/picture-manifest'
import { lettersOf, type GameView } from '../../../rules/kit'
import { text } from '../../i18n/say'
import { commonState, knownCount } from '../../play/common-state'
import { useShownGame } from '../../stores/output/shown-game'
import { ENDING_FACE } from '../../games/layout/ending'
import { useEnding, type EndingCard } from '../../stores/table/ending'
import { drawSeatCard, type SeatCardText } from '../../lobby/paint/seat-card'
import { drawInvitation, type InvitationText } from '../../lobby/paint/invitation'
import { encodeQrCode } from '../../lobby/qr-code'
import { useLobby } from '../../stores/lan/lobby'
import { usePage } from '../../stores/app/page'

/** The portraits that were loaded for drawing, by the names of their pictures. */
const loaded = new Map<string, ImageBitmap>()

/** Returns a portrait if it is loaded. */
const loadedPortrait = (portrait: string | null): ImageBitmap | null =>
  portrait === null ? null : (loaded.get(portrait) ?? null)

/** Creates a function that draws a picture for a stage only if what it is drawn from differs from the last time. */
function createPrinter() {
  let printed: { readonly stage: Stage; readonly written: Map<string, unknown> } | null = null
  return (stage: Stage, picture: string, writing: unknown, draw: () => HTMLCanvasElement): void => {
    if (printed?.stage !== stage) printed = { stage, written: new Map() }
    if (dequal(printed.written.get(picture), writing)) return
    printed.written.set(picture, writing)
    stage.setPicture(picture, draw())
  }
}

/** What the name card of a seat is printed from. */
interface NameCardText extends NameCardWords {
  readonly portrait: string | null
  readonly others: readonly string[]
  readonly together: readonly string[]
  readonly least: number
}

/** Steps of the least height of type, in inches: a card that moves a little is not printed again. */
const LEAST_STEP = 0.05

/**
 * Draws the name cards that stand at the fans of a page; each is redrawn only if its text changes or its portrait
 * arrives.
 */
export function useNameCards(): void {
  const view = useView()
  const frame = usePageFrame()
  const visible = useVisibleTable()
  const words = useNameCardWords()

  const cardAt = (face: string) => visible.pieces.find((piece) => piece.face === face)

  /** Returns the least height of the type of the card with a face, in inches of its print; 0 if it does not stand there. */
  function leastTypeOf(face: string): number {
    const { framed } = frame
    const card = cardAt(face)
    if (framed === null || card === undefined) return 0
    const { camera } = view.name === 'top' ? framed.fromAbove : framed.framedField
    return Math.ceil(leastTypeHeight(framed.rem) / printScaleOf(camera, card) / LEAST_STEP) * LEAST_STEP
  }

  /** The same list as long as the text of all cards is the same. */
  const texts = computed<readonly NameCardText[] | null>((before) => {
    const all = words.value?.map((card, seat): NameCardText => {
      const otherCards = (words.value ?? []).filter((_, at) => at !== seat)
      const together = otherCards.filter(({ face, name }) => portraitOf(name) !== null && cardAt(face) !== undefined)
      return {
        ...card,
        portrait: portraitOf(card.name),
        others: otherCards.map(({ name }) => name),
        together: together.map(({ name }) => name),
        least: leastTypeOf(card.face),
      }
    })
    return dequal(before, all) ? (before ?? null) : (all ?? null)
  })
  const print = createPrinter()

  /** Draws a card if its text or the presence of its portrait has changed. */
  function printOne(stage: Stage, card: NameCardText): void {
    const picture = loadedPortrait(card.portrait)
    print(stage, card.face, [card, picture !== null], () => drawNameCard(card, picture))
  }

  /** Draws all cards, each with a portrait once more when that has come. */
  async function printAll(stage: Stage, cards: readonly NameCardText[]): Promise<void> {
    const isCurrent = () => view.stage === stage && texts.value === cards
    await loadFonts(JSON.stringify(cards))
    if (!isCurrent()) return
    for (const card of cards) printOne(stage, card)
    const late = cards.filter(({ portrait }) => portrait !== null && loadedPortrait(portrait) === null)
    await Promise.all(
      late.map(async (card) => {
        if (card.portrait === null || (await loadPortrait(card.portrait, stage)) === null || !isCurrent()) return
        printOne(stage, card)
      }),
    )
  }

  watch(
    [texts, () => view.stage] as const,
    ([cards, stage]) => {
      if (cards !== null && stage !== null) void stage.trackWork(printAll(stage, cards))
    },
    { immediate: true },
  )
}

/**
 * Loads a portrait once, in the size in which a stage has its pictures; null if it was not baked, cannot be fetched or
 * cannot be decoded.
 */
async function loadPortrait(portrait: string, stage: Stage): Promise<ImageBitmap | null> {
  const known = loaded.get(portrait)
  if (known !== undefined) return known
  const print = facePicture(await loadBakedManifest(), portrait, sizeOfPictures(stage.stats().quality))
  if (print === null) return null
  const sheet = new Image()
  sheet.src = print.url
  try {
    await sheet.decode()
    const [w, h] = [sheet.naturalWidth, sheet.naturalHeight]
    const image = await createImageBitmap(sheet, print.x * w, print.y * h, print.w * w, print.h * h)
    loaded.set(portrait, image)
    return image
  } catch {
    return null
  }
}

/** What the name card of a seat says. */
interface NameCardWords {
  readonly face: string
  readonly name: string
  /** How many cards the seat holds; empty if it holds none or the number is hidden. */
  readonly note: string
}

/** Returns how many cards a seat holds, in words; empty if it holds none or the number is hidden. */
function cardsOf(seen: GameView, letter: string): string {
  const count = knownCount(commonState(seen).hands?.[letter])
  return count === null ? '' : text('game.cards', {}, count)
}

/** Returns what the name cards of all seats say, in the order of the seats; null if no page is laid out. */
export function useNameCardWords(): ComputedRef<readonly NameCardWords[] | null> {
  const frame = usePageFrame()
  const shown = useShownGame()
  return computed(() => {
    const { laidOutGame } = frame
    if (laidOutGame === null) return null
    const { seen } = laidOutGame
    return lettersOf(seen.seats).map((letter, seat) => ({
      face: nameFace(letter),
      name: shown.names[seat] ?? text('newGame.chair', { letter }),
      note: cardsOf(seen, letter),
    }))
  })
}

/** Draws the card that stands on the table when a game is over. */
export function useEndingCard(): void {
  const view = useView()
  const ending = useEnding()

  async function print(stage: Stage, { headline, line }: EndingCard): Promise<void> {
    await loadFonts(`${headline} ${line}`)
    if (view.stage === stage) stage.setPicture(ENDING_FACE, drawEndingCard(ENDING_FACE, headline, line))
  }

  watch(
    [() => (ending.isResultShown ? ending.card : null), () => view.stage] as const,
    ([card, stage]) => {
      if (card !== null && stage !== null) void stage.trackWork(print(stage, card))
    },
    { immediate: true },
  )
}

/** Draws the cards of a gathering for the stage; each is redrawn only if its text changes. */
export function useSeatCardPrints(): void {
  const page = usePage()
  const view = useView()
  const lobby = useLobby()
  /** Number of the newest printing: an older one may finish later if its fonts load late. */
  let latestPrinting = 0
  const print = createPrinter()

  async function printAll(
    stage: Stage,
    chairs: readonly SeatCardText[],
    invitation: InvitationText | null,
    link: string | null,
  ): Promise<void> {
    const printing = ++latestPrinting
    await loadFonts(JSON.stringify(chairs))
    if (printing !== latestPrinting) return
    for (const chair of chairs) print(stage, `tent/${chair.seat}`, chair, () => drawSeatCard(chair))
    if (invitation === null || link === null) return
    print(stage, 'tent/invite', { ...invitation, link }, () => drawInvitation(invitation, encodeQrCode(link)))
  }

  watch(
    [() => page.place, () => view.stage, () => lobby.cardTexts, () => lobby.invitation, () => lobby.link],
    ([place, stage, chairs, invitation, link]) => {
      if (place === 'gathering' && stage !== null) void stage.trackWork(printAll(stage, chairs, invitation, link))
    },
    { immediate: true },
  )
}
