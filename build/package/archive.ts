import { closeSync, openSync, readSync } from 'node:fs'

interface Entry {
  readonly files?: Readonly<Record<string, Entry>>
}

/** Returns the files in an asar archive, with slashes between folders. */
export function filesInArchive(archive: string): string[] {
  const file = openSync(archive, 'r')
  try {
    const sizes = Buffer.alloc(16)
    readSync(file, sizes, 0, 16, 0)
    const header = Buffer.alloc(sizes.readUInt32LE(12))
    readSync(file, header, 0, header.length, 16)
    return pathsBelow(JSON.parse(header.toString('utf8')) as Entry, '')
  } finally {
    closeSync(file)
  }
}

const pathsBelow = ({ files = {} }: Entry, folder: string): string[] =>
  Object.entries(files).flatMap(([name, entry]) =>
    entry.files ? pathsBelow(entry, `${folder}${name}/`) : [`${folder}${name}`],
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

/**
 * Returns what is wrong with the files of an archive, in one sentence each.
 * @param built the files of the built app that have to be in it
 */
export function faultsOfArchive(files: readonly string[], built: readonly string[]): string[] {
  const stray = files.filter((file) => !built.includes(file) && file !== 'package.json')
  const found = UNWANTED.flatMap(([pattern, what]) => {
    const some = files.find((file) => pattern.test(file))
    return some === undefined ? [] : [`It contains ${what}: ${some}.`]
  })
  const missing = built
    .filter((file) => !files.includes(file) && !UNWANTED.some(([pattern]) => pattern.test(file)))
    .map((file) => `${file} is missing.`)
  return [...(stray[0] === undefined ? [] : [`${stray[0]} is not of the app.`]), ...found, ...missing]
}
