import { parseShard } from './shards/shard'

/** Options of commands whose work can be split into shards. */
export const SHARD = ['--shard <i/n>', 'do this share of the work, 1/3 being the first of three', parseShard] as const
export const PART = ['--part <file>', 'where a shard writes what it did; a killed one goes on there'] as const
