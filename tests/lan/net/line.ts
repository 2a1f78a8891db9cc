import { startProgram, type RunningProgram } from './process'
import { runTool, holdNamespace, type NamespaceHolder } from './tools'
import { programFile } from '../../programs/program'

/** What a bad line does to everything that a machine sends. */
export interface BadLine {
  /** Milliseconds of delay, one way. */
  readonly delay?: number
  /** Per cent of packets that are lost. */
  readonly loss?: number
}

/** A cable that can be made bad while it is in use. */
export interface Line {
  spoil(line: BadLine): Promise<void>
  close(): Promise<void>
}

export interface LinePlan {
  /** The namespace of the switch, the name of the switch, and the end of the cable that is plugged into it. */
  readonly house: NamespaceHolder
  readonly bridge: string
  readonly plug: string
  /** The namespace of the machine, and its end of the cable. */
  readonly machine: NamespaceHolder
  readonly socket: string
  /** The command that makes a new namespace, seen from the house. */
  readonly unshare: readonly string[]
  readonly number: number
}

/**
 * Returns a cable that is made bad by the system itself (`netem`) where it can do that, and otherwise by a detour
 * through a program of ours.
 */
export function createLine(plan: LinePlan): Line {
  let detour: Promise<Detour> | null = null
  return {
    spoil: async (line) => {
      if (detour === null && (await netem(plan, line))) return
      detour ??= buildDetour(plan)
      await (await detour).spoil(line)
    },
    close: async () => {
      await (await detour)?.close()
    },
  }
}

/** Makes a line bad by the system itself. Returns false if the system has no netem. */
async function netem({ machine, socket }: LinePlan, { delay = 0, loss = 0 }: BadLine): Promise<boolean> {
  const bad = ['netem', 'delay', `${String(delay)}ms`, 'loss', `${String(loss)}%`]
  try {
    await runTool('nsenter', [...machine.enter, 'tc', 'qdisc', 'replace', 'dev', socket, 'root', ...bad])
    return true
  } catch (fault) {
    if (String(fault).includes('kind is unknown')) return false
    throw fault
  }
}

type Detour = Line

const FIRST_PORT = 4800

/**
 * Puts the plug into a small switch of its own. From there every frame travels in UDP (VXLAN) to a program in a
 * separate namespace, and then to the big switch. The program delays frames of the machine or drops them.
 */
async function buildDetour({ house, bridge, plug, unshare, number }: LinePlan): Promise<Detour> {
  const beside = await holdNamespace(['nsenter', ...house.enter, ...unshare], house.enter.slice(2))
  const inHouse = (text: string) => runTool('nsenter', [...house.enter, 'ip', ...text.split(' ')])
  const inside = (text: string) => runTool('nsenter', [...beside.enter, 'ip', ...text.split(' ')])
  const [stub, near, far, small] = ['way', 'near', 'far', 'small'].map((name) => name + String(number))
  const [here, there] = [`10.78.${String(number)}.1`, `10.78.${String(number)}.2`]
  const ports = [FIRST_PORT + 2 * number, FIRST_PORT + 2 * number + 1] as const

  await inHouse(`link add ${stub} type veth peer name way0 netns ${beside.enter[1]}`)
  await inside('link set lo up')
  // The links have room for a whole frame and what it is wrapped in.
  for (const [run, name, address] of [
    [inHouse, stub, here],
    [inside, 'way0', there],
  ] as const) {
    await run(`address add ${address}/30 dev ${name}`)
    await run(`link set ${name} mtu 1600 up`)
  }
  const wrapped = `type vxlan id ${String(number)} nolearning local ${here} remote ${there} dev ${stub}`
  await inHouse(`link add ${near} mtu 1500 ${wrapped} dstport ${String(ports[0])}`)
  await inHouse(`link add ${far} mtu 1500 ${wrapped} dstport ${String(ports[1])}`)
  await inHouse(`link add ${small} type bridge mcast_snooping 0 forward_delay 0`)
  for (const [name, master] of [
    [near, small],
    [far, bridge],
    [plug, small],
  ] as const) {
    await inHouse(`link set ${name} master ${master} up`)
  }
  await inHouse(`link set ${small} up`)
  return relay(beside, here, ports)
}

async function relay(beside: NamespaceHolder, host: string, ports: readonly number[]): Promise<Detour> {
  const command = [
    'setpriv',
    '--pdeathsig',
    'KILL',
    'node',
    programFile('tests/lan/programs/bad-line.ts'),
    host,
    ...ports.map(String),
  ]
  const running: RunningProgram = startProgram(['nsenter', ...beside.enter, ...command])
  await running.line((text) => text === 'ready')
  return {
    spoil: async ({ delay = 0, loss = 0 }) => {
      const since = Date.now()
      running.tell(`${String(delay)} ${String(loss)}`)
      await running.line((text) => text === `now ${String(delay)} ${String(loss)}`, since)
    },
    close: async () => {
      await running.end('SIGKILL')
      await beside.end()
    },
  }
}
