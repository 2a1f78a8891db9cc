import type * as z from 'zod/mini'
import { reachAboveFloor } from './resolve-config'
import { listIn, objectIn, textsIn, type LocatedFault, captionFaults, wordFaults } from './word-faults'
import { exhibitJsonSchema, exhibitSchema, reachSchemas, type ExhibitFile } from './schema'

export type CheckResult =
  { readonly ok: true; readonly file: ExhibitFile } | { readonly ok: false; readonly faults: readonly LocatedFault[] }

/**
 * Checks a JSON value that should be an exhibit. Returns all of its faults: a part that the schema refuses hides no
 * fault of another part.
 */
export function checkExhibit(value: unknown): CheckResult {
  const read = exhibitSchema.safeParse(value)
  const faults = [
    ...(read.success ? [] : read.error.issues.flatMap(faultsOf)),
    ...repetitionFaults(value),
    ...languageFaults(value),
    ...captionFaults(value),
    ...wordFaults(value),
    ...reachFaults(value),
  ]
  return read.success && faults.length === 0 ? { ok: true, file: read.data } : { ok: false, faults }
}

/**
 * Converts a schema issue to faults; one per key if several keys are unknown. The schema's own messages depend on what
 * else the program has loaded, and are in no curator's words.
 */
function faultsOf(issue: z.core.$ZodIssue): LocatedFault[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
  const name = path.length === 0 ? 'The file' : `"${String(path.at(-1))}"`
  const asDescribed = descriptionAt(path) ?? 'Write it as the example does.'
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: `There is nothing called ${JSON.stringify(key)} here.`,
        right: 'Leave it out, or look for the name in the example.',
      }))
    case 'invalid_value':
      return [{ path, message: 'This is not one of the values that can stand here.', right: choices(issue.values) }]
    case 'invalid_type':
      return [
        { path, message: `${name} is of another kind.`, right: `Put a value of the kind "${issue.expected}" here.` },
      ]
    case 'too_small':
      return [{ path, message: `${name} is too ${amounts(issue.origin).small}.`, right: atLeast(issue) }]
    case 'too_big':
      return [{ path, message: `${name} is too ${amounts(issue.origin).big}.`, right: atMost(issue) }]
    case 'invalid_format':
      return [{ path, message: 'This cannot be read here.', right: asDescribed }]
    case 'invalid_key':
      return [{ path, message: 'This is no code of a language.', right: 'As browsers know it: en, de, fr-CA.' }]
    default:
      return [{ path, message: `${name} cannot be read.`, right: asDescribed }]
  }
}

type Limit<Code extends string> = Extract<z.core.$ZodIssue, { readonly code: Code }>

/** Returns how something is called that has too little or too much: a number, a text, a list. */
function amounts(origin: string): { readonly small: string; readonly big: string; readonly unit: string } {
  if (origin === 'string') return { small: 'short', big: 'long', unit: ' characters' }
  return origin === 'array'
    ? { small: 'short', big: 'long', unit: ' entries' }
    : { small: 'small', big: 'large', unit: '' }
}

const atLeast = ({ minimum, origin }: Limit<'too_small'>): string =>
  `At least ${String(minimum)}${minimum === 1 ? '' : amounts(origin).unit}.`

const atMost = ({ maximum, origin }: Limit<'too_big'>): string => `At most ${String(maximum)}${amounts(origin).unit}.`

const choices = (values: readonly unknown[]): string => `One of ${values.map((it) => JSON.stringify(it)).join(', ')}.`

/** Returns what the schema says about a part of a file; null if it says nothing. */
function descriptionAt(path: readonly (string | number)[]): string | null {
  let at = objectIn(exhibitJsonSchema())
  for (const part of path) {
    const named = objectIn(at['properties'])[part]
    at = objectIn(named ?? (typeof part === 'number' ? at['items'] : at['additionalProperties']))
  }
  const { description } = at
  return typeof description === 'string' ? description : null
}

function repetitionFaults(file: unknown): LocatedFault[] {
  const { games, languages } = objectIn(file)
  const twice = (list: readonly unknown[], at: (index: number) => readonly (string | number)[]) =>
    list.flatMap((one, index) =>
      typeof one !== 'string' || list.indexOf(one) === index
        ? []
        : [{ path: at(index), message: `"${one}" stands here twice.`, right: 'Name it once.' }],
    )
  return [
    ...twice(listIn(games), (index) => ['games', index]),
    ...twice(
      listIn(languages).map((language) => objectIn(language)['code']),
      (index) => ['languages', index, 'code'],
    ),
  ]
}

/** Returns faults for captions and words in a language that is not offered. None if the languages cannot be read. */
function languageFaults(file: unknown): LocatedFault[] {
  const { languages, captions, words } = objectIn(file)
  const known = listIn(languages).flatMap((language) =>
    textsIn(language).flatMap(([key, code]) => (key === 'code' ? [code] : [])),
  )
  if (known.length === 0) return []
  const stray = (path: readonly string[], code: string): LocatedFault[] =>
    known.includes(code)
      ? []
      : [
          {
            path: [...path, code],
            message: `The language "${code}" is not among "languages".`,
            right: `One of ${known.join(', ')}; or add it to "languages".`,
          },
        ]
  return [
    ...Object.entries(objectIn(captions)).flatMap(([name, said]) =>
      Object.keys(objectIn(said)).flatMap((code) => stray(['captions', name], code)),
    ),
    ...Object.keys(objectIn(words)).flatMap((code) => stray(['words'], code)),
  ]
}

/**
 * Returns a fault if the band within reach is empty or lies wholly below the picture: a page would show nothing in it.
 * None if the schema refuses one of its parts.
 */
function reachFaults(file: unknown): LocatedFault[] {
  const screen = objectIn(objectIn(file)['screen'])
  const edgeRead = reachSchemas.edge.safeParse(screen['edge'] ?? 0)
  const reachRead = reachSchemas.reach.safeParse(screen['reach'] ?? reachAboveFloor(undefined))
  if (!edgeRead.success || !reachRead.success) return []
  const edge = edgeRead.data
  const { from, to } = reachRead.data
  if (Math.max(from, edge) < to) return []
  if (screen['reach'] !== undefined && from >= to)
    return [
      {
        path: ['screen', 'reach'],
        message: `Hands reach from ${String(from)} to ${String(to)} mm here, which is nowhere.`,
        right: '"from" below "to".',
      },
    ]
  return [
    {
      path: ['screen', 'edge'],
      message: `The picture's lower edge is at ${String(edge)} mm, and hands reach no higher than ${String(to)} mm.`,
      right: `Below ${String(to)}; or a "reach" with a "to" above the edge.`,
    },
  ]
}
