import { exhibitJsonSchema } from '../../exhibit/config'
import { line, type Io } from '../streams'

/** `parlor exhibit schema`: what an exhibit's file may hold, as editors read it. */
export async function schemaCommand(io: Io): Promise<void> {
  await io.print(line(exhibitJsonSchema()))
}
