/**
 * The calls that a page may make, by name. This file imports nothing, so that a sandboxed preload script and the page
 * can use it without carrying the schemas; what each call takes and answers is in `channels.ts`.
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
  'lan.end',
  'lan.found',
  'platform',
] as const

export type CallName = (typeof CALL_NAMES)[number]

/** How an answer crosses IPC or HTTP: exceptions don't survive either. */
export type Answer =
  | { readonly ok: true; readonly value?: unknown }
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } }

/** Carries one call across a border: `ipcRenderer.invoke`, or a POST. */
export type Transport = (name: CallName, args: readonly unknown[]) => Promise<Answer>

export function isCallName(name: unknown): name is CallName {
  return (CALL_NAMES as readonly unknown[]).includes(name)
}
