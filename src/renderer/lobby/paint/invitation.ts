import { type QrModules, QUIET_ZONE, runsOf } from '../qr-code'
import { createBlankLeaf, BLUE, drawFrame, INK, drawLozenge, RED, drawText, ITALIC_INK } from './pen'

/** The text of the invitation. */
export interface InvitationText {
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
const CODE_SIZE = 6.2

/** Draws the invitation: at the left what a camera reads, at the right what people read. */
export function drawInvitation(writing: InvitationText, modules: QrModules): HTMLCanvasElement {
  const { canvas, pen, w, h } = createBlankLeaf('tent/invite')
  if (pen === null) return canvas
  const module = CODE_SIZE / modules.length
  const inset = (h - CODE_SIZE) / 2
  const first = Math.max(inset, QUIET_ZONE * module + 0.12)
  drawFrame(pen, w, h, 0.16, RED)
  drawCode(pen, modules, first, inset, module)
  drawWords(pen, writing, first + CODE_SIZE + QUIET_ZONE * module * 0.9, w - 0.5, h)
  return canvas
}

/** Draws the code on slightly lighter paper, because the frame and the fibres would disturb the light margin. */
function drawCode(pen: CanvasRenderingContext2D, modules: QrModules, x: number, y: number, module: number): void {
  const rim = Math.min(QUIET_ZONE * module, y - 0.24)
  pen.fillStyle = '#f6efdc'
  pen.fillRect(x - rim, y - rim, CODE_SIZE + 2 * rim, CODE_SIZE + 2 * rim)
  pen.fillStyle = INK
  modules.forEach((row, line) => {
    // A slight overlap closes the seams between the rows.
    for (const [start, long] of runsOf(row))
      pen.fillRect(x + start * module, y + line * module, long * module + 0.004, module + 0.004)
  })
}

function drawWords(pen: CanvasRenderingContext2D, it: InvitationText, left: number, right: number, h: number): void {
  const maxWidth = right - left
  const x = (left + right) / 2
  const italic = "italic 'Old Standard TT'"
  drawText(pen, {
    words: it.head.toUpperCase(),
    x,
    y: 1.3,
    size: 0.72,
    type: "'League Gothic'",
    ink: RED,
    maxWidth,
    spacing: 0.06,
  })
  drawText(pen, { words: it.table, x, y: 2.2, size: 0.62, type: "'Homemade Apple'", ink: BLUE, maxWidth })
  drawText(pen, { words: it.game, x, y: 2.68, size: 0.4, type: italic, ink: INK, maxWidth })
  drawRule(pen, left, right, 3.1)
  drawText(pen, { words: it.scan, x, y: 3.62, size: 0.35, type: italic, ink: ITALIC_INK, maxWidth })
  drawText(pen, { words: it.type, x, y: 4.02, size: 0.35, type: italic, ink: ITALIC_INK, maxWidth })
  drawText(pen, { words: it.address, x, y: 4.66, size: 0.5, type: "700 'Old Standard TT'", ink: INK, maxWidth })
  drawRule(pen, left, right, 5.08)
  drawText(pen, { words: it.codeLabel, x, y: 5.62, size: 0.4, type: italic, ink: ITALIC_INK, maxWidth })
  drawText(pen, {
    words: it.code,
    x,
    y: h - 0.7,
    size: 1.12,
    type: "'League Gothic'",
    ink: INK,
    maxWidth,
    spacing: 0.14,
  })
}

function drawRule(pen: CanvasRenderingContext2D, left: number, right: number, y: number): void {
  pen.fillStyle = INK
  drawLozenge(pen, (left + right) / 2, y, 0.09)
  pen.fillRect(left + 0.1, y - 0.008, (right - left) / 2 - 0.3, 0.016)
  pen.fillRect((left + right) / 2 + 0.2, y - 0.008, (right - left) / 2 - 0.3, 0.016)
}
