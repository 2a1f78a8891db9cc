import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import path from 'node:path'

interface Entry {
  readonly files?: Readonly<Record<string, Entry>>
  /** Of a file: where it begins behind the list, in decimal digits. */
  readonly offset?: string
  readonly size?: number
}

/** Returns the files in an asar archive, with slashes between folders. */
export const filesInArchive = (archive: string): string[] =>
  readArchive(archive, (file) => entriesOf(file).files.map(([name]) => name))

/** Returns the files of an archive whose bytes differ from those of the same name below a folder. */
export const alteredFiles = (archive: string, root: string): string[] =>
  readArchive(archive, (file) => {
    const { files, start } = entriesOf(file)
    // The packager shortens it.
    const compared = files.filter(([name]) => name !== 'package.json')
    return compared.flatMap(([name, { offset = '0', size = 0 }]) => {
      const bytes = Buffer.alloc(size)
      readSync(file, bytes, 0, size, start + Number(offset))
      return bytes.equals(readFileSync(path.join(root, name))) ? [] : [name]
    })
  })

function readArchive<T>(archive: string, read: (file: number) => T): T {
  const file = openSync(archive, 'r')
  try {
    return read(file)
  } finally {
    closeSync(file)
  }
}

/** Reads the list of an archive's files, and where the first of them begins. */
function entriesOf(file: number): { files: [name: string, entry: Entry][]; start: number } {
  const sizes = Buffer.alloc(16)
  readSync(file, sizes, 0, 16, 0)
  const header = Buffer.alloc(sizes.readUInt32LE(12))
  readSync(file, header, 0, header.length, 16)
  // Behind the sizes of the list, and the list with its padding.
  const start = 8 + sizes.readUInt32LE(4)
  return { files: entriesBelow(JSON.parse(header.toString('utf8')) as Entry, ''), start }
}

const entriesBelow = ({ files = {} }: Entry, folder: string): [string, Entry][] =>
  Object.entries(files).flatMap(([name, entry]) =>
    entry.files ? entriesBelow(entry, `${folder}${name}/`) : [[`${folder}${name}`, entry] as [string, Entry]],
  )

/** Names of files that have no place in an installed app, with the reason. */
const UNWANTED: readonly (readonly [RegExp, string])[] = [
  [/\.map$/, 'maps of sources'],
  [/(^|\/)(node_modules|tests?)\//, 'packages and tests'],
  [/\.woff$/, 'fonts in the older format'],
  [/^out\/main\/host\.js$/, 'the headless host'],
  [/^out\/sources\.sha256$/, 'the stamp of the build'],
  [/^out\/renderer\/baked\/(unfinished|awaited)$/, 'marks of a bake in progress'],
]

/** Largest archive of the app, in bytes. */
export const MAX_ARCHIVE_BYTES = 25_000_000

/** Whether an installed app has this file of the built one. */
export const isPacked = (file: string): boolean => !UNWANTED.some(([pattern]) => pattern.test(file))

/**
 * Returns what is wrong with an archive, in one sentence each.
 * @param built the files of the built app that have to be in it
 */
export function faultsOfArchive(files: readonly string[], built: readonly string[], bytes: number): string[] {
  const stray = files.filter((file) => !built.includes(file) && file !== 'package.json')
  const found = UNWANTED.flatMap(([pattern, what]) => {
    const some = files.find((file) => pattern.test(file))
    return some === undefined ? [] : [`It contains ${what}: ${some}.`]
  })
  const missing = built.filter((file) => !files.includes(file) && isPacked(file)).map((file) => `${file} is missing.`)
  const tooLarge = bytes > MAX_ARCHIVE_BYTES ? [`It has ${bytes} bytes, more than ${MAX_ARCHIVE_BYTES}.`] : []
  return [...(stray[0] === undefined ? [] : [`${stray[0]} is not of the app.`]), ...found, ...missing, ...tooLarge]
}
