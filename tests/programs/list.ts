/** Sources of the programs that tests start as processes of their own, as paths from the repository's root. */
export const PROGRAMS = [
  'build/parlor.ts',
  'src/host/main.ts',
  'tests/lan/programs/announce.ts',
  'tests/lan/programs/bad-line.ts',
  'tests/lan/programs/guests.ts',
  'tests/lan/programs/host.ts',
  'tests/lan/programs/lobby.ts',
  'tests/lan/programs/watch.ts',
  'tests/unit/host/open-electron.ts',
  'tests/unit/node/lan-server/full-disk.ts',
  'tests/unit/node/lan-server/hosting/killed-machine.ts',
  'tests/unit/node/lan-server/killed-host.ts',
  'tests/unit/node/storage/autosave.ts',
  'tests/unit/node/storage/cut-short.ts',
  'tests/unit/node/storage/lock-holder.ts',
  'tests/unit/node/web/starved-files.ts',
] as const
