import { processIo } from './streams'
import { parlor } from './parlor'

process.exitCode = await parlor(process.argv.slice(2), processIo())
