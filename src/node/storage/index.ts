export { defaultDataFolder } from './data-folder'
export { createSaveService, type SaveFolder, type SaveNeeds } from './save-service'
export { decodeLine, encodeLine } from './journal-codec'
export { releaseLock, acquireLock } from './file-lock'
