import type { Guest } from './types'

/**
 * Keeps back what a guest would be told. Call what is answered, once, to let the guest hear again: with everything
 * that was kept back, or without it where something else tells the guest as much.
 */
export function hold(guest: Pick<Guest, 'send'>): (tell: boolean) => void {
  const { send } = guest
  const kept: Parameters<Guest['send']>[] = []
  let held = true
  guest.send = (...message) => void kept.push(message)
  return (tell) => {
    if (!held) return
    held = false
    guest.send = send
    if (tell) for (const message of kept) send(...message)
  }
}
