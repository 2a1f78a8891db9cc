/**
 * The calls that a page may make, by name. This file imports nothing, so that a sandboxed preload script and the page
 * can use it without carrying the schemas; what each call takes and answers is in `calls.ts`. It is the
 * only list: the table of calls, the preload script and the page's client are made over it.
 */
export const CALL_NAMES = [
  'saves.list',
  'saves.create',
  'saves.append',
  'saves.load',
  'saves.remove',
  'saves.exportRecord',
  'saves.importRecord',
  'settings.load',
  'settings.save',
  'lan.open',
  'lan.hosted',
  'lan.start',
  'lan.pause',
  'lan.seatBot',
  'lan.remove',
  'lan.admit',
  'lan.end',
  'lan.lost',
  'lan.setAside',
  'lan.found',
  'exhibit.open',
  'exhibit.deal',
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

/** One function for each call, under its name: `saves.list` is `list` of `saves`. */
export type CallFunctions<F> = {
  readonly [G in CallGroup]: Readonly<Record<CallsOf<G>, F>>
} & Readonly<Record<Exclude<CallName, `${string}.${string}`>, F>>

/** Makes a function for each call. */
export function callFunctions<F>(make: (name: CallName) => F): CallFunctions<F> {
  const all: Record<string, F | Record<string, F>> = {}
  for (const name of CALL_NAMES) {
    const [group, method] = name.split('.') as [string, string?]
    if (method === undefined) all[group] = make(name)
    else all[group] = { ...(all[group] as Record<string, F> | undefined), [method]: make(name) }
  }
  return all as CallFunctions<F>
}

/** How an answer crosses IPC or HTTP: exceptions don't survive either. */
export type CallReply =
  | { readonly ok: true; readonly value?: unknown }
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } }

/** An answer whose value is JSON in UTF-8 already; the other side reads it. */
export interface WrittenAnswer {
  readonly ok: true
  readonly json: Uint8Array
}

/** Carries one call across a border: `ipcRenderer.invoke`, or a POST. */
export type Transport = (name: CallName, args: readonly unknown[]) => Promise<CallReply>

export function isCallName(name: unknown): name is CallName {
  return (CALL_NAMES as readonly unknown[]).includes(name)
}
