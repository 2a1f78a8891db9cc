export { defaultDataFolder } from './data-folder'
export { createSaveService, type SaveFolder, type SaveNeeds } from './service'
export { decodeLine, encodeLine } from './journal-text'
export { dropLock, takeLock } from './lock'
