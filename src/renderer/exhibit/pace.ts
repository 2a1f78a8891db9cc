import { wait } from '../../async/wait'

/** In tests of the plain logic there is no page and no address. */
const { location } = globalThis as { readonly location?: Location }

/** Speed-up factor over the normal pace: `?pace=20` for tests that play many visits. */
const speedFactor = Math.max(1, Number(new URLSearchParams(location?.search ?? '').get('pace')) || 1)

/** Converts a duration at normal pace, in milliseconds, to this page's pace. */
export const scaleToPace = (ms: number): number => ms / speedFactor

/** Waits for a duration at this page's pace, or until it is aborted. */
export const waitAtPace = (ms: number, signal?: AbortSignal): Promise<void> => wait(scaleToPace(ms), signal)

/** Whether the signal is aborted by now: a function, because any wait may have changed the answer. */
export const isAborted = (signal: AbortSignal): boolean => signal.aborted
