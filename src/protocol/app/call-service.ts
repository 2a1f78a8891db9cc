import { isCallName, type CallReply, type WrittenAnswer } from './call-names'
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
): Promise<CallReply | WrittenAnswer> {
  if (!isCallName(name)) return failed('unknown-call', 'There is no such call.')
  const channel = CALL_TABLE[name]
  const checked = channel.args.safeParse(args)
  if (!checked.success) return failed('bad-arguments', `${name}: ${describeSchemaError(checked.error)}`)
  try {
    const written = channel.write(services, checked.data)
    if (written) return { ok: true, json: await written }
    const result = channel.result.safeParse(await channel.call(services, checked.data))
    if (result.success) return { ok: true, value: result.data }
    report(result.error)
  } catch (fault) {
    if (fault instanceof ServiceError) return failed(fault.code, fault.message)
    report(fault)
  }
  return failed('internal', 'Something went wrong inside the program; the call was not done.')
}

function failed(code: string, message: string): CallReply {
  return { ok: false, error: { code, message } }
}
