import { type QrModules, QUIET, runsOf } from '../qr-code'
import { bareLeaf, BLUE, frame, INK, lozenge, RED, set, SOFT } from './pen'

/** The text of the invitation. */
export interface InvitationWriting {
  /** The heading above the names. */
  readonly head: string
  readonly table: string
  readonly game: string
  /** What to do with the QR code. */
  readonly scan: string
  readonly type: string
  /** Without `http://`, for typing. */
  readonly address: string
  readonly codeLabel: string
  readonly code: string
}

/** Width of the dark part of the QR code, in inches. */
const CODE = 6.2

/** Draws the invitation: at the left what a camera reads, at the right what people read. */
export function drawInvitation(writing: InvitationWriting, modules: QrModules): HTMLCanvasElement {
  const { canvas, pen, w, h } = bareLeaf('tent/invite')
  if (pen === null) return canvas
  const module = CODE / modules.length
  const inset = (h - CODE) / 2
  const first = Math.max(inset, QUIET * module + 0.12)
  frame(pen, w, h, 0.16, RED)
  drawCode(pen, modules, first, inset, module)
  drawWords(pen, writing, first + CODE + QUIET * module * 0.9, w - 0.5, h)
  return canvas
}

/** Draws the code on slightly lighter paper, because the frame and the fibres would disturb the light margin. */
function drawCode(pen: CanvasRenderingContext2D, modules: QrModules, x: number, y: number, module: number): void {
  const rim = Math.min(QUIET * module, y - 0.24)
  pen.fillStyle = '#f6efdc'
  pen.fillRect(x - rim, y - rim, CODE + 2 * rim, CODE + 2 * rim)
  pen.fillStyle = INK
  modules.forEach((row, line) => {
    // A slight overlap closes the seams between the rows.
    for (const [start, long] of runsOf(row))
      pen.fillRect(x + start * module, y + line * module, long * module + 0.004, module + 0.004)
  })
}

function drawWords(pen: CanvasRenderingContext2D, it: InvitationWriting, left: number, right: number, h: number): void {
  const most = right - left
  const x = (left + right) / 2
  const italic = "italic 'Old Standard TT'"
  set(pen, {
    words: it.head.toUpperCase(),
    x,
    y: 1.3,
    size: 0.72,
    type: "'League Gothic'",
    ink: RED,
    most,
    spacing: 0.06,
  })
  set(pen, { words: it.table, x, y: 2.2, size: 0.62, type: "'Homemade Apple'", ink: BLUE, most })
  set(pen, { words: it.game, x, y: 2.68, size: 0.4, type: italic, ink: INK, most })
  rule(pen, left, right, 3.1)
  set(pen, { words: it.scan, x, y: 3.62, size: 0.35, type: italic, ink: SOFT, most })
  set(pen, { words: it.type, x, y: 4.02, size: 0.35, type: italic, ink: SOFT, most })
  set(pen, { words: it.address, x, y: 4.66, size: 0.5, type: "700 'Old Standard TT'", ink: INK, most })
  rule(pen, left, right, 5.08)
  set(pen, { words: it.codeLabel, x, y: 5.62, size: 0.4, type: italic, ink: SOFT, most })
  set(pen, { words: it.code, x, y: h - 0.7, size: 1.12, type: "'League Gothic'", ink: INK, most, spacing: 0.14 })
}

function rule(pen: CanvasRenderingContext2D, left: number, right: number, y: number): void {
  pen.fillStyle = INK
  lozenge(pen, (left + right) / 2, y, 0.09)
  pen.fillRect(left + 0.1, y - 0.008, (right - left) / 2 - 0.3, 0.016)
  pen.fillRect((left + right) / 2 + 0.2, y - 0.008, (right - left) / 2 - 0.3, 0.016)
}
