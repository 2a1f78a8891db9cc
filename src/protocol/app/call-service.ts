import { isCallName, type CallName, type CallReply, type SerializedReply } from './call-names'
import { CALL_TABLE, type CallSpec } from './calls'
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
  const spec: CallSpec = CALL_TABLE[name]
  const checked = spec.args.safeParse(args)
  if (!checked.success) return failureReply('bad-arguments', `${name}: ${describeSchemaError(checked.error)}`)
  try {
    const written = callSerialized(services, name, checked.data)
    if (written) return { ok: true, json: await written }
    const result = spec.result.safeParse(await call(services, name, checked.data))
    if (result.success) return { ok: true, value: result.data }
    report(result.error)
  } catch (fault) {
    if (fault instanceof ServiceError) return failureReply(fault.code, fault.message)
    report(fault)
  }
  return failureReply('internal', 'Something went wrong inside the program; the call was not done.')
}

/** Makes a call whose result the service has serialized itself; undefined if it offers none. */
function callSerialized({ saves }: Services, name: CallName, args: readonly unknown[]) {
  if (name === 'saves.list') return saves.json?.list(...(args as [number?]))
  return name === 'saves.load' ? saves.json?.load(...(args as [string])) : undefined
}

type Service = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>

/** Calls the service's method of a call's name. Throws if these services lack the service. */
function call(services: Services, name: CallName, args: readonly unknown[]): Promise<unknown> | undefined {
  if (name === 'platform') return services.platform()
  const [group = '', method = ''] = name.split('.')
  const service = (services as unknown as Readonly<Record<string, Service | undefined>>)[group]
  if (service) return service[method]?.(...args)
  if (group === 'lan') throw new ServiceError('no-lan', 'No tables can be hosted here.')
  throw new ServiceError('no-exhibit', 'This is no exhibit.')
}

function failureReply(code: string, message: string): CallReply {
  return { ok: false, error: { code, message } }
}
