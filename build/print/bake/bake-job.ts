import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { prepareFontFiles } from '../fonts'
import type { EncodingOptions } from '../job'
import { JOBS } from '../pictures'
import type { Sheet } from '../press/run'
import { fileNames } from './baked-files'

/** A worker's task: the job's index in the list, and the folder for its files. */
export interface Task {
  readonly job: number
  readonly folder: string
}

/** A worker's result: bytes of each picture, full and small, and the time taken. */
export interface JobResult {
  readonly job: number
  readonly ms: number
  readonly bytes: Readonly<Record<string, readonly [full: number, small: number]>>
}

async function encode(sheet: Sheet, coding: EncodingOptions, isHalfSize: boolean): Promise<Buffer> {
  const { width, height, data, channels = 3 } = sheet
  let image = sharp(data, { raw: { width, height, channels } })
  if (isHalfSize) image = image.resize(width >> 1, height >> 1, { kernel: coding.lossless ? 'linear' : 'lanczos3' })
  return image
    .webp({ quality: isHalfSize ? coding.smallQuality : coding.quality, lossless: coding.lossless ?? false, effort: 4 })
    .toBuffer()
}

/** Writes a file atomically, because the app may be reading the last bake. */
function write(file: string, bytes: Buffer): void {
  writeFileSync(`${file}.part`, bytes)
  renameSync(`${file}.part`, file)
}

/** Draws a job's pictures and writes them in both sizes. */
export async function bakeJob(task: Task): Promise<JobResult> {
  const started = performance.now()
  const job = JOBS[task.job]
  if (!job) throw new Error(`There is no job ${task.job}`)
  mkdirSync(task.folder, { recursive: true })
  const sheets = await job.draw(await prepareFontFiles())
  const bytes: Record<string, [number, number]> = {}
  for (const [name, coding] of Object.entries(job.pictures)) {
    const sheet = sheets[name]
    if (!sheet) throw new Error(`The job that should draw ${name} did not`)
    const names = fileNames(name)
    const full = await encode(sheet, coding, false)
    const small = await encode(sheet, coding, true)
    write(path.join(task.folder, names.file), full)
    write(path.join(task.folder, names.small), small)
    bytes[name] = [full.length, small.length]
  }
  return { job: task.job, ms: performance.now() - started, bytes }
}
