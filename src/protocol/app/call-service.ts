import { isCallName, type CallReply, type SerializedReply } from './call-names'
import { CALL_TABLE } from './calls'
import { describeSchemaError } from '../wire/schema-error'
import { ServiceError, type Services } from './services'

/**
 * Makes one call on behalf of a page and never throws. Validates the arguments before the service sees them and the
 * result before it leaves, unless the service has validated and serialized the result itself. Error codes:
 * `unknown-call`, `bad-arguments`, those of {@link ServiceError}, and `internal` for a bug, whose details go to
 * `report` and not to the page.
 */
export async function callService(
  services: Services,
  name: unknown,
  args: unknown,
  report: (fault: unknown) => void,
): Promise<CallReply | SerializedReply> {
  if (!isCallName(name)) return failureReply('unknown-call', 'There is no such call.')
  const spec = CALL_TABLE[name]
  const checked = spec.args.safeParse(args)
  if (!checked.success) return failureReply('bad-arguments', `${name}: ${describeSchemaError(checked.error)}`)
  try {
    const written = spec.callSerialized(services, checked.data)
    if (written) return { ok: true, json: await written }
    const result = spec.result.safeParse(await spec.call(services, checked.data))
    if (result.success) return { ok: true, value: result.data }
    report(result.error)
  } catch (fault) {
    if (fault instanceof ServiceError) return failureReply(fault.code, fault.message)
    report(fault)
  }
  return failureReply('internal', 'Something went wrong inside the program; the call was not done.')
}

function failureReply(code: string, message: string): CallReply {
  return { ok: false, error: { code, message } }
}
