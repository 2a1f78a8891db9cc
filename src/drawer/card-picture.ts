import type { KeptGame, KeptPlayer } from './kept-game'
import type { SayGiven } from './words'

const INK = '#221e1c'
const SOFT_INK = '#4a3f34'
const NAVY = '#232a54'
const RED = '#a81f26'
const PENCIL = '#4b4a4e'
const PAPER = '#efe6cf'
const WOOD = '#33241a'
const HEADLINE = "'League Gothic','Oswald','Arial Narrow',Impact,sans-serif"
const HAND = "'Homemade Apple','Segoe Script',cursive"
const TEXT = "'Old Standard TT','Times New Roman',Georgia,serif"
/** Size of the letters under the curve. */
const CAPTION = 21
/** From line to line of words below each other. */
const LINE = 27

/** Where all lies on a card, in pixels. What is not named here keeps its distance from the title. */
const WIDE = {
  width: 1200,
  /** Wood around the paper. */
  wood: { x: 30, y: 26 },
  /** The column of words, without and beside a picture of the table. */
  whole: { x: 120, w: 960 },
  beside: { x: 604, w: 512 },
  /** Where the table lies, glued on aslant, and the corners that hold it. */
  table: { x: 86, y: 99.5, w: 476, h: 476, corner: 52 },
  head: 100,
  title: { y: 196, size: 92 },
  curve: 110,
  /** How much lower the words stand without a table. */
  tableless: 0,
}
type CardForm = typeof WIDE

/** On the screen of a phone, where the words of a wide card could not be read. */
const UPRIGHT: CardForm = {
  width: 480,
  wood: { x: 0, y: 0 },
  whole: { x: 46, w: 388 },
  beside: { x: 46, w: 388 },
  table: { x: 138, y: 48, w: 204, h: 204, corner: 26 },
  head: 292,
  title: { y: 360, size: 64 },
  curve: 64,
  tableless: -220,
}

/** Shape of the picture of the table, in pixels. */
export const TABLE_SIZE = { width: WIDE.table.w, height: WIDE.table.h } as const
/** Largest number of players whose scores are told, and the least width of one of them; with less they stand in two rows. */
const MOST_PLAYERS = 8
const LEAST_COLUMN = 120
const SPACED = 'letter-spacing="3"'

/** What the app knows of a game beside its record; null where it knows nothing. */
export interface BesideTheRecord {
  /** Address of a picture of the table, of the shape of `TABLE_SIZE`, that holds it in itself. */
  readonly table: string | null
  /** The day, in words. */
  readonly day: string | null
}

/**
 * Returns a card of a game as an SVG document, in the language of `say`: made on this machine, without metadata, and
 * without anything hidden.
 * @param isUpright whether it is laid out for the screen of a phone
 */
export function cardPicture(
  kept: KeptGame,
  say: SayGiven,
  { table, day }: BesideTheRecord = { table: null, day: null },
  isUpright = false,
): string {
  const form = isUpright ? UPRIGHT : WIDE
  const { title, players, result, code, moveCount, curve, curveOf, balance, shortBalance, turns } = kept
  const hasCurve = players.length > 1 && curve.some(({ chance }) => chance !== null)
  const { x: left, w: width } = table === null ? form.whole : form.beside
  const middle = left + width / 2
  const head = ['PARLOR BOX', ...(day === null ? [] : [day.toUpperCase()])].join(' · ')
  const whose = say('chance', { name: curveOf })
  // Under the curve there is room for one long name.
  const sum = 0.5 * CAPTION * (whose.length + balance.length) > width ? shortBalance : balance
  const size = fitted(`${whose}    ${sum}`, CAPTION, width)
  // Without a curve the rest of a wide card stands in the middle.
  const down = table === null ? form.tableless : hasCurve || isUpright ? 0 : 70
  const y = form.title.y + down
  const under = y + form.curve + 242
  const lines = isUpright && hasCurve ? [whose, shortBalance, turns[0] ?? ''].flatMap((it) => wrapped(it, width)) : []
  const last = hasCurve ? under + LINE * lines.length : y + (players.length === 1 ? 314 : 190)
  const end = isUpright ? last + (code === null ? 0 : 36) : 612
  const words = (written: string, at: number, size: number, face: string, fill: string, more = ''): string =>
    line(written, middle, at, fitted(written, size, width), face, fill, more)
  return [
    ...paper(form, isUpright ? end + 44 : 675),
    ...(table === null ? [] : gluedTable(table, form.table)),
    words(head, form.head + (isUpright ? down : 0), 24, HEADLINE, RED, SPACED),
    words(title.toUpperCase(), y, form.title.size, HEADLINE, NAVY, 'letter-spacing="5"'),
    ...scores(players.slice(0, MOST_PLAYERS), { left, width, y }),
    line(result, middle, y + 178, fitted(result, 28, 0.75 * width), HAND, PENCIL, ''),
    ...(hasCurve ? curveOfGame(kept, { x: left, y: y + 212, w: width, h: form.curve }) : []),
    // Whoever played alone is told by the number of their moves: a picture would show how.
    ...(players.length === 1 ? [words(say('moves', { count: moveCount }), y + 294, 72, HEADLINE, NAVY, SPACED)] : []),
    ...(isUpright
      ? lines.map((it, at) => line(it, left, under + LINE * at, CAPTION, TEXT, INK, 'text-anchor="start"'))
      : [
          ...(hasCurve ? [line(whose, left, under, size, TEXT, SOFT_INK, 'text-anchor="start"')] : []),
          ...(hasCurve && balance ? [line(sum, left + width, under, size, TEXT, SOFT_INK, 'text-anchor="end"')] : []),
          ...(hasCurve && turns[0] ? [words(turns[0], under + 30, CAPTION, TEXT, INK)] : []),
        ]),
    ...(code === null ? [] : [line(code, middle, end, 30, HEADLINE, INK, SPACED)]),
    '</svg>\n',
  ].join('\n')
}

/** The wood, and on it a paper in a frame: all that a card begins with. */
function paper({ width, wood: { x, y } }: CardForm, height: number): string[] {
  const frame = (inset: number, style: string) =>
    rect(x + inset, y + inset, width - 2 * (x + inset), height - 2 * (y + inset), style)
  const [left, top] = [x + 26, y + 26]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}">`,
    rect(0, 0, width, height, `fill="${WOOD}"`),
    ...grain(),
    frame(0, `fill="${PAPER}" rx="6"`),
    frame(18, `fill="none" stroke="${NAVY}" stroke-width="4"`),
    frame(26, `fill="none" stroke="${RED}" stroke-width="1.5"`),
    ...[top, height - top].flatMap((down) => [left, width - left].map((across) => diamond(across, down, 9))),
  ]
}

/** What stands on a stamp of a week's card. */
export interface WeekDay {
  readonly day: string
  readonly game: string
  readonly result: string
}

/** Returns a card of a week's deals as an SVG document: what came of each, and nothing of how. */
export function weekPicture(title: string, lastDay: string, week: readonly WeekDay[], isUpright = false): string {
  const { width, wood } = isUpright ? UPRIGHT : WIDE
  const [inRow, top, height] = isUpright ? [2, 190, 860] : [4, 200, 675]
  const stamp = { w: (width - 2 * (wood.x + 44)) / inRow, h: (height - top - wood.y - 44) / Math.ceil(7 / inRow) }
  const middle = width / 2
  const head = `PARLOR BOX · ${lastDay.toUpperCase()}`
  return [
    ...paper(isUpright ? UPRIGHT : WIDE, height),
    line(head, middle, 92, fitted(head, 24, width - 120), HEADLINE, RED, SPACED),
    line(title.toUpperCase(), middle, 160, fitted(title, 64, width - 120), HEADLINE, NAVY, SPACED),
    ...week.flatMap(({ day, game, result }, at) => {
      const row = Math.floor(at / inRow)
      const x = middle + stamp.w * ((at % inRow) - (Math.min(inRow, week.length - row * inRow) - 1) / 2)
      const y = top + stamp.h * row
      const inside = (written: string, down: number, size: number, face: string, fill: string) =>
        line(written, x, y + down * stamp.h, fitted(written, size, stamp.w - 36), face, fill, '')
      return [
        rect(
          x - stamp.w / 2 + 7,
          y + 7,
          stamp.w - 14,
          stamp.h - 14,
          `fill="#fbf7ea" stroke="${WOOD}" stroke-width="5" stroke-dasharray="0 9" stroke-linecap="round"`,
        ),
        inside(day, 0.28, 26, TEXT, INK),
        inside(result || '·', 0.6, 56, HEADLINE, RED),
        inside(game, 0.82, 24, TEXT, INK),
      ]
    }),
    '</svg>\n',
  ].join('\n')
}

/** Where words or a curve stand. */
interface Column {
  readonly left: number
  readonly width: number
  /** The baseline of the title above. */
  readonly y: number
}

function scores(players: readonly KeptPlayer[], { left, width, y: title }: Column): string[] {
  if (players.length === 1) return [line(players[0]!.name, left + width / 2, title + 94, 44, TEXT, INK, '')]
  const hasRows = players.length * LEAST_COLUMN > width
  const inRow = hasRows ? Math.ceil(players.length / 2) : players.length
  const each = Math.min(300, width / inRow)
  const sizes = hasRows ? { name: 24, score: 46, first: 36, rise: 42 } : { name: 30, score: 82, first: 48, rise: 78 }
  return players.flatMap(({ name, score, hasWon }, seat) => {
    const row = Math.floor(seat / inRow)
    const count = Math.min(inRow, players.length - row * inRow)
    const x = left + width / 2 + each * ((seat % inRow) - (count - 1) / 2)
    const y = title + sizes.first + 70 * row
    const below = y + sizes.rise
    return [
      line(name, x, y, fitted(name, sizes.name, each - 24), TEXT, INK, 'font-weight="700"'),
      line(String(score), x, below, fitted(String(score), sizes.score, each - 24), HEADLINE, hasWon ? RED : INK, ''),
      ...(seat % inRow > 0 ? [diamond(x - each / 2, below - 0.36 * sizes.score, 7)] : []),
    ]
  })
}

/** A picture of the table, with a white margin and four corners, as in an album. */
function gluedTable(table: string, { x, y, w, h, corner }: CardForm['table']): string[] {
  const margin = 10
  const [right, bottom] = [x + w + margin, y + h + margin]
  const mounts = [
    [x - margin, y - margin, 1, 1],
    [right, y - margin, -1, 1],
    [x - margin, bottom, 1, -1],
    [right, bottom, -1, -1],
  ] as const
  return [
    `<g transform="rotate(-1.5 ${n(x + w / 2)} ${n(y + h / 2)})">`,
    rect(x - margin, y - margin + 4, w + 2 * margin, h + 2 * margin, 'fill="#000" opacity="0.25"'),
    rect(x - margin, y - margin, w + 2 * margin, h + 2 * margin, 'fill="#fbf7ea"'),
    `<image href="${table}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"/>`,
    ...mounts.map(
      ([at, height, across, down]) =>
        `<path d="M${n(at - 5 * across)} ${n(height - 5 * down)}h${n(corner * across)}l${n(-corner * across)} ${n(corner * down)}z" fill="${WOOD}"/>`,
    ),
    '</g>',
  ]
}

/** A place on the card. */
interface Place {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

function curveOfGame({ curve }: KeptGame, place: Place): string[] {
  const last = Math.max(1, curve.length - 1)
  const x = (ply: number) => place.x + (place.w * ply) / last
  const y = (chance: number) => place.y + place.h * (1 - Math.min(1, Math.max(0, chance)))
  const rule = (chance: number, style: string) =>
    `<line x1="${n(place.x)}" y1="${n(y(chance))}" x2="${n(place.x + place.w)}" y2="${n(y(chance))}" ${style}/>`
  const known = curve.flatMap(({ ply, chance, margin }) => (chance === null ? [] : [{ ply, chance, margin }]))
  const along = (points: readonly (readonly [number, number])[]) => points.map(([a, b]) => `${n(a)} ${n(b)}`).join(' ')
  const upper = known.map(({ ply, chance, margin }) => [x(ply), y(chance + margin)] as const)
  const lower = known.map(({ ply, chance, margin }) => [x(ply), y(chance - margin)] as const)
  return [
    ...[0, 1].map((chance) => rule(chance, `stroke="${INK}" stroke-width="1.5"`)),
    rule(0.5, `stroke="${SOFT_INK}" stroke-width="1.5" stroke-dasharray="2 7"`),
    `<polygon points="${along([...upper, ...lower.reverse()])}" fill="${NAVY}" opacity="0.16"/>`,
    `<polyline points="${along(known.map(({ ply, chance }) => [x(ply), y(chance)]))}" fill="none" stroke="${NAVY}" stroke-width="3.5" stroke-linejoin="round"/>`,
  ]
}

/** The table's wood behind the card. */
function grain(): string[] {
  return Array.from({ length: 27 }, (_, at) => {
    const y = 12 + 25 * at
    const bend = 6 * Math.sin(1.7 * at)
    return `<path d="M0 ${n(y)}Q300 ${n(y + bend)} 600 ${n(y - bend)}T1200 ${n(y)}" fill="none" stroke="#000" stroke-opacity="${at % 3 === 0 ? '0.35' : '0.18'}" stroke-width="${at % 2 === 0 ? '2' : '5'}"/>`
  })
}

/** Returns the size at which a text of a typical face fits a width. */
function fitted(text: string, size: number, width: number): number {
  return Math.min(size, Math.floor(width / (0.5 * Math.max(1, text.length))))
}

/** Breaks words into lines of a width, at the size of a caption. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)!} ${word}`
    if (lines.length > 0 && fitted(longer, CAPTION, width) === CAPTION) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.filter(Boolean)
}

function line(text: string, x: number, y: number, size: number, face: string, fill: string, more: string): string {
  const anchor = more.includes('text-anchor') ? '' : ' text-anchor="middle"'
  return `<text x="${n(x)}" y="${n(y)}" font-family="${face}" font-size="${n(size)}" fill="${fill}"${anchor} ${more}>${escaped(text)}</text>`
}

function rect(x: number, y: number, w: number, h: number, style: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${style}/>`
}

function diamond(x: number, y: number, r: number): string {
  return `<path d="M${n(x)} ${n(y - r)}l${n(r)} ${n(r)}l${n(-r)} ${n(r)}l${n(-r)} ${n(-r)}z" fill="${RED}"/>`
}

const n = (value: number): string => String(Math.round(10 * value) / 10)

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Leaves out what XML has no place for, too. */
function escaped(text: string): string {
  // XML forbids these characters even escaped.
  return text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>"]/gu, (one) => ESCAPES[one]!)
}
