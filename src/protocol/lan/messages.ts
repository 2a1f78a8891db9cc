/** Everything that crosses a LAN table's connection; docs/protocol.md tells it for people. */
export * from './emotes'
export * from './guest-messages'
export * from './host-messages'
export * from './host-parts'
export * from './limits'
export * from './read'
export * from './told'
export * from './version'
