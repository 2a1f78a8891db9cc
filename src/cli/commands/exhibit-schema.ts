import { exhibitJsonSchema } from '../../exhibit/config'
import { line, type Io } from '../streams'

/** `parlor exhibit schema`: prints the JSON Schema of exhibit files, for editors. */
export async function schemaCommand(io: Io): Promise<void> {
  await io.print(line(exhibitJsonSchema()))
}
