import type { Answer, CallName } from './call-names'
import type { SaveService, Services } from './services'

/** Names of what passes between the page's preload script and Electron's main process. */
export const ipcName = (name: CallName): string => `parlor:${name}`
export const OPENED_FILE = 'parlor:opened-file'

/** A `.parlor` file that the system handed to the app; its text is unchecked. */
export type OpenedFile =
  | { readonly ok: true; readonly name: string; readonly text: string }
  | { readonly ok: false; readonly name: string; readonly error: { readonly code: string; readonly message: string } }

type Answering<S> = {
  readonly [K in keyof S]: S[K] extends (...args: infer A) => unknown ? (...args: A) => Promise<Answer> : never
}

/**
 * What the preload script gives the page as `window.parlor`: the services, each a function of its own. They answer
 * instead of throwing, since an exception that crosses into the page loses its code.
 */
export interface Bridge {
  readonly saves: Answering<SaveService>
  readonly settings: Answering<Services['settings']>
  platform(): Promise<Answer>
  /** Files that the system opens with the app, those that came before the page was ready included. */
  onOpenedFile(listener: (file: OpenedFile) => void): void
}
