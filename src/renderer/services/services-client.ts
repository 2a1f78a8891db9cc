import { createCallFunctions, type CallName, type Transport } from '../../protocol/app/call-names'
import { ServiceError, type Services } from '../../protocol/app/services'

/**
 * Creates the services as the page sees them, over any transport. Faults are thrown as {@link ServiceError}; a
 * transport that itself fails (the host is gone) gives `unreachable`. The other side validates what is sent.
 */
export function createServicesClient(transport: Transport): Services {
  /** Performs a call; the other side has validated that the answer has the call's own type. */
  async function call(name: CallName, args: readonly unknown[]): Promise<never> {
    const answer = await transport(name, withoutOmitted(args)).catch((fault: unknown) => {
      throw new ServiceError('unreachable', fault instanceof Error ? fault.message : 'No answer.')
    })
    if (!answer.ok) throw new ServiceError(answer.error.code, answer.error.message)
    return answer.value as never
  }

  return createCallFunctions(
    (name) =>
      (...args: readonly unknown[]) =>
        call(name, args),
  )
}

/** Drops an omitted last argument, because JSON has no undefined; a single argument stays. */
function withoutOmitted(args: readonly unknown[]): readonly unknown[] {
  return args.length > 1 && args.at(-1) === undefined ? args.slice(0, -1) : args
}
