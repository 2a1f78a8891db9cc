import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Captured } from './captured'
import type { Light } from './trace/trace'

/** Traced pictures that are kept, by what they were traced from: tracing takes minutes. */
export interface Kept {
  /** The picture of these settings, if it was traced before. */
  find(captured: Captured, settings: Settings): Promise<Light | null>
  keep(captured: Captured, settings: Settings, light: Light): Promise<void>
}

export interface Settings {
  readonly width: number
  readonly height: number
  readonly samples: number
}

/** Rises when the tracer itself finds other light. */
const TRACER = 1

function nameOf(captured: Captured, settings: Settings): string {
  const text = JSON.stringify({ TRACER, settings, captured })
  return `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.light`
}

export function createKept(folder: string): Kept {
  return {
    async find(captured, settings) {
      const bytes = await readFile(join(folder, nameOf(captured, settings))).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      })
      if (bytes === null) return null
      const { width, height } = settings
      return { width, height, pixels: new Float32Array(Uint8Array.from(bytes).buffer) }
    },
    async keep(captured, settings, { pixels }) {
      await mkdir(folder, { recursive: true })
      await writeFile(
        join(folder, nameOf(captured, settings)),
        new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength),
      )
    },
  }
}
