import { buildMachine, type BuiltMachine, type Machine } from './machine'
import { runTool, holdNamespace } from './tools'

export type { Machine } from './machine'
export type { RunningProgram } from './process'

/** A house with a switch and any number of machines. */
export interface Network {
  machine(): Promise<Machine>
  /** Ends every program and takes everything down. */
  close(): Promise<void>
}

const BRIDGE = 'switch'
/**
 * How to make and enter a namespace. Root can simply make one; any other user also needs a user namespace in which to
 * be root.
 */
const ROOT = { unshare: ['unshare', '--net'], enter: ['--net'] }
const USER = {
  unshare: ['unshare', '--user', '--map-root-user', '--net'],
  enter: ['--user', '--net', '--preserve-credentials'],
}

/** Builds an empty network. If the system allows none, rejects with what the system said; see `whyNoNetwork`. */
export async function buildNetwork(): Promise<Network> {
  const way = process.getuid?.() === 0 ? ROOT : USER
  const house = await holdNamespace(way.unshare, way.enter)
  const machines: BuiltMachine[] = []
  const close = async () => {
    await Promise.all(machines.map((machine) => machine.close()))
    await house.end()
  }
  try {
    // Without snooping, a switch passes on all multicast, as most switches at home do.
    const bridge = ['ip', 'link', 'add', BRIDGE, 'type', 'bridge', 'mcast_snooping', '0', 'forward_delay', '0']
    await runTool('nsenter', [...house.enter, ...bridge])
    await runTool('nsenter', [...house.enter, 'ip', 'link', 'set', BRIDGE, 'up'])
  } catch (fault) {
    await close()
    throw fault
  }
  return {
    machine: async () => {
      const number = machines.length + 1
      const machine = await buildMachine({ house, unshare: ROOT.unshare, bridge: BRIDGE, number })
      machines.push(machine)
      return machine
    },
    close,
  }
}

/** Returns null where networks can be built, else a sentence that says why the tests are left out. */
export function whyNoNetwork(): Promise<string | null> {
  if (process.platform !== 'linux') {
    return Promise.resolve('The tests on a real network are left out: they need namespaces of Linux.')
  }
  return tryOut(
    'The tests on a real network are left out: this machine allows no network namespaces',
    async (machine) => {
      await machine.run(['echo', 'here']).line((text) => text === 'here')
    },
  )
}

/** Returns null where lines can be made bad, else a sentence that says why the tests are left out. */
export function whyNoBadLines(): Promise<string | null> {
  return tryOut('The tests on bad lines are left out: this system has neither netem nor VXLAN', (machine) =>
    machine.spoil({ delay: 1 }),
  )
}

async function tryOut(sentence: string, attempt: (machine: Machine) => Promise<void>): Promise<string | null> {
  let network: Network | null = null
  try {
    network = await buildNetwork()
    await attempt(await network.machine())
    return null
  } catch (fault) {
    return `${sentence} (${fault instanceof Error ? fault.message : String(fault)}).`
  } finally {
    await network?.close()
  }
}
