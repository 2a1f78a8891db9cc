import { wait } from '../../async/wait'

/** How many times faster than for people everything goes: `?pace=20` for tests that play many visits. */
const pace = Math.max(1, Number(new URLSearchParams(globalThis.location?.search ?? '').get('pace')) || 1)

/** So long for people, in milliseconds, at the pace of this page. */
export const paced = (ms: number): number => ms / pace

/** Waits so long, or until it is called off. */
export const beat = (ms: number, signal?: AbortSignal): Promise<void> => wait(paced(ms), signal)
