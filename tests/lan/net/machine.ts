import { createLine, type BadLine } from './line'
import { startProgram, type RunningProgram } from './process'
import { runTool, holdNamespace, type NamespaceHolder } from './tools'

/** One machine of the house: a network namespace with a cable (a veth pair) to the switch. */
export interface Machine {
  readonly ipv4: string
  readonly ipv6: string
  /** Runs a program on the machine. The program ends with the network at the latest. */
  run(command: readonly string[]): RunningProgram
  /** Pulls the plug out of the switch: the machine sees no carrier any more. */
  pullCable(): Promise<void>
  plugCable(): Promise<void>
  /** Delays or loses what the machine sends. An empty `line` makes the line good again. */
  spoil(line: BadLine): Promise<void>
}

export interface MachinePlan {
  /** The namespace of the switch. */
  readonly house: NamespaceHolder
  /** The command that starts something in a new namespace, seen from the house. */
  readonly unshare: readonly string[]
  readonly bridge: string
  /** Number of the machine, from 1 on, and the last part of its addresses. */
  readonly number: number
}

export interface BuiltMachine extends Machine {
  close(): Promise<void>
}

/** Name of the network interface, as on a usual machine. */
const INTERFACE = 'eth0'

export async function buildMachine({ house, unshare, bridge, number }: MachinePlan): Promise<BuiltMachine> {
  const holder = await holdNamespace(['nsenter', ...house.enter, ...unshare], house.enter.slice(2))
  const [plug, ipv4, ipv6] = [`port${String(number)}`, `10.77.0.${String(number)}`, `fd77::${number.toString(16)}`]
  const inHouse = (...args: string[]) => runTool('nsenter', [...house.enter, ...args])
  const inside = (...args: string[]) => runTool('nsenter', [...holder.enter, ...args])
  const running: RunningProgram[] = []
  const line = createLine({ house, bridge, plug, machine: holder, socket: INTERFACE, unshare, number })

  // An address counts at once, without the second in which the system looks for a duplicate.
  await inside('sh', '-c', 'for f in /proc/sys/net/ipv6/conf/*/accept_dad; do echo 0 > "$f"; done')
  await inside('ip', 'link', 'set', 'lo', 'up')
  const pid = holder.enter[1] ?? ''
  await inHouse('ip', 'link', 'add', plug, 'type', 'veth', 'peer', 'name', INTERFACE, 'netns', pid)
  await inHouse('ip', 'link', 'set', plug, 'master', bridge, 'up')
  await inside('ip', 'address', 'add', `${ipv4}/24`, 'dev', INTERFACE)
  await inside('ip', 'address', 'add', `${ipv6}/64`, 'dev', INTERFACE, 'nodad')
  await inside('ip', 'link', 'set', INTERFACE, 'up')

  return {
    ipv4,
    ipv6,
    run: (command) => {
      // The system ends the program with this process, even if this process is killed.
      const program = startProgram(['nsenter', ...holder.enter, 'setpriv', '--pdeathsig', 'KILL', ...command])
      running.push(program)
      return program
    },
    pullCable: async () => {
      await inHouse('ip', 'link', 'set', plug, 'down')
    },
    plugCable: async () => {
      await inHouse('ip', 'link', 'set', plug, 'up')
    },
    spoil: (bad) => line.spoil(bad),
    close: async () => {
      await Promise.all(running.map((program) => program.end('SIGKILL')))
      await line.close()
      await holder.end()
    },
  }
}
