import { callFunctions, type CallName, type Transport } from '../../protocol/app/call-names'
import { ServiceError, type Services } from '../../protocol/app/services'

/**
 * The services as the page sees them, over any transport. Faults come back as {@link ServiceError}; a transport that
 * fails itself (the host is gone) becomes `unreachable`. The other side of the border checks what is sent.
 */
export function createServicesClient(transport: Transport): Services {
  /** Answers what the other side has checked to be of the call's own type. */
  async function call(name: CallName, args: readonly unknown[]): Promise<never> {
    const answer = await transport(name, withoutOmitted(args)).catch((fault: unknown) => {
      throw new ServiceError('unreachable', fault instanceof Error ? fault.message : 'No answer.')
    })
    if (!answer.ok) throw new ServiceError(answer.error.code, answer.error.message)
    return answer.value as never
  }

  return callFunctions(
    (name) =>
      (...args: readonly unknown[]) =>
        call(name, args),
  )
}

/** A second argument that is undefined was left out: JSON has no undefined. */
function withoutOmitted(args: readonly unknown[]): readonly unknown[] {
  return args.length > 1 && args.at(-1) === undefined ? args.slice(0, -1) : args
}
