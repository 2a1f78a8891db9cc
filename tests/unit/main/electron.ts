/**
 * The boundary of the `electron` module for tests: its runtime is not a package of npm's, so what our code gives it and
 * asks of it is recorded here, with just enough behaviour to drive it.
 */
import { EventEmitter } from 'node:events'
import type { BrowserWindowConstructorOptions, IpcMainInvokeEvent } from 'electron'

export type Handler = (event: IpcMainInvokeEvent, ...args: unknown[]) => Promise<unknown>

/** `ipcMain`: keeps the handlers by channel, and is an emitter for what is only sent. */
export class FakeIpc extends EventEmitter {
  readonly handlers = new Map<string, Handler>()
  handle(channel: string, handler: Handler): void {
    if (this.handlers.has(channel)) throw new Error(`two handlers for ${channel}`)
    this.handlers.set(channel, handler)
  }
}

/** Contents of a window: events, and the answer to a window being opened. */
export class FakeContents extends EventEmitter {
  openHandler: (() => { action: string }) | null = null
  readonly sent: unknown[][] = []
  reloads = 0
  loading = false
  setWindowOpenHandler(handler: () => { action: string }): void {
    this.openHandler = handler
  }
  send(...message: unknown[]): void {
    this.sent.push(message)
  }
  reload(): void {
    this.reloads++
  }
  isLoading(): boolean {
    return this.loading
  }
  isDestroyed(): boolean {
    return false
  }
}

export class FakeWindow extends EventEmitter {
  static all: FakeWindow[] = []
  readonly webContents = new FakeContents()
  readonly loaded: string[] = []
  shown = false
  focused = 0
  minimized = false
  constructor(readonly options: BrowserWindowConstructorOptions) {
    super()
    FakeWindow.all.push(this)
  }
  loadURL(url: string): Promise<void> {
    this.loaded.push(url)
    return Promise.resolve()
  }
  show(): void {
    this.shown = true
  }
  focus(): void {
    this.focused++
  }
  isDestroyed(): boolean {
    return false
  }
  isMinimized(): boolean {
    return this.minimized
  }
  restore(): void {
    this.minimized = false
  }
}

type Answer = (allowed: boolean) => void

/** A session: the handlers that decide, and the scheme that is served. */
export class FakeSession extends EventEmitter {
  request: ((contents: unknown, permission: string, answer: Answer) => void) | null = null
  check: ((contents: unknown, permission: string) => boolean) | null = null
  device: (() => boolean) | null = null
  readonly protocol = new FakeProtocol()
  setPermissionRequestHandler(handler: typeof this.request): void {
    this.request = handler
  }
  setPermissionCheckHandler(handler: typeof this.check): void {
    this.check = handler
  }
  setDevicePermissionHandler(handler: typeof this.device): void {
    this.device = handler
  }
}

export class FakeProtocol {
  readonly schemes: { scheme: string; privileges: Record<string, boolean> }[] = []
  readonly handlers = new Map<string, (request: Request) => Promise<Response>>()
  registerSchemesAsPrivileged(schemes: typeof this.schemes): void {
    this.schemes.push(...schemes)
  }
  handle(scheme: string, handler: (request: Request) => Promise<Response>): void {
    this.handlers.set(scheme, handler)
  }
}

/** `app`: events, paths, and the single-instance lock. */
export class FakeApp extends EventEmitter {
  isPackaged = true
  locked = true
  quits = 0
  exits: number[] = []
  readonly paths = new Map<string, string>()
  private ready = false
  private becomeReady: () => void = () => undefined
  private readonly waiting = new Promise<void>((resolve) => (this.becomeReady = resolve))
  setPath(name: string, path: string): void {
    this.paths.set(name, path)
  }
  requestSingleInstanceLock(): boolean {
    return this.locked
  }
  whenReady(): Promise<void> {
    return this.waiting
  }
  isReady(): boolean {
    return this.ready
  }
  getVersion(): string {
    return '9.9.9'
  }
  quit(): void {
    this.quits++
  }
  exit(status: number): void {
    this.exits.push(status)
  }
  start(): void {
    this.ready = true
    this.becomeReady()
  }
}
