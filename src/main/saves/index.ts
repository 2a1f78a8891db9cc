export { defaultDataFolder } from './data-folder'
export { createSaveService, type SaveFolder, type SaveNeeds } from './service'
