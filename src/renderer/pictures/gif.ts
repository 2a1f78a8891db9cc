import { applyPalette, GIFEncoder, quantize, type Palette } from 'gifenc'

/** Number of colours of a film; the index after them marks an unchanged pixel. */
const COLOUR_COUNT = 255
const UNCHANGED_INDEX = 255
/** Sampling interval, in pixels, of the frames that the palette is computed from. */
const SAMPLING_INTERVAL = 5

/** A drawing as a canvas returns it: four bytes per pixel. */
export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>

/** An animated GIF that is written frame by frame. Each frame stores only the changed pixels. */
export interface GifWriter {
  /** Appends a frame. @param delay time for which it is shown, in milliseconds */
  add(frame: Pixels, delay: number): void
  /** Returns the file. No frames can be added afterwards. */
  finish(): Blob
}

/** Computes the palette that suits a few typical frames best. */
export function paletteOf(frames: readonly Pixels[]): Palette {
  const all = frames.map(({ data }) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4))
  const sample = new Uint32Array(all.reduce((sum, pixels) => sum + Math.ceil(pixels.length / SAMPLING_INTERVAL), 0))
  let at = 0
  for (const pixels of all) for (let i = 0; i < pixels.length; i += SAMPLING_INTERVAL) sample[at++] = pixels[i] ?? 0
  return quantize(new Uint8Array(sample.buffer), COLOUR_COUNT)
}

/** Begins an animated GIF that repeats for ever. All frames have the size of the first. */
export function createGifWriter(palette: Palette): GifWriter {
  const encoder = GIFEncoder()
  const fullPalette = [...palette, ...Array.from({ length: UNCHANGED_INDEX + 1 - palette.length }, () => [0, 0, 0])]
  let previousIndex: Uint8Array | null = null
  return {
    add({ data, width, height }, delay) {
      const index = applyPalette(data, palette)
      const changed = previousIndex === null ? index : changesOf(index, previousIndex)
      const frameOptions =
        previousIndex === null
          ? { palette: fullPalette, repeat: 0 }
          : { transparent: true, transparentIndex: UNCHANGED_INDEX }
      encoder.writeFrame(changed, width, height, { ...frameOptions, delay, dispose: 1 })
      previousIndex = index
    },
    finish() {
      encoder.finish()
      return new Blob([encoder.bytes()], { type: 'image/gif' })
    },
  }
}

/** Returns the pixels that changed; all others get the index that marks them unchanged. */
function changesOf(now: Uint8Array<ArrayBuffer>, before: Uint8Array): Uint8Array<ArrayBuffer> {
  const changed = new Uint8Array(now.length).fill(UNCHANGED_INDEX)
  now.forEach((colour, at) => {
    if (colour !== before[at]) changed[at] = colour
  })
  return changed
}
