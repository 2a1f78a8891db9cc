export { createLanHost, tablesFolder, type LanHost, type LanHostNeeds, type LanStats, type TableWish } from './lan-host'
export type { LanTable } from './table/lan-table'
export type { TableSettings } from './table/types'
export { createWebSocketUpgrade, type LanUpgrades } from './connections/websocket-upgrade'
