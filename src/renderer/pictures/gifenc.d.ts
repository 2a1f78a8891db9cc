/** Types for the parts of gifenc that are used; the package has none. */
declare module 'gifenc' {
  /** Red, green and blue, each 0 to 255. */
  export type Palette = number[][]

  export interface FrameOptions {
    /** Palette; the first frame's is the global one. */
    readonly palette?: Palette
    /** Time for which the frame is shown, in milliseconds. */
    readonly delay?: number
    readonly transparent?: boolean
    readonly transparentIndex?: number
    /** Disposal method; 1 leaves the frame in place under the next one. */
    readonly dispose?: number
    /** Number of repetitions; 0 repeats for ever. */
    readonly repeat?: number
  }

  export interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void
    finish(): void
    bytes(): Uint8Array<ArrayBuffer>
  }

  export function GIFEncoder(): Encoder
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, maxColors: number): Palette
  export function applyPalette(rgba: Uint8Array | Uint8ClampedArray, palette: Palette): Uint8Array<ArrayBuffer>
}
