/** Opens a program as the launcher opens Electron, and says how it ended: `open-electron.ts PROGRAM`. */
import { openElectron } from '../../../build/launch/window'

console.log(JSON.stringify(await openElectron(process.argv[2] ?? '', process.cwd())))
