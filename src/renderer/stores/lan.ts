import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Level } from '../../protocol/journal'
import type { Connection, Verdict } from '../../protocol/lan/client'
import type { Emote } from '../../protocol/lan/emotes'
import type { Pass } from '../../protocol/lan/guest-messages'
import type { Lobby, LuckState } from '../../protocol/lan/host-parts'
import type { HostedTable, LanWish } from '../../protocol/services'
import type { Options, Seat } from '../../rules/kit'

/** The LAN table at which this screen is. */
export interface LanPlace {
  /** What the table is called. */
  readonly name: string
  readonly game: string
  readonly options: Options
  /** Six letters and digits to be said aloud; null where they are not known. */
  readonly code: string | null
  /** Whole links for guests, the best address first; empty where they are not known. */
  readonly links: readonly string[]
  /** Whether this machine hosts the table: who may start, pause, seat bots, send away and end. */
  readonly owner: boolean
  /** The table's id for its owner; null for everybody else. */
  readonly id: string | null
  /** What can't be for the table's host, as a sentence: no discovery on this network. */
  readonly trouble: string | null
}

/** Where a table is, and what lets in. A guest's page knows its host: its address is null. */
export interface Whereabouts {
  /** `host:port` */
  readonly address: string | null
  readonly pass: Pass
}

/** A chair left by an earlier visit. */
export interface Remembered {
  /** What the table is called. */
  readonly name: string
  readonly game: string
  /** Letters of the chairs, as "A" or "A, C". */
  readonly seat: string
}

/** Something that somebody at the table said; `id` rises with each. */
export interface Said {
  readonly id: number
  readonly seat: Seat
  readonly emote: Emote
}

/** A table on the LAN, as this screen's people are guests at it: its own host is one, too. */
export const useLan = defineStore('lan', () => {
  /** Null: at no LAN table. */
  const at = shallowRef<LanPlace | null>(null)
  const lobby = shallowRef<Lobby | null>(null)
  const connection = shallowRef<Connection | null>(null)
  const luck = shallowRef<LuckState | null>(null)
  /** What the check of the finished game found. */
  const verdict = shallowRef<Verdict | null>(null)
  /** When the host moves for whoever is waited for, in milliseconds of `Date.now`; null if nobody is timed. */
  const deadline = ref<number | null>(null)
  /** Chairs of the people at this screen. */
  const seats = shallowRef<readonly Seat[]>([])
  /** Rises when somebody else has come in. */
  const knocks = ref(0)
  const said = shallowRef<Said | null>(null)
  /** What went wrong last, as a sentence. */
  const fault = ref<string | null>(null)
  const remembered = shallowRef<Remembered | null>(null)
  /** While a connection is made for the first time. */
  const busy = ref(false)
  /** Whether leaving must be asked about: a game is under way in which somebody here plays. */
  const asksToLeave = computed(() => lobby.value?.phase === 'playing' && seats.value.length > 0)

  /** Opens a table, joins it, and seats these persons. False, with `fault`, where that could not be. */
  function host(_wish: LanWish, _personsHere: readonly string[]): Promise<boolean> {
    return Promise.resolve(false)
  }

  /** Goes to a table that this machine hosts already. */
  function enter(_hosted: HostedTable): Promise<boolean> {
    return Promise.resolve(false)
  }

  /** Joins a table and looks on. False, with `fault`, where nobody was let in. */
  function join(_where: Whereabouts): Promise<boolean> {
    return Promise.resolve(false)
  }

  /** Takes the chairs again that were left by an earlier visit. */
  function comeBack(): Promise<boolean> {
    return Promise.resolve(false)
  }

  /**
   * What a page does when it is loaded: comes back to the table that this tab was at, or joins the one that its address
   * names (`#join=…`). Resolves when it is clear whether it is at a table.
   */
  function arrive(): Promise<boolean> {
    return Promise.resolve(false)
  }

  /** Another person of this screen sits down, in the chair named or the first that is open. */
  function sit(_name: string, _seat?: Seat): Promise<boolean> {
    return Promise.resolve(false)
  }

  async function stand(_seat: Seat): Promise<void> {}
  async function ready(_ready: boolean): Promise<void> {}
  async function emote(_name: Emote): Promise<void> {}
  async function start(_level?: Level): Promise<void> {}
  async function pause(_paused: boolean): Promise<void> {}
  async function seatBot(_seat: Seat, _level: Level): Promise<void> {}
  async function remove(_seat: Seat): Promise<void> {}
  async function end(): Promise<void> {}
  /** Goes away. A chair in a game under way can be come back to; any other is given up. */
  function leave(): void {}
  /** Tries the lost connection at once. */
  function retry(): void {}

  return {
    at,
    lobby,
    connection,
    luck,
    verdict,
    deadline,
    seats,
    knocks,
    said,
    fault,
    remembered,
    busy,
    asksToLeave,
    host,
    enter,
    join,
    comeBack,
    arrive,
    sit,
    stand,
    ready,
    emote,
    start,
    pause,
    seatBot,
    remove,
    end,
    leave,
    retry,
  }
})
