import type { KeptGame, KeptPlayer } from './kept-game'

/** Size of a card in pixels. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 675

const INK = '#221e1c'
const SOFT_INK = '#4a3f34'
const NAVY = '#232a54'
const RED = '#a81f26'
const PAPER = '#efe6cf'
const WOOD = '#33241a'
const HEADLINE = "'League Gothic','Oswald','Arial Narrow',Impact,sans-serif"
const TEXT = "'Old Standard TT','Times New Roman',Georgia,serif"
const MIDDLE = CARD_WIDTH / 2
/** Where the curve is drawn: its left, top, width and height. */
const CURVE = { x: 150, y: 408, w: 900, h: 110 } as const
/** Size of the letters under the curve. */
const CAPTION = 21
/** Where a picture of the table may be laid on the card of several players without a curve. */
export const TABLE_PLACE = { x: 440, y: 392, w: 320, h: 180 } as const
/** Largest number of players whose scores stand side by side. */
const MOST_PLAYERS = 8

/** Returns a card of a game as an SVG document: made on this machine, without metadata, and without anything hidden. */
export function cardPicture(kept: KeptGame): string {
  const { title, players, result, code, moveCount, curve, curveOf, balance, turns } = kept
  const hasCurve = players.length > 1 && curve.some(({ chance }) => chance !== null)
  const caption = turns[0] ?? balance
  const whose = `${curveOf}’s chance to win`
  // Under the curve there is room for one long name.
  const sum =
    0.5 * CAPTION * (whose.length + balance.length) > CURVE.w ? balance.replace(`For ${curveOf}: `, '') : balance
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
    line('PARLOR BOX', MIDDLE, 100, 24, HEADLINE, RED, 'letter-spacing="4"'),
    line(title.toUpperCase(), MIDDLE, 196, fitted(title, 92, 960), HEADLINE, NAVY, 'letter-spacing="5"'),
    ...scores(players.slice(0, MOST_PLAYERS)),
    line(result, MIDDLE, 372, fitted(result, 30, 960), TEXT, SOFT_INK, 'font-style="italic"'),
    ...(hasCurve ? curveOfGame(kept) : []),
    // Whoever played alone is told by the number of their moves: a picture would show how.
    ...(players.length === 1
      ? [line(`${String(moveCount)} moves`, MIDDLE, 490, 72, HEADLINE, NAVY, 'letter-spacing="3"')]
      : []),
    ...(hasCurve
      ? [line(whose, CURVE.x, 548, fitted(whose, CAPTION, CURVE.w / 2), TEXT, SOFT_INK, 'text-anchor="start"')]
      : []),
    ...(hasCurve && balance ? [line(sum, CURVE.x + CURVE.w, 548, CAPTION, TEXT, SOFT_INK, 'text-anchor="end"')] : []),
    ...(hasCurve && turns[0] ? [line(caption, MIDDLE, 578, fitted(caption, CAPTION, CURVE.w), TEXT, INK, '')] : []),
    ...(code === null ? [] : [line(code, MIDDLE, 612, 30, HEADLINE, INK, 'letter-spacing="3"')]),
    '</svg>\n',
  ].join('\n')
}

function scores(players: readonly KeptPlayer[]): string[] {
  if (players.length === 1) return [line(players[0]!.name, MIDDLE, 290, 44, TEXT, INK, '')]
  const width = Math.min(300, 960 / players.length)
  return players.flatMap(({ name, score, hasWon }, seat) => {
    const x = MIDDLE + width * (seat - (players.length - 1) / 2)
    return [
      line(name, x, 244, fitted(name, 30, width - 24), TEXT, INK, 'font-weight="700"'),
      line(String(score), x, 322, fitted(String(score), 82, width - 24), HEADLINE, hasWon ? RED : INK, ''),
      ...(seat > 0 ? [diamond(x - width / 2, 292, 7)] : []),
    ]
  })
}

function curveOfGame({ curve }: KeptGame): string[] {
  const last = Math.max(1, curve.length - 1)
  const x = (ply: number) => CURVE.x + (CURVE.w * ply) / last
  const y = (chance: number) => CURVE.y + CURVE.h * (1 - Math.min(1, Math.max(0, chance)))
  const known = curve.flatMap(({ ply, chance, margin }) => (chance === null ? [] : [{ ply, chance, margin }]))
  const along = (points: readonly (readonly [number, number])[]) => points.map(([a, b]) => `${n(a)} ${n(b)}`).join(' ')
  const upper = known.map(({ ply, chance, margin }) => [x(ply), y(chance + margin)] as const)
  const lower = known.map(({ ply, chance, margin }) => [x(ply), y(chance - margin)] as const)
  return [
    ...[0, 1].map((chance) => rule(y(chance), `stroke="${INK}" stroke-width="1.5"`)),
    rule(y(0.5), `stroke="${SOFT_INK}" stroke-width="1.5" stroke-dasharray="2 7"`),
    `<polygon points="${along([...upper, ...lower.reverse()])}" fill="${NAVY}" opacity="0.16"/>`,
    `<polyline points="${along(known.map(({ ply, chance }) => [x(ply), y(chance)]))}" fill="none" stroke="${NAVY}" stroke-width="3.5" stroke-linejoin="round"/>`,
  ]
}

function rule(y: number, style: string): string {
  return `<line x1="${n(CURVE.x)}" y1="${n(y)}" x2="${n(CURVE.x + CURVE.w)}" y2="${n(y)}" ${style}/>`
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
