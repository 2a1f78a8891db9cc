/** What is used of gifenc, which comes without types. */
declare module 'gifenc' {
  /** Red, green and blue, each 0 to 255. */
  export type Palette = number[][]

  export interface FrameOptions {
    /** The first frame's palette is everybody's. */
    readonly palette?: Palette
    /** Milliseconds that the frame stands. */
    readonly delay?: number
    readonly transparent?: boolean
    readonly transparentIndex?: number
    /** 1 leaves the frame under the next one. */
    readonly dispose?: number
    /** 0 for ever. */
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
