import { parlor } from '../src/cli/parlor'
import { processIo } from '../src/cli/streams'
import { addWorkshopCommands } from './workshop-commands'

process.exitCode = await parlor(process.argv.slice(2), processIo(), addWorkshopCommands)
