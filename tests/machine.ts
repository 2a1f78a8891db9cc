/**
 * What some tests need and not every machine has: a system that can take the disk space from a program, npm, networks
 * of several machines, lines that lose packets, fonts that can be hidden, a user who is not root, GNU parallel, process
 * namespaces as containers have them, the tools of Debian's packages, the
 * checker of these, the packager of the app.
 */
const NEEDS = [
  'full-disk',
  'npm',
  'network',
  'bad-lines',
  'hidden-fonts',
  'plain-user',
  'parallel',
  'containers',
  'debian',
  'lintian',
  'packager',
] as const

export type Need = (typeof NEEDS)[number]

/**
 * Returns whether tests must be skipped for lack of something. `why` is the reason, or null where nothing is lacking;
 * the reason is printed. The environment variable PARLOR_REQUIRE may name needs, with commas between them. Tests of
 * such a need must not be skipped: then this throws, so that they fail. It also throws for a name that it does not
 * know.
 */
export function shouldSkip(need: Need, why: string | null, required = process.env['PARLOR_REQUIRE'] ?? ''): boolean {
  const names = required.split(',').filter((name) => name !== '')
  const unknown = names.find((name) => !NEEDS.some((known) => known === name))
  if (unknown !== undefined) throw new Error(`PARLOR_REQUIRE names ${unknown}; it may name ${NEEDS.join(', ')}.`)
  if (why === null) return false
  if (names.includes(need)) throw new Error(`PARLOR_REQUIRE names ${need}, but this machine lacks it. ${why}`)
  console.log(why)
  return true
}
