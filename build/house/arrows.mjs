/**
 * The layers of the source tree, and the arrows between them: each layer may import itself, the layers listed beside it,
 * and nothing else. `docs/architecture.md` shows them; `npm run lint` and a test enforce them.
 */

/** Layers below everything that is shown or served; all layers of the renderer except `styles` may import them. */
const CORE = [
  'rules',
  'async',
  'ports',
  'session',
  'bots',
  'drawer',
  'protocol/wire',
  'protocol/lan',
  'protocol/app',
  'lan-client',
  'exhibit/cuts',
]
/** What knows the games. */
const GAMES = ['games', 'play', 'stage', 'i18n'].map((name) => `renderer/${name}`)
/** What shows a game that is played. */
const SHOWN = ['renderer/flat', 'renderer/framing', ...GAMES]
const PLAY = ['renderer/framing', 'renderer/services', ...GAMES]
/** Layers of the renderer that do not use stores. */
const STORELESS = [
  ...PLAY,
  ...['sound', 'company', 'flat', 'lobby', 'lan', 'pictures', 'questions'].map((name) => `renderer/${name}`),
]
const STORES = ['app', 'table', 'lan', 'learn', 'flow', 'output'].map((name) => `renderer/stores/${name}`)

const PROTOCOL = ['protocol/app', 'protocol/lan', 'protocol/wire']
/** Layers that the Node core builds on. */
const BELOW_NODE = [...PROTOCOL, 'ports', 'async', 'rules']
/** Layers that Electron's main process and the headless host combine. */
const NODE = ['exhibit', 'compose', 'web', 'lan-server', 'relay', 'storage'].map((name) => `node/${name}`)

/** @type {Readonly<Record<string, readonly string[]>>} Each layer's folder below `src`, and the layers that it may import. */
export const ARROWS = {
  rules: [],
  async: [],
  ports: ['rules', 'async'],
  session: ['ports', 'async', 'rules'],
  bots: ['ports', 'async', 'rules'],
  drawer: ['bots', 'ports', 'rules'],
  'protocol/wire': ['ports', 'rules'],
  'protocol/lan': ['protocol/wire', 'rules'],
  'protocol/app': ['protocol/lan', 'protocol/wire', 'ports', 'rules'],
  'lan-client': ['protocol/lan', 'protocol/wire', 'rules'],
  'exhibit/cuts': ['protocol/wire', 'ports', 'rules'],
  'exhibit/config': ['protocol/wire', 'ports', 'rules'],
  'node/threads': [],
  'node/network': [],
  'node/exhibit': ['node/storage', 'exhibit/config', 'protocol/app', 'ports', 'async', 'rules'],
  'node/bots': ['node/threads', 'bots', 'ports', 'async', 'rules'],
  'node/storage': ['node/threads', 'drawer', 'session', ...BELOW_NODE],
  'node/discovery': ['node/network', ...PROTOCOL, 'async'],
  'node/relay': ['node/network', ...PROTOCOL, 'async'],
  'node/lan-server': ['node/discovery', 'node/network', 'node/storage', 'session', ...BELOW_NODE],
  'node/web': ['node/lan-server', 'node/network', 'node/relay', ...PROTOCOL, 'async'],
  'node/compose': [
    'node/web',
    'node/relay',
    'node/lan-server',
    'node/storage',
    'node/bots',
    'bots',
    'session',
    ...BELOW_NODE,
  ],
  main: [...NODE, ...PROTOCOL, 'async'],
  preload: ['protocol/app'],
  host: [...NODE, ...PROTOCOL, 'ports', 'rules'],
  cli: [
    'exhibit/cuts',
    'node/exhibit',
    'exhibit/config',
    'node/storage',
    'node/threads',
    'session',
    'drawer',
    'bots',
    'ports',
    'protocol/wire',
    'rules',
  ],
  'renderer/styles': [],
  'renderer/i18n': CORE,
  'renderer/company': ['renderer/i18n', ...CORE],
  'renderer/stage': CORE,
  'renderer/sound': CORE,
  'renderer/framing': ['renderer/stage', ...CORE],
  'renderer/services': ['renderer/i18n', ...CORE],
  'renderer/games': ['renderer/framing', 'renderer/stage', 'renderer/i18n', ...CORE],
  'renderer/play': ['renderer/games', 'renderer/stage', 'renderer/i18n', 'renderer/services', ...CORE],
  'renderer/flat': ['renderer/framing', ...GAMES, ...CORE],
  'renderer/lobby': [...GAMES, ...CORE],
  'renderer/lan': [...PLAY, ...CORE],
  'renderer/pictures': [...SHOWN, ...CORE],
  'renderer/questions': ['renderer/pictures', ...GAMES, ...CORE],
  'renderer/stores/app': [...STORELESS, ...CORE],
  'renderer/stores/table': [...STORES.slice(0, 1), ...STORELESS, ...CORE],
  'renderer/stores/lan': [...STORES.slice(0, 2), ...STORELESS, ...CORE],
  'renderer/stores/learn': [...STORES.slice(0, 2), ...STORELESS, ...CORE],
  'renderer/stores/flow': [...STORES.slice(0, 4), ...STORELESS, ...CORE],
  'renderer/stores/output': [...STORES.slice(0, 5), ...STORELESS, ...CORE],
  'renderer/exhibit': ['renderer/panels', 'renderer/styles', ...STORES, ...STORELESS, ...CORE],
  'renderer/hand': ['renderer/panels', 'renderer/styles', ...STORES, ...STORELESS, ...CORE],
  'renderer/heirloom': ['renderer/pictures', ...SHOWN, ...CORE],
  'renderer/panels': ['renderer/styles', ...STORES, ...STORELESS, ...CORE],
}
