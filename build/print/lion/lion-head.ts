import type { InkName } from '../inks'
import { createRng, type Rng } from '../rng'
import { BARE_PAPER, circle, group, knockOut, NONE, overprint, path, polar, repeat, rotate, type Fill } from '../svg'

/** Drawn 400 by 400, centred at (200, 205). */
const X = 200
const Y = 205

const gold = knockOut('gold')
const tan = knockOut('tan')
const KEY: InkName = 'brown'
const keyFill = overprint(KEY)
const pen = (width: number) => ({ stroke: keyFill, width })
const stroke = (d: string, width: number): string => path(d, NONE, pen(width))
const withMirroredCopy = (part: string): string => part + group(`translate(${2 * X} 0) scale(-1 1)`, part)

/** A lion's head in engraving style: gold and tan under brown lines. */
export function lionHead(seed: number): string {
  const next = createRng(seed)
  return [
    circle(X, 212, 148, knockOut(KEY)),
    mane(next, 30, 118, 184, gold, 0.1),
    mane(next, 26, 92, 156, gold, 0.1),
    mane(next, 22, 66, 128, tan, 0.12),
    withMirroredCopy(ear()),
    skull(),
    jaw(),
    withMirroredCopy(halfFace()),
    nose(),
  ].join('')
}

/** One ring of locks, longer at the bottom than at the top, combed outwards. */
function mane(next: Rng, count: number, r0: number, r1: number, fill: Fill, jitter: number): string {
  return repeat(count, (i) => {
    const a = ((i + 0.5) / count) * 2 * Math.PI + Math.PI / 2
    const down = Math.sin(a)
    const reach = r1 * (1 + 0.11 * down + (next() - 0.5) * jitter)
    const bend = (Math.cos(a) > 0 ? 1 : -1) * (0.1 + next() * 0.1) * (down > -0.75 ? 1 : 0.2)
    return lock(next, a, r0, reach, 3.5 / count, bend, fill)
  })
}

function lock(next: Rng, a: number, r0: number, r1: number, halfAngle: number, bend: number, fill: Fill): string {
  const at = (r: number, angle: number) => polar(X, Y, r, angle)
  const mid = (r0 + r1) / 2
  const outline =
    `M${at(r0, a - halfAngle)}Q${at(mid, a - halfAngle * 1.15 + bend * 0.2)} ${at(r1, a + bend)}` +
    `Q${at(mid, a + halfAngle * 1.1 + bend * 0.5)} ${at(r0, a + halfAngle)}Z`
  const hairs = repeat(7, (j) => {
    const i = j - 3
    const end = r0 + (r1 - r0) * (0.52 + next() * 0.4)
    const d =
      `M${at(r0, a + halfAngle * i * 0.26)}Q${at(mid, a + halfAngle * i * 0.29 + bend * 0.3)} ` +
      at(end, a + halfAngle * i * 0.1 + bend * 0.8)
    return stroke(d, 0.9 + (3 - Math.abs(i)) * 0.1)
  })
  return path(outline, fill, pen(1.7)) + hairs
}

const ear = (): string =>
  path('M140 112C116 92 92 104 98 128C101 146 118 152 134 146Z', tan, pen(2.6)) +
  path('M132 118C118 108 104 114 108 128C111 138 121 141 131 139Z', keyFill)

const skull = (): string =>
  path(
    'M200 106C166 104 138 118 134 150C131 176 138 192 142 214C145 246 158 278 178 298C190 308 210 308 222 298' +
      'C242 278 255 246 258 214C262 192 269 176 266 150C262 118 234 104 200 106Z',
    tan,
    pen(2),
  )

const jaw = (): string =>
  path('M182 280Q200 292 218 280Q212 300 200 300Q188 300 182 280Z', keyFill) +
  path('M180 296C190 312 210 312 220 296C222 322 210 334 200 338C190 334 178 322 180 296Z', gold, pen(2)) +
  repeat(7, (i) => stroke(`M${185 + i * 5} 302q${(i - 3) * -0.6} 14 ${(3 - i) * 1.6} 28`, 1.2))

const halfFace = (): string => brow() + eye() + muzzle() + whiskers() + shading()

/** No eyebrow, which would look human: a dark lid close over the eye, and fur combed up from it. */
const brow = (): string =>
  path('M142 178C152 163 173 163 189 183C177 175 160 171 142 178Z', keyFill) +
  repeat(9, (i) => {
    const x = 143 + i * 5.4
    const y = 171 - Math.sin((i + 1) * 0.34) * 9
    return stroke(`M${x} ${y}q${-4 + i * 0.7} -7 ${-3 + i} ${-12 - (i % 3) * 3}`, 1.2)
  })

const eye = (): string =>
  rotate(
    17,
    166,
    182,
    path('M148 182C156 170 174 170 184 183C174 193 158 193 148 182Z', gold, pen(3.4)),
    circle(167, 181, 5.4, keyFill),
    circle(165, 179, 1.6, BARE_PAPER),
  ) +
  path('M182 190C184 204 180 216 173 228C178 214 178 202 176 193Z', keyFill) +
  stroke('M144 192C152 202 166 204 176 200', 1.3)

const muzzle = (): string =>
  stroke('M187 170C184 190 182 208 176 226', 2.4) +
  stroke('M181 196C178 206 174 216 168 224M176 192C172 204 168 214 160 222', 1.1) +
  path('M200 266C197 284 172 292 156 283C140 273 138 254 148 241C155 233 165 230 176 231', tan, pen(2.8)) +
  repeat(9, (i) => {
    const row = Math.floor(i / 3)
    return circle(158 + (i % 3) * 10 + row * 2, 249 + row * 9, 1.5, keyFill)
  })

const whiskers = (): string =>
  stroke('M154 258C134 258 112 264 94 276M155 266C136 270 118 280 104 294M158 273C142 282 130 292 122 306', 1.1)

const shading = (): string =>
  repeat(8, (i) => stroke(`M${146 - i * 1.2} ${196 + i * 9}q-10 ${4 + i} -17 ${14 + i}`, 1.3)) +
  repeat(5, (i) => stroke(`M${196 - i * 6} ${118 + i * 2}q${-3 - i * 2} 18 ${-1 - i} ${34 - i * 3}`, 1.3)) +
  repeat(6, (i) => stroke(`M${150 + i * 5} ${206 + i * 1.5}q-4 8 -11 14`, 0.9))

const nose = (): string =>
  path('M172 228C182 220 218 220 228 228C228 242 214 252 200 256C186 252 172 242 172 228Z', keyFill) +
  path('M182 230C190 226 210 226 218 230C210 233 190 233 182 230Z', tan) +
  stroke('M200 255V268', 2.6) +
  stroke('M191 186C194 172 193 160 188 150M209 186C206 172 207 160 212 150M200 178V150', 1.3)
