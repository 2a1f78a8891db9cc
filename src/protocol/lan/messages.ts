/** Everything that crosses a LAN table's connection; docs/protocol.md describes it in prose. */
export * from './emotes'
export * from './guest-messages'
export * from './host-messages'
export * from './table-schemas'
export * from './limits'
export * from './read-message'
export * from './visible-ply'
export * from './version'
