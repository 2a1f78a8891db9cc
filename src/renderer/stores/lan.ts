import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { Connection, LanChange, LanClient, LanState, Verdict } from '../../protocol/lan/client'
import type { Emote } from '../../protocol/lan/emotes'
import type { Pass } from '../../protocol/lan/guest-messages'
import type { Lobby, LuckState } from '../../protocol/lan/host-parts'
import type { HostedTable, LanWish } from '../../protocol/services'
import { letterOf, seatOf, type Seat } from '../../rules/kit'
import { bringFace } from '../games'
import { text } from '../i18n/say'
import type * as LanTools from '../lan'
import type { Party } from '../lan'
import { hasCome } from '../lan/comings'
import { tokenIn } from '../lan/guest-link'
import { placeOf, rememberedOf } from '../lan/place'
import { closedText, refusalText } from '../lan/refusals'
import type { LanPlace, Remembered, Said, Whereabouts } from '../lan/types'
import { visitsIn, type KeptChair, type Visit } from '../lan/visits'
import { lanGame, type LanGame } from './lanGame'
import { ownerOf } from './lanOwner'
import { useServices } from './services'
import { useTable } from './table'
import { useView } from './view'

export type { LanPlace, Remembered, Said, Whereabouts } from '../lan/types'

/** Where this screen goes in, and as whom. */
type Going = Pick<Visit, 'address' | 'pass' | 'id' | 'chairs'> & Partial<Visit>

/** The longest that whoever goes away is waited for with the word that their chair is free, in milliseconds. */
const FAREWELL = 2_000

const seatIn = ({ state }: LanClient): Seat | null => (state.seat === null ? null : seatOf(state.seat))

/** A table on the LAN, as this screen's people are guests at it: its own host is one, too. */
export const useLan = defineStore('lan', () => {
  const visits = visitsIn(() => ({ session: window.sessionStorage, local: window.localStorage }))
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
  /** Whether this screen is not at its table any more, which a slip says: it may look at what was, and leave. */
  const gone = computed(() => connection.value?.state === 'ended' || connection.value?.state === 'refused')
  /** Whether leaving must be asked about: a game is under way in which somebody here plays. */
  const asksToLeave = computed(() => lobby.value?.phase === 'playing' && seats.value.length > 0 && !gone.value)

  let tools: typeof LanTools | null = null
  let party: Party | null = null
  let game: LanGame | null = null
  let visit: Visit | null = null
  /** Where this tab was until another one took its chairs over. */
  let elsewhere: Visit | null = null
  let hosted: HostedTable | null = null
  /** Whether everybody of this screen is in. */
  let inside = false
  /** How many of this screen are just coming in or sitting down. */
  let moving = 0

  function recollect(): void {
    const left = visits.left()
    remembered.value = left && rememberedOf(left)
  }
  recollect()
  const owner = ownerOf(
    () => at.value?.id ?? '',
    (sentence) => (fault.value = sentence),
  )
  const { start, pause, seatBot, remove, end } = owner

  /** Takes over what the connections know. */
  function sync(): void {
    const clients = party?.clients ?? []
    const first = clients[0]?.state
    const verdicts = clients.flatMap(({ state }) => state.verdict ?? [])
    lobby.value = first?.lobby ?? null
    luck.value = first?.luck ?? null
    deadline.value = first?.deadline ?? null
    verdict.value = verdicts.find(({ fair }) => !fair) ?? verdicts[0] ?? null
    connection.value = tools?.connectionOf(clients) ?? null
    const sitting = clients.flatMap((client) => seatIn(client) ?? []).sort((a, b) => a - b)
    if (sitting.join() !== seats.value.join()) seats.value = sitting
  }

  function keep(change: Partial<Visit>): void {
    if (visit === null) return
    visit = { ...visit, ...change }
    // Before the first welcome nobody knows whether this is a table at all, unless it was one before.
    if (inside || visit.table !== '') visits.keep(visit)
  }

  /** Tells where the table is that everybody is in at. */
  function place(): void {
    if (lobby.value === null || visit === null) return
    at.value = placeOf(lobby.value, visit, hosted)
    keep({ table: at.value.name, game: at.value.game })
  }

  function changed(client: LanClient, change: LanChange, state: LanState): void {
    if (party === null || !party.clients.includes(client)) return
    const before = lobby.value
    sync()
    if (!inside) return
    if (state.connection.state === 'ended' || state.connection.state === 'refused') sentAway(client, state.connection)
    if (client !== party?.clients[0]) return game?.hear(client, state)
    if (change.kind === 'emote') {
      said.value = { id: (said.value?.id ?? 0) + 1, seat: seatOf(change.seat), emote: change.name }
    }
    const { lobby: now } = state
    if ((change.kind === 'lobby' || change.kind === 'view') && now) {
      if (before && hasCome(before, now, seats.value, moving > 0)) knocks.value += 1
      game?.seat(now)
      game?.follow(now, false)
    }
    game?.hear(client, state)
  }

  /** The host wants no more of one who sits here: the others stay. */
  function sentAway(client: LanClient, { error, state }: Connection & { readonly state: 'ended' | 'refused' }): void {
    if (party === null || visit === null) return
    if (error.code === 'replaced') return movedOut(visit)
    fault.value = refusalText(error)
    if (party.clients.length > 1) return (party.drop(client), sync())
    if (state === 'ended') visits.forget(visit)
  }

  /** Another tab has the chairs: what is remembered of them is that tab's from now on. */
  function movedOut(left: Visit): void {
    elsewhere = left
    visit = null
    visits.depart()
  }

  /** Goes in; answers whether somebody was let in, or why nobody was. */
  async function goIn(going: Going): Promise<Connection | null> {
    const { address, pass, chairs } = going
    quit()
    elsewhere = null
    busy.value = true
    fault.value = null
    try {
      tools = await import('../lan')
      visit = { table: '', game: '', ...going }
      const mine = tools.newParty({
        address,
        pass,
        changed,
        keep: (kept) => (party === mine ? keep({ chairs: kept }) : undefined),
      })
      party = mine
      game = lanGame(tools, mine, (sentence) => (fault.value = sentence))
      const added = chairs.length > 0 ? chairs.map((chair) => mine.add(chair)) : [mine.add()]
      const answers = await Promise.all(added.map(tools.letIn))
      if (party !== mine) return { state: 'closed' }
      const refused = answers.find(({ state }) => state !== 'connected') ?? null
      if (!answers.some(({ state }) => state === 'connected')) return refused
      added.forEach((client, i) => answers[i]?.state !== 'connected' && mine.drop(client))
      await arrived(mine)
      return null
    } finally {
      busy.value = false
    }
  }

  async function arrived(mine: Party): Promise<void> {
    sync()
    const { lobby: now } = mine.clients[0]!.state
    if (now === null) return
    await bringFace(now.game).catch(() => null)
    if (party !== mine) return
    inside = true
    place()
    game?.follow(mine.clients[0]!.state.lobby ?? now, true)
  }

  /** Nobody was let in: says why. */
  function turnedAway(refused: Connection): false {
    quit()
    recollect()
    fault.value = closedText(refused)
    return false
  }

  /** Takes chairs that were left; where they are others' now, looks on. */
  async function takeUp(left: Visit): Promise<boolean> {
    const refused = await goIn(left)
    if (refused === null) return true
    if (refused.state !== 'refused') return turnedAway(refused)
    visits.forget(left)
    if (refused.error.code !== 'wrong-pass' || left.chairs.length === 0) return turnedAway(refused)
    const again = await goIn({ ...left, chairs: [] })
    if (again !== null) return turnedAway(again)
    fault.value = text('far.chairLost')
    return true
  }

  /** Where a table of this machine's is now: its port and its token are new after every start. */
  async function located(left: Visit): Promise<Visit> {
    hosted = null
    const { lan } = useServices()
    if (left.id === null || lan === undefined) return left
    hosted = (await lan.hosted().catch(() => [])).find(({ id }) => id === left.id) ?? null
    if (hosted === null) return left
    return { ...left, address: hosted.address, pass: { kind: 'token', token: hosted.token } }
  }

  /** Opens a table, joins it, and seats these persons. False, with `fault`, where that could not be. */
  async function host(wish: LanWish, personsHere: readonly string[]): Promise<boolean> {
    const opened = await owner.open(wish)
    if (opened === null || !(await enter(opened))) return false
    for (const name of personsHere) if (!(await sit(name))) return false
    return true
  }

  /** Goes to a table that this machine hosts already. */
  async function enter(table: HostedTable): Promise<boolean> {
    const left = visits.ofTable(table.id)
    hosted = table
    const pass: Pass = { kind: 'token', token: table.token }
    const chairs: readonly KeptChair[] = left?.chairs ?? []
    return takeUp({ table: '', game: '', ...left, address: table.address, pass, id: table.id, chairs })
  }

  /** Joins a table and looks on. False, with `fault`, where nobody was let in. */
  async function join({ address, pass }: Whereabouts): Promise<boolean> {
    hosted = null
    const refused = await goIn({ address: address ?? '', pass, id: null, chairs: [] })
    return refused === null || turnedAway(refused)
  }

  /** Takes the chairs again that were left by an earlier visit. */
  async function comeBack(): Promise<boolean> {
    const left = visits.left()
    return left !== null && takeUp(await located(left))
  }

  /** Takes the chairs back from the tab that has taken them over. */
  async function takeBack(): Promise<boolean> {
    return elsewhere !== null && takeUp(await located(visits.anew(elsewhere)))
  }

  /**
   * What a page does when it is loaded: comes back to the table that this tab was at, or joins the one that its address
   * names (`#join=…`). Resolves when it is clear whether it is at a table.
   */
  async function arrive(): Promise<boolean> {
    const token = tokenIn(window.location.hash)
    const pass: Pass | null = token === null ? null : { kind: 'token', token }
    const current = visits.current()
    const isOther = pass !== null && JSON.stringify(pass) !== JSON.stringify(current?.pass)
    if (current === null || (isOther && current.chairs.length === 0)) {
      return pass !== null && join({ address: null, pass })
    }
    return takeUp({ ...(await located(current)), ...(pass && { pass }) })
  }

  /** Another person of this screen sits down, in the chair named or the first that is open. */
  async function sit(name: string, seat?: Seat): Promise<boolean> {
    const mine = party
    if (mine === null || tools === null) return false
    moving += 1
    try {
      const free = mine.clients.find(({ state }) => state.seat === null)
      const client = free ?? mine.add()
      const refused = free ? null : await tools.letIn(client)
      mine.name(client, name)
      const seated = await (seat === undefined ? client.sit(name) : client.sit(name, letterOf(seat)))
      const unheard = refused !== null && refused.state !== 'connected' ? closedText(refused) : null
      fault.value = seated.ok ? null : (unheard ?? refusalText(seated.error))
      if (!seated.ok && !free) mine.drop(client)
      sync()
      return seated.ok
    } finally {
      moving -= 1
    }
  }

  async function stand(seat: Seat): Promise<void> {
    const mine = party
    const client = mine?.clients.find((one) => seatIn(one) === seat)
    if (mine === null || client === undefined) return
    moving += 1
    const stood = await client.stand()
    moving -= 1
    fault.value = stood.ok ? null : refusalText(stood.error)
    if (stood.ok && mine.clients.length > 1) mine.drop(client)
    sync()
  }

  async function ready(isReady: boolean): Promise<void> {
    const seated = party?.clients.filter(({ state }) => state.seat !== null) ?? []
    await Promise.all(seated.map((client) => client.ready(isReady)))
  }

  /** Says something for whoever looks at the screen. */
  async function emote(name: Emote): Promise<void> {
    const clients = party?.clients.filter(({ state }) => state.seat !== null) ?? []
    const { eye } = useTable().looking
    await (clients.find((client) => seatIn(client) === eye) ?? clients[0])?.emote(name)
  }

  /** Lets every connection go, and forgets nothing. */
  function quit(): void {
    const old = party
    party = null
    inside = false
    game?.close()
    game = null
    visit = null
    at.value = null
    old?.close()
    sync()
  }

  /** Goes away. A chair in a game under way can be come back to; any other is given up. */
  function leave(): void {
    const [mine, left] = [party, visit]
    if (mine === null) return
    // What went wrong there is of no use elsewhere.
    fault.value = null
    const stays = lobby.value?.phase === 'playing' || lobby.value?.phase === 'committing'
    const clients = [...mine.clients]
    party = null
    // A chair that is given up is free at once for somebody else; over a line that is down it is free a while later.
    const giveUp = (client: LanClient) => (client.state.seat === null ? null : client.stand())
    const late = new Promise((resolve) => setTimeout(resolve, FAREWELL))
    if (stays) mine.close()
    else void Promise.race([Promise.all(clients.map(giveUp)), late]).then(() => mine.close())
    if (stays || left === null) visits.depart()
    else visits.forget(left)
    quit()
    hosted = null
    recollect()
  }

  /** Tries the lost connection at once. */
  function retry(): void {
    party?.retry()
  }

  function wake(): void {
    if (document.visibilityState !== 'hidden') party?.wake()
  }

  document.addEventListener('visibilitychange', wake)
  window.addEventListener('online', wake)
  window.addEventListener('focus', wake)
  watch(
    () => useView().skips,
    () => game?.skip(),
  )

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
    gone,
    asksToLeave,
    host,
    enter,
    join,
    comeBack,
    takeBack,
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
