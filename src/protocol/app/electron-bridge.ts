import type { CallReply, CallName } from './call-names'
import type { ExhibitService, LanService, SaveService, Services, StaffService } from './services'

/** Names of what passes between the page's preload script and Electron's main process. */
export const ipcName = (name: CallName): string => `parlor:${name}`
export const OPENED_FILE = 'parlor:opened-file'
/** Sockets to LAN tables: what the page asks, and what it is told. */
export const SOCKET_ORDER = 'parlor:socket'
export const SOCKET_NEWS = 'parlor:socket-news'
/** What the page asks of its window. */
export const PAGE_ORDER = 'parlor:page'

/** `owed`: so many moves are on no disk yet, so the person is asked before the window closes. */
export type PageOrder = { readonly kind: 'owed'; readonly moves: number } | { readonly kind: 'leave-full-screen' }

/** What the page wants of a socket; `socket` is a number that the page's preload script chose. */
export type SocketOrder =
  | { readonly kind: 'open'; readonly socket: number; readonly address: string }
  | { readonly kind: 'send'; readonly socket: number; readonly text: string }
  /** One more message was heard: a page that hangs says so of none. */
  | { readonly kind: 'heard'; readonly socket: number }
  | { readonly kind: 'close'; readonly socket: number }

/** What became of a socket. `close` is the last that is heard of it. */
export type SocketNews =
  { readonly kind: 'open' | 'close' | 'error' } | { readonly kind: 'message'; readonly text: string }

/** Sockets to LAN tables, which the page may not open itself. None of these throws. */
export interface BridgeSockets {
  /**
   * Opens a socket to the table at `host:port`; answers its number. The listener is never called before this returns.
   * Answers -1 and opens nothing where the arguments are no text and no function.
   */
  open(address: string, listener: (news: SocketNews) => void): number
  send(socket: number, text: string): void
  close(socket: number): void
}

/** A `.parlor` file that the system handed to the app; its text is unchecked. */
export type OpenedFile =
  | { readonly ok: true; readonly name: string; readonly text: string }
  | { readonly ok: false; readonly name: string; readonly error: { readonly code: string; readonly message: string } }

type Answering<S> = {
  readonly [K in keyof S]: S[K] extends (...args: infer A) => unknown ? (...args: A) => Promise<CallReply> : never
}

/**
 * What the preload script gives the page as `window.parlor`: the services, each a function of its own. They answer
 * instead of throwing, since an exception that crosses into the page loses its code.
 */
export interface Bridge {
  readonly saves: Answering<Omit<SaveService, 'json'>>
  readonly settings: Answering<Services['settings']>
  readonly lan: Answering<LanService>
  readonly exhibit: Answering<ExhibitService>
  readonly staff: Answering<StaffService>
  readonly sockets: BridgeSockets
  platform(): Promise<CallReply>
  /** Files that the system opens with the app, those that came before the page was ready included. */
  onOpenedFile(listener: (file: OpenedFile) => void): void
  /** Says how many moves are on no disk yet. */
  owed(moves: number): void
  leaveFullScreen(): void
}
