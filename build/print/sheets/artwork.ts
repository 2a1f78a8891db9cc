import { mix, rgb, type Rgb } from '../colour'
import { inkColour, PAPER_COLOURS, paperColour, type InkName, type PaperName } from '../inks'
import { plateFills, type Forme } from '../plates'
import { rect } from '../svg'
import type { BoxLook } from '../tray'

/** A drawing of one part at its true size, as vectors. */
export interface Artwork {
  /** Size in inches. */
  readonly width: number
  readonly height: number
  /** Returns the SVG document. `age` is 0 for a new print and 1 for one after about 120 years of sun. */
  readonly draw: (age: number) => string
}

const WHITE: Rgb = [255, 255, 255]

/** The colour that, multiplied with the ground, gives another one, or the nearest to it. */
const over = ([r, g, b]: Rgb, ground: Rgb): Rgb => [
  Math.min(255, (255 * r) / ground[0]),
  Math.min(255, (255 * g) / ground[1]),
  Math.min(255, (255 * b) / ground[2]),
]

/** How far the paper of an aged print browns: as most sheets of the boxes do. */
const BROWNING = 0.6

const hex = (colour: Rgb): string => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const document = (width: number, height: number, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${shapes}</svg>`

/** Makes the ids of clips and paths unique, since every ink has its own copy of them. */
export const prefixIds = (shapes: string, prefix: string): string =>
  shapes.replace(/ id="/g, ` id="${prefix}-`).replace(/(url\(#|href="#)/g, `$1${prefix}-`)

/**
 * Artwork printed on white paper: one isolated group for each ink, in its colour, which multiplies. A flat drawing in
 * colours would be wrong, since inks overprint and leave each other out. New, it has no ground, because the paper of
 * the printer gives it; aged, it has the colour of old paper.
 * @param inches width
 */
export const printed = (forme: Forme, inches: number, paper: PaperName): Artwork => ({
  width: inches,
  height: (inches * forme.height) / forme.width,
  draw: (age) => {
    const tone = age > 0 ? paperColour(paper, age, BROWNING) : WHITE
    const ground = age > 0 ? rect(0, 0, forme.width, forme.height, hex(tone)) : ''
    // An ink's colour is the one that it has on its paper: what multiplies with the printed ground is lighter.
    const onGround = (ink: InkName): Rgb => over(inkColour(ink, age, paper), tone)
    const layers = forme.inks.map((ink) => {
      const plate = prefixIds(plateFills(forme.shapes, ink), ink)
      const coloured = plate.replaceAll('"#000"', `"${hex(onGround(ink))}"`)
      return `<g style="mix-blend-mode:multiply;isolation:isolate">${coloured}</g>`
    })
    return document(forme.width, forme.height, ground + layers.join(''))
  },
})

/**
 * Artwork of a chip, which is coloured throughout and stamped with one opaque ink: drawn flat on a disc of its colour.
 * @param inches diameter
 */
export const stamped = (forme: Forme, inches: number, material: PaperName): Artwork => ({
  width: inches,
  height: inches,
  draw: (age) => {
    const [ink] = forme.inks
    const ground = hex(paperColour(material, age, 0.1))
    const shapes = ink === undefined ? '' : plateFills(forme.shapes, ink)
    const r = forme.width / 2
    const disc = `<circle cx="${r}" cy="${r}" r="${r}" fill="${ground}"/>`
    const stamp = ink === undefined ? '' : hex(inkColour(ink, age, material))
    return document(
      forme.width,
      forme.height,
      disc + shapes.replaceAll('"#fff"', `"${ground}"`).replaceAll('"#000"', `"${stamp}"`),
    )
  },
})

/** How far coloured paper has turned to the colour of old paper after 120 years of sun: as far as the inks of the lid. */
const FADING = 0.22

/** Artwork of a box's side, without its wear: covering paper, lines and the tape along the foot. */
export const boxSide = (look: BoxLook, width: number, height: number): Artwork => ({
  width,
  height,
  draw: (age) => {
    const { covering, stripe, lines } = look
    const aged = (colour: Rgb) => hex(mix(colour, rgb(PAPER_COLOURS.old), FADING * age))
    const band = (from: number, high: number, colour: Rgb) => rect(0, from * 1000, 1000, high * 1000, aged(colour))
    const rules = lines?.positions.map((at) => band(at - lines.width / 2, lines.width, lines.colour)) ?? []
    const foot = stripe ? band(stripe.from, 1 - stripe.from, stripe.colour) : ''
    return document(1000, 1000, band(0, 1, covering) + foot + rules.join(''))
  },
})
