/**
 * Names of the calls that a page may make. This file imports nothing, so that a sandboxed preload script and the page
 * can use it without loading the schemas; `calls.ts` defines the arguments and result of each call. It is the only
 * list: the call table, the preload script and the page's client are all built from it.
 */
export const CALL_NAMES = [
  'saves.list',
  'saves.create',
  'saves.append',
  'saves.load',
  'saves.remove',
  'saves.restore',
  'saves.note',
  'saves.study',
  'saves.keepStudy',
  'saves.studiedLuck',
  'saves.takeIn',
  'saves.exportRecord',
  'saves.examineRecord',
  'saves.importRecord',
  'settings.load',
  'settings.save',
  'lan.open',
  'lan.hosted',
  'lan.start',
  'lan.change',
  'lan.pause',
  'lan.seatBot',
  'lan.remove',
  'lan.admit',
  'lan.end',
  'lan.lost',
  'lan.setAside',
  'lan.found',
  'lan.reach',
  'exhibit.open',
  'exhibit.deal',
  'exhibit.minute',
  'exhibit.alive',
  'exhibit.count',
  'staff.enter',
  'staff.look',
  'staff.change',
  'staff.leave',
  'platform',
] as const

export type CallName = (typeof CALL_NAMES)[number]

type CallGroup = CallName extends infer N ? (N extends `${infer G}.${string}` ? G : never) : never
type CallsOf<G extends string> = CallName extends infer N ? (N extends `${G}.${infer M}` ? M : never) : never

/** An object with one function per call under its name: `saves.list` is `list` of `saves`. */
type CallFunctions<F> = {
  readonly [G in CallGroup]: Readonly<Record<CallsOf<G>, F>>
} & Readonly<Record<Exclude<CallName, `${string}.${string}`>, F>>

/** Creates a function for each call. */
export function createCallFunctions<F>(make: (name: CallName) => F): CallFunctions<F> {
  const all: Record<string, F | Record<string, F>> = {}
  for (const name of CALL_NAMES) {
    const [group, method] = name.split('.') as [string, string?]
    if (method === undefined) all[group] = make(name)
    else all[group] = { ...(all[group] as Record<string, F> | undefined), [method]: make(name) }
  }
  return all as CallFunctions<F>
}

/** A reply in the form in which it crosses IPC or HTTP, where exceptions do not survive. */
export type CallReply =
  | { readonly ok: true; readonly value?: unknown }
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } }

/** A reply whose value is already serialized as JSON in UTF-8; the receiver parses it. */
export interface SerializedReply {
  readonly ok: true
  readonly json: Uint8Array
}

/** Carries one call across a process or network boundary: `ipcRenderer.invoke`, or a POST. */
export type Transport = (name: CallName, args: readonly unknown[]) => Promise<CallReply>

export function isCallName(name: unknown): name is CallName {
  return (CALL_NAMES as readonly unknown[]).includes(name)
}
