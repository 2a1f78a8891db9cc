import { createSettingsFile } from '../../../../src/node/storage/settings-file'

// A program that counts up in the settings of a data folder: node settings-counter.js <folder> <times>
const [folder = '', times = ''] = process.argv.slice(2)
const settings = createSettingsFile(folder)
for (let i = 0; i < Number(times); i++) await settings.save({}, [{ path: ['solved', '13'], how: 'add', value: 1 }])
