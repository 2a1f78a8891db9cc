/**
 * What tests need of the machine that not every machine has: a system that can take the room on the disk from a
 * program, npm, networks of several machines, lines that lose packets, fonts that can be hidden, a user who is not
 * root, GNU parallel.
 */
const NEEDS = ['full-disk', 'npm', 'network', 'bad-lines', 'hidden-fonts', 'plain-user', 'parallel'] as const

export type Need = (typeof NEEDS)[number]

/**
 * Whether tests must be skipped for lack of something; `why` is the reason, null where there is none. The reason is
 * printed. Where the environment variable PARLOR_REQUIRE names the need (commas between several), nothing may be
 * skipped: then it throws, so that the tests that ask for it fail. Throws as well for a name that it does not know.
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
