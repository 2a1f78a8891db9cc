import type * as z from 'zod/mini'
import { isShownAsCaption, MAX_CAPTION_WORDS, wordCount } from './captions'
import { reachAboveFloor } from './reach'
import { exhibitSchema, type ExhibitFile } from './schema'

/** A fault in an exhibit file: its place, what is wrong, and what would be right. */
interface LocatedFault {
  /** Keys and indices from the root of the document. */
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly right: string
}

export type CheckResult =
  { readonly ok: true; readonly file: ExhibitFile } | { readonly ok: false; readonly faults: readonly LocatedFault[] }

/** Checks a JSON value that should be an exhibit. Returns all of its faults, in document order. */
export function checkExhibit(value: unknown): CheckResult {
  const read = exhibitSchema.safeParse(value)
  if (!read.success) return { ok: false, faults: read.error.issues.flatMap(faultsOf) }
  const { data } = read
  const faults = [...repetitionFaults(data), ...languageFaults(data), ...captionFaults(data), ...reachFaults(data)]
  return faults.length > 0 ? { ok: false, faults } : { ok: true, file: read.data }
}

/** Converts a schema issue to faults; one per key if several keys are unknown. */
function faultsOf(issue: z.core.$ZodIssue): LocatedFault[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
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
      return [{ path, message: `${issue.message}.`, right: `Put a value of the kind "${issue.expected}" here.` }]
    case 'too_small':
      return [{ path, message: `${issue.message}.`, right: `At least ${String(issue.minimum)}.` }]
    case 'too_big':
      return [{ path, message: `${issue.message}.`, right: `At most ${String(issue.maximum)}.` }]
    default:
      return [{ path, message: `${issue.message}.`, right: 'Write it as the example does.' }]
  }
}

const choices = (values: readonly unknown[]): string => `One of ${values.map((it) => JSON.stringify(it)).join(', ')}.`

function repetitionFaults({ games, languages }: ExhibitFile): LocatedFault[] {
  const twice = (list: readonly string[], at: (index: number) => readonly (string | number)[]) =>
    list.flatMap((one, index) =>
      list.indexOf(one) === index
        ? []
        : [{ path: at(index), message: `"${one}" stands here twice.`, right: 'Name it once.' }],
    )
  return [
    ...twice(games, (index) => ['games', index]),
    ...twice(
      languages.map(({ code }) => code),
      (index) => ['languages', index, 'code'],
    ),
  ]
}

/** Returns faults for captions and words in a language that is not offered. */
function languageFaults({ languages, captions = {}, words = {} }: ExhibitFile): LocatedFault[] {
  const known = languages.map(({ code }) => code)
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
    ...Object.entries(captions).flatMap(([name, said]) =>
      Object.keys(said).flatMap((code) => stray(['captions', name], code)),
    ),
    ...Object.keys(words).flatMap((code) => stray(['words'], code)),
  ]
}

/** Returns faults for sentences of the attract scene that are too long: captions, and words that stand in for them. */
function captionFaults({ captions = {}, words = {} }: ExhibitFile): LocatedFault[] {
  const fault = (path: readonly string[], sentence: string): LocatedFault[] => {
    const count = wordCount(sentence)
    if (count <= MAX_CAPTION_WORDS) return []
    return [
      {
        path,
        message: `This caption has ${String(count)} words.`,
        right: `At most ${String(MAX_CAPTION_WORDS)} words: it is read in passing.`,
      },
    ]
  }
  return [
    ...Object.entries(captions).flatMap(([name, said]) =>
      Object.entries(said).flatMap(([code, sentence]) => fault(['captions', name, code], sentence)),
    ),
    ...Object.entries(words).flatMap(([code, said]) =>
      Object.entries(said)
        .filter(([key]) => isShownAsCaption(key))
        .flatMap(([key, sentence]) => fault(['words', code, key], sentence)),
    ),
  ]
}

/**
 * Returns a fault if the band within reach is empty or lies wholly below the picture: a page would show nothing in it.
 */
function reachFaults({ screen = {} }: ExhibitFile): LocatedFault[] {
  const { edge = 0, reach } = screen
  const { from, to } = reachAboveFloor(reach)
  if (Math.max(from, edge) < to) return []
  if (reach !== undefined && from >= to)
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
