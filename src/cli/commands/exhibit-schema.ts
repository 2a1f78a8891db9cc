import { exhibitJsonSchema } from '../../exhibit/config'
import { jsonLine, type Io } from '../streams'

/** `parlor exhibit schema`: prints the JSON Schema of exhibit files, for editors. */
export async function schemaCommand(io: Io): Promise<void> {
  await io.print(jsonLine(exhibitJsonSchema()))
}
