import { wait } from '../../async/wait'

/** Where no page is, as in tests of the plain logic, there is no address. */
const { location } = globalThis as { readonly location?: Location }

/** How many times faster than for people everything goes: `?pace=20` for tests that play many visits. */
const pace = Math.max(1, Number(new URLSearchParams(location?.search ?? '').get('pace')) || 1)

/** So long for people, in milliseconds, at the pace of this page. */
export const paced = (ms: number): number => ms / pace

/** Waits so long, or until it is called off. */
export const beat = (ms: number, signal?: AbortSignal): Promise<void> => wait(paced(ms), signal)

/** Whether something was called off by now: asked anew, for any wait may have changed the answer. */
export const isCalledOff = (signal: AbortSignal): boolean => signal.aborted
