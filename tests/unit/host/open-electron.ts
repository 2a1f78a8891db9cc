/** Opens a program as the launcher opens Electron, and prints how it ended: `open-electron.ts PROGRAM`. */
import { openElectron } from '../../../build/launch/child'

console.log(JSON.stringify(await openElectron(process.argv[2] ?? '', process.cwd())))
