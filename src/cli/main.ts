import { parlor } from './parlor'
import { processIo } from './streams'

// The commands of the app alone; `npm run parlor` has those of the workshop, too.
process.exitCode = await parlor(process.argv.slice(2), processIo())
