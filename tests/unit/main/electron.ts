/**
 * A stand-in for the `electron` module in tests, because its runtime is not an npm package. It records what our code
 * gives it and asks of it, and has just enough behaviour to drive that code.
 */
import { EventEmitter } from 'node:events'
import { afterEach } from 'vitest'
import type {
  BrowserWindowConstructorOptions,
  IpcMainInvokeEvent,
  MessageBoxOptions,
  MessageBoxSyncOptions,
  Rectangle,
} from 'electron'

export type Handler = (event: IpcMainInvokeEvent, ...args: unknown[]) => Promise<unknown>

/** Stand-in for `ipcMain`: it keeps the handlers by channel, and emits the messages that need no answer. */
export class FakeIpc extends EventEmitter {
  readonly handlers = new Map<string, Handler>()
  handle(channel: string, handler: Handler): void {
    if (this.handlers.has(channel)) throw new Error(`two handlers for ${channel}`)
    this.handlers.set(channel, handler)
  }
}

/**
 * Stand-in for the contents of a window: events, and the answer to the opening of a window. Like Electron's, they load
 * from `loadURL` until `did-stop-loading`: at `did-finish-load` they still say that they are loading.
 */
export class FakeContents extends EventEmitter {
  openHandler: (() => { action: string }) | null = null
  readonly sent: unknown[][] = []
  readonly loaded: string[] = []
  loading = false
  crashed = false
  destroyed = false
  /** How often the storage of its pages was written. */
  storageWrites = 0
  readonly session = {
    flushStorageData: () => {
      this.storageWrites++
    },
  }
  /** Whether an event of a crash is being emitted; Electron must not load a page in the meantime. */
  private telling = false
  setWindowOpenHandler(handler: () => { action: string }): void {
    this.openHandler = handler
  }
  send(...message: unknown[]): void {
    if (this.destroyed) throw new TypeError('Object has been destroyed')
    this.sent.push(message)
  }
  loadURL(url: string): Promise<void> {
    if (this.telling) throw new Error('the process dies: a page was loaded within the event of its crash')
    this.loaded.push(url)
    this.loading = true
    this.crashed = false
    return Promise.resolve()
  }
  finishLoading(): void {
    this.emit('did-finish-load')
    this.loading = false
    this.emit('did-stop-loading')
  }
  crash(reason = 'crashed'): void {
    this.crashed = reason !== 'clean-exit'
    this.loading = false
    this.telling = true
    this.emit('render-process-gone', {}, { reason, exitCode: 5 })
    this.telling = false
  }
  forcefullyCrashRenderer(): void {
    this.crash('killed')
  }
  isLoading(): boolean {
    return this.loading
  }
  isCrashed(): boolean {
    return this.crashed
  }
  isDestroyed(): boolean {
    return this.destroyed
  }
}

export class FakeWindow extends EventEmitter {
  static all: FakeWindow[] = []
  static fromWebContents(contents: unknown): FakeWindow | null {
    return FakeWindow.all.find((window) => window.webContents === contents) ?? null
  }
  readonly webContents = new FakeContents()
  shown = false
  focused = 0
  minimized = false
  maximized = false
  fullScreen = false
  bounds = { x: 10, y: 20, width: 800, height: 600 }
  private closable: boolean
  constructor(readonly options: BrowserWindowConstructorOptions) {
    super()
    this.closable = options.closable ?? true
    FakeWindow.all.push(this)
  }
  get loaded(): readonly string[] {
    return this.webContents.loaded
  }
  show(): void {
    this.shown = true
    this.emit('show')
  }
  isVisible(): boolean {
    return this.shown
  }
  focus(): void {
    this.focused++
  }
  /** Closes the window as Electron does when its page does not hold it back. */
  close(): void {
    this.emit('close')
    this.webContents.destroyed = true
    this.emit('closed')
  }
  setClosable(on: boolean): void {
    if (this.isDestroyed()) throw new TypeError('Object has been destroyed')
    this.closable = on
  }
  /**
   * Closes the window as Electron does when the app quits. Returns whether it is closed: as on Windows and macOS, a
   * window that cannot be closed stays.
   */
  closeForQuit(): boolean {
    if (!this.closable) return false
    const event = { prevented: false, preventDefault: () => void (event.prevented = true) }
    this.emit('close', event)
    if (event.prevented) return false
    this.webContents.destroyed = true
    this.emit('closed')
    return true
  }
  isDestroyed(): boolean {
    return this.webContents.destroyed
  }
  isMinimized(): boolean {
    return this.minimized
  }
  restore(): void {
    this.minimized = false
  }
  maximize(): void {
    this.maximized = true
  }
  isMaximized(): boolean {
    return this.maximized
  }
  setFullScreen(on: boolean): void {
    this.fullScreen = on
  }
  getNormalBounds(): Rectangle {
    return this.bounds
  }
}

/** Stand-in for `dialog`: it keeps the questions, which the test answers. */
export class FakeDialog {
  readonly asked: { question: MessageBoxOptions; answer: (response: number) => void }[] = []
  readonly errors: { title: string; content: string }[] = []
  /** The answer to a question that cannot wait. */
  atOnce = 0
  readonly askedAtOnce: MessageBoxSyncOptions[] = []
  showMessageBox(_window: unknown, question: MessageBoxOptions): Promise<{ response: number }> {
    return new Promise((resolve) => {
      const answer = (response: number) => resolve({ response })
      question.signal?.addEventListener('abort', () => answer(question.cancelId ?? 0))
      this.asked.push({ question, answer })
    })
  }
  showMessageBoxSync(_window: unknown, question: MessageBoxSyncOptions): number {
    this.askedAtOnce.push(question)
    return this.atOnce
  }
  showErrorBox(title: string, content: string): void {
    this.errors.push({ title, content })
  }
}

type Answer = (allowed: boolean) => void

/** Stand-in for a session: the handlers that decide on rights, and the schemes that are served. */
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

/** Stand-in for `app`: events, paths, and the lock of the single instance. */
export class FakeApp extends EventEmitter {
  isPackaged = true
  locked = true
  quits = 0
  ended = false
  exits: number[] = []
  readonly paths = new Map<string, string>([['userData', '/nowhere/electron']])
  /** The switches that were appended to Chromium's command line before the app was ready. */
  readonly switches: string[] = []
  readonly commandLine = {
    appendSwitch: (name: string): void => {
      if (this.ready) throw new Error(`the switch ${name} comes too late`)
      this.switches.push(name)
    },
  }
  private ready = false
  private quitting = false
  private becomeReady: () => void = () => undefined
  private readonly waiting = new Promise<void>((resolve) => (this.becomeReady = resolve))
  setPath(name: string, path: string): void {
    this.paths.set(name, path)
  }
  getPath(name: string): string {
    return this.paths.get(name) ?? ''
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
  /** The id under which Windows shows the window. */
  modelId: string | null = null
  setAppUserModelId(id: string): void {
    this.modelId = id
  }
  /** Whether Chromium's refusal of 3D graphics after crashes is off. */
  keepsGraphics = false
  disableDomainBlockingFor3DAPIs(): void {
    if (this.ready) throw new Error('it must be called before the app is ready')
    this.keepsGraphics = true
  }
  getVersion(): string {
    return '9.9.9'
  }
  /** The arguments with which the app was asked to begin again after its end; by default, those of the program. */
  readonly relaunches: (readonly string[])[] = []
  relaunch({ args = process.argv.slice(1) }: { readonly args?: readonly string[] } = {}): void {
    if (this.ended) throw new Error('it must be called before the app ends')
    this.relaunches.push(args)
  }
  /**
   * Quits as Electron does when a key, a signal or the system asks for it: emits `before-quit`, closes the windows,
   * emits `will-quit`, and ends a little later. A window that stays keeps it from quitting, and so does whoever prevents
   * `will-quit`. What waits for promises made in `will-quit` runs before the end; until then, further calls are
   * ignored.
   */
  quit(): void {
    if (this.quitting) return
    this.quits++
    this.emit('before-quit')
    if (!FakeWindow.all.every((window) => window.isDestroyed() || window.closeForQuit())) return
    this.quitting = true
    let prevented = false
    this.emit('will-quit', { preventDefault: () => (prevented = true) })
    setImmediate(() => {
      this.quitting = false
      if (prevented) return
      this.ended = true
      this.emit('quit')
    })
  }
  exit(status: number): void {
    this.exits.push(status)
  }
  start(): void {
    this.ready = true
    this.becomeReady()
  }
}

const FAULTS = ['uncaughtException', 'unhandledRejection'] as const

/**
 * Removes the listeners that the program added to the process after each test, because they would hear the next test's
 * faults.
 * @returns the listeners that were there before, by fault.
 */
export function removeFaultListeners(): readonly (readonly NodeJS.UncaughtExceptionListener[])[] {
  const before = FAULTS.map((name) => process.listeners(name as 'uncaughtException'))
  afterEach(() => {
    FAULTS.forEach((name, i) => {
      for (const one of process.listeners(name as 'uncaughtException'))
        if (!before[i]?.includes(one)) process.off(name, one)
    })
  })
  return before
}
