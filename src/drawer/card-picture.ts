import type { KeptGame, KeptPlayer } from './kept-game'
import type { SayGiven } from './words'

/** Size of a card in pixels. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 675

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
/** The column of words, without and beside a picture of the table. */
const WHOLE = { x: 120, w: 960 } as const
const BESIDE = { x: 604, w: 512 } as const
/** Height of the curve, and size of the letters under it. */
const CURVE = 110
const CAPTION = 21
/** Where the table lies, glued on aslant, and the corners that hold it. */
const TABLE = { x: 86, y: 99.5, w: 476, h: 476, corner: 52 } as const
/** Shape of the picture of the table, in pixels. */
export const TABLE_SIZE = { width: TABLE.w, height: TABLE.h } as const
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
 */
export function cardPicture(
  kept: KeptGame,
  say: SayGiven,
  { table, day }: BesideTheRecord = { table: null, day: null },
): string {
  const { title, players, result, code, moveCount, curve, curveOf, balance, shortBalance, turns } = kept
  const hasCurve = players.length > 1 && curve.some(({ chance }) => chance !== null)
  const { x: left, w: width } = table === null ? WHOLE : BESIDE
  const middle = left + width / 2
  const whose = say('chance', { name: curveOf })
  // Under the curve there is room for one long name.
  const sum = 0.5 * CAPTION * (whose.length + balance.length) > width ? shortBalance : balance
  const under = fitted(`${whose}    ${sum}`, CAPTION, width)
  // Without a curve the rest stands in the middle.
  const down = hasCurve || table === null ? 0 : 70
  const words = (written: string, y: number, size: number, face: string, fill: string, more = ''): string =>
    line(written, middle, y + down, fitted(written, size, width), face, fill, more)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(CARD_WIDTH)}" height="${n(CARD_HEIGHT)}" viewBox="0 0 ${n(CARD_WIDTH)} ${n(CARD_HEIGHT)}">`,
    rect(0, 0, CARD_WIDTH, CARD_HEIGHT, `fill="${WOOD}"`),
    ...grain(),
    rect(30, 26, 1140, 623, `fill="${PAPER}" rx="6"`),
    rect(48, 44, 1104, 587, `fill="none" stroke="${NAVY}" stroke-width="4"`),
    rect(56, 52, 1088, 571, `fill="none" stroke="${RED}" stroke-width="1.5"`),
    ...[
      [56, 52],
      [1144, 52],
      [56, 623],
      [1144, 623],
    ].map(([x = 0, y = 0]) => diamond(x, y, 9)),
    ...(table === null ? [] : gluedTable(table)),
    line(
      ['PARLOR BOX', ...(day === null ? [] : [day.toUpperCase()])].join(' · '),
      middle,
      100,
      24,
      HEADLINE,
      RED,
      SPACED,
    ),
    words(title.toUpperCase(), 196, 92, HEADLINE, NAVY, 'letter-spacing="5"'),
    ...scores(players.slice(0, MOST_PLAYERS), { left, width, down }),
    line(result, middle, 374 + down, fitted(result, 28, 0.75 * width), HAND, PENCIL, ''),
    ...(hasCurve ? curveOfGame(kept, { x: left, y: 408, w: width, h: CURVE }) : []),
    // Whoever played alone is told by the number of their moves: a picture would show how.
    ...(players.length === 1 ? [words(say('moves', { count: moveCount }), 490, 72, HEADLINE, NAVY, SPACED)] : []),
    ...(hasCurve ? [line(whose, left, 548, under, TEXT, SOFT_INK, 'text-anchor="start"')] : []),
    ...(hasCurve && balance ? [line(sum, left + width, 548, under, TEXT, SOFT_INK, 'text-anchor="end"')] : []),
    ...(hasCurve && turns[0] ? [words(turns[0], 578, CAPTION, TEXT, INK)] : []),
    ...(code === null ? [] : [line(code, middle, 612, 30, HEADLINE, INK, SPACED)]),
    '</svg>\n',
  ].join('\n')
}

/** Where words or a curve stand. */
interface Column {
  readonly left: number
  readonly width: number
  readonly down: number
}

function scores(players: readonly KeptPlayer[], { left, width, down }: Column): string[] {
  if (players.length === 1) return [line(players[0]!.name, left + width / 2, 290 + down, 44, TEXT, INK, '')]
  const hasRows = players.length * LEAST_COLUMN > width
  const inRow = hasRows ? Math.ceil(players.length / 2) : players.length
  const each = Math.min(300, width / inRow)
  const sizes = hasRows ? { name: 24, score: 46, first: 232, rise: 42 } : { name: 30, score: 82, first: 244, rise: 78 }
  return players.flatMap(({ name, score, hasWon }, seat) => {
    const row = Math.floor(seat / inRow)
    const count = Math.min(inRow, players.length - row * inRow)
    const x = left + width / 2 + each * ((seat % inRow) - (count - 1) / 2)
    const y = sizes.first + 70 * row + down
    const below = y + sizes.rise
    return [
      line(name, x, y, fitted(name, sizes.name, each - 24), TEXT, INK, 'font-weight="700"'),
      line(String(score), x, below, fitted(String(score), sizes.score, each - 24), HEADLINE, hasWon ? RED : INK, ''),
      ...(seat % inRow > 0 ? [diamond(x - each / 2, below - 0.36 * sizes.score, 7)] : []),
    ]
  })
}

/** A picture of the table, with a white margin and four corners, as in an album. */
function gluedTable(table: string): string[] {
  const { x, y, w, h, corner } = TABLE
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
