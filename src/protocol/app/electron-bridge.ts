import type { CallReply, CallName } from './call-names'
import type { ExhibitService, LanService, SaveService, Services, StaffService } from './services'

/** Channel names between the page's preload script and Electron's main process. */
export const ipcName = (name: CallName): string => `parlor:${name}`
export const OPENED_FILE = 'parlor:opened-file'
/** Sockets to LAN tables: requests of the page, and events for it. */
export const SOCKET_ORDER = 'parlor:socket'
export const SOCKET_EVENT = 'parlor:socket-news'
/** Requests of the page to its window. */
export const PAGE_ORDER = 'parlor:page'

/**
 * A request to the window. `owed` tells how many moves are not on the disk yet; with any, the user is asked before the
 * window closes.
 */
export type PageOrder = { readonly kind: 'owed'; readonly moves: number } | { readonly kind: 'leave-full-screen' }

/** A request of the page about a socket; `socket` is a number chosen by the page's preload script. */
export type SocketOrder =
  | { readonly kind: 'open'; readonly socket: number; readonly address: string }
  | { readonly kind: 'send'; readonly socket: number; readonly text: string }
  /** Acknowledges one received message; a page that hangs sends no acknowledgements. */
  | { readonly kind: 'heard'; readonly socket: number }
  | { readonly kind: 'close'; readonly socket: number }

/** An event of a socket. `close` is the last one. */
export type SocketEvent =
  { readonly kind: 'open' | 'close' | 'error' } | { readonly kind: 'message'; readonly text: string }

/** Sockets to LAN tables, which the page may not open itself. No method throws. */
export interface BridgeSockets {
  /**
   * Opens a socket to the table at `host:port` and returns its number. Never calls the listener before returning.
   * Returns -1 and opens nothing if the arguments are not a string and a function.
   */
  open(address: string, listener: (event: SocketEvent) => void): number
  send(socket: number, text: string): void
  close(socket: number): void
}

/** A `.parlor` file that the system handed to the app; its text is unchecked. */
export type OpenedFile =
  | { readonly ok: true; readonly name: string; readonly text: string }
  | { readonly ok: false; readonly name: string; readonly error: { readonly code: string; readonly message: string } }

type BridgeService<S> = {
  readonly [K in keyof S]: S[K] extends (...args: infer A) => unknown ? (...args: A) => Promise<CallReply> : never
}

/**
 * The object that the preload script exposes to the page as `window.parlor`: the services, one function per call. They
 * return errors instead of throwing, because an exception that crosses into the page loses its code.
 */
export interface Bridge {
  readonly saves: BridgeService<Omit<SaveService, 'json'>>
  readonly settings: BridgeService<Services['settings']>
  readonly lan: BridgeService<LanService>
  readonly exhibit: BridgeService<ExhibitService>
  readonly staff: BridgeService<StaffService>
  readonly sockets: BridgeSockets
  platform(): Promise<CallReply>
  /**
   * Registers a listener for files that the system opens with the app, including those that came before the page was
   * ready.
   */
  onOpenedFile(listener: (file: OpenedFile) => void): void
  /** Reports how many moves are not on the disk yet. */
  owed(moves: number): void
  leaveFullScreen(): void
}
