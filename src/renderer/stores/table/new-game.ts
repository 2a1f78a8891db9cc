import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { SeatPlayer, Level } from '../../../ports/journal'
import { nameSchema } from '../../../protocol/lan/fields'
import type { AbsencePolicy } from '../../../protocol/lan/absence-policy'
import type { TableSettingsInput } from '../../../protocol/app/services'
import { defaults, letterOf, type GameInfo, type Options, type OptionValue, type Seat } from '../../../rules/kit'
import { text } from '../../i18n/say'
import { infoOf } from '../../games/catalogue'
import { botName } from '../../i18n/name-list'
import { useSettings } from '../app/settings'

/** A chair as the sheet has it: `lan` waits for a person in the house, who brings a name of their own. */
export type SheetChair = SeatPlayer | { readonly kind: 'lan'; readonly name: '' }

/** What is settled for a table in the house. Times in milliseconds. */
export interface HouseRules {
  name: string
  /** Time for a move; null for as long as one likes. */
  turn: number | null
  /** What happens while somebody is away. */
  whenAway: AbsencePolicy
}

const LAN_CHAIR: SheetChair = { kind: 'lan', name: '' }
/** Turn clocks that are offered. */
export const CLOCKS: readonly (number | null)[] = [null, 30_000, 60_000, 120_000, 300_000]
/** Longest name of a table. */
export const LONGEST_NAME = 40

/** Whether a name may stand at a table: the same rule as for guests, so that no two look alike or turn a line round. */
const isName = (name: string): boolean => nameSchema.safeParse(name.trim()).success

/** The sheet on which chairs and options of a new game are filled in. */
export const useNewGame = defineStore('newGame', () => {
  const game = ref('')
  const chairs = ref<SheetChair[]>([])
  const house = ref<HouseRules>({ name: '', turn: null, whenAway: 'bot' })
  const options = ref<Record<string, OptionValue>>({})
  const info = computed(() => infoOf(game.value))

  /** Fills the sheet in as a stranger would want it: you against a bot of middling skill. */
  function begin(id: string): void {
    if (game.value === id) return
    game.value = id
    options.value = { ...defaults(infoOf(id)) }
    chairs.value = usualChairs(infoOf(id).seats)
    house.value = { name: '', turn: null, whenAway: 'bot' }
  }

  /** Makes it a table for the house: whoever is not at this screen may come. */
  function invite(): void {
    chairs.value = chairs.value.map((chair) => (chair.kind === 'bot' ? LAN_CHAIR : chair))
  }

  /** You, and bots of middling skill to make up the number: one opponent where the game allows it. */
  function usualChairs({ min, max }: GameInfo['seats']): SeatPlayer[] {
    const fewest = Math.min(Math.max(2, min), max)
    const mine = useSettings().all.name || text('names.guest')
    const sitting: SeatPlayer[] = [{ kind: 'person', name: mine }]
    while (sitting.length < fewest) sitting.push(newBot(sitting, 3))
    return sitting
  }

  function newBot(others: readonly SheetChair[], level: Level): SeatPlayer {
    return { kind: 'bot', name: botName(others.map((chair) => chair.name)), level }
  }

  function add(): void {
    if (chairs.value.length < info.value.seats.max) chairs.value.push(newBot(chairs.value, 3))
  }

  function remove(seat: number): void {
    if (chairs.value.length > info.value.seats.min) chairs.value.splice(seat, 1)
  }

  /** Who sits there: `person`, `lan`, or a bot's level. A name that was only ever offered changes with it. */
  function seatKind(seat: number, kind: 'person' | 'lan' | Level): void {
    const old = chairs.value[seat]
    if (old === undefined) return
    const others = chairs.value.filter((_, at) => at !== seat)
    if (kind === 'lan') {
      chairs.value[seat] = LAN_CHAIR
      return
    }
    if (kind === 'person') {
      if (old.kind !== 'person') chairs.value[seat] = { kind: 'person', name: text('names.person', { n: seat + 1 }) }
      return
    }
    const name = old.kind === 'bot' ? old.name : botName(others.map((chair) => chair.name))
    chairs.value[seat] = { kind: 'bot', name, level: kind }
  }

  function rename(seat: number, name: string): void {
    const old = chairs.value[seat]
    if (old !== undefined && old.kind !== 'lan') chairs.value[seat] = { ...old, name }
  }

  /** What is still wrong, as a sentence; null when it can be dealt. */
  const fault = computed(() => {
    const bare = chairs.value.findIndex(({ kind, name }) => kind !== 'lan' && name.trim() === '')
    if (bare >= 0) return text('newGame.noName', { letter: letterOf(bare) })
    const bad = chairs.value.findIndex(({ kind, name }) => kind !== 'lan' && !isName(name))
    if (bad >= 0) return text('newGame.badName', { letter: letterOf(bad) })
    const names = chairs.value.filter(({ kind }) => kind !== 'lan').map(({ name }) => name.trim())
    const alike = names.map((name) => name.normalize('NFKC').toLocaleLowerCase())
    const twice = names.find((_, at) => alike.slice(0, at).some((name) => name === alike[at]))
    return twice === undefined ? null : text('newGame.sameName', { name: twice })
  })

  function setup(): { readonly game: string; readonly options: Options; readonly chairs: readonly SeatPlayer[] } {
    const seated = chairs.value.flatMap((chair) =>
      chair.kind === 'lan' ? [] : [{ ...chair, name: chair.name.trim() }],
    )
    return { game: game.value, options: { ...options.value }, chairs: seated }
  }

  /** Whether somebody is to come from elsewhere in the house. */
  const forHouse = computed(() => chairs.value.some(({ kind }) => kind === 'lan'))

  /** What a table in the house is called if nobody names it: after the first person here. */
  const houseName = computed(() => {
    const owner = chairs.value.find(({ kind }) => kind === 'person')?.name.trim() ?? ''
    return text('lan.table.of', { name: owner || text('names.guest') })
  })

  /** The table in the house, as its host is asked for it. Persons of this screen sit down once it is open. */
  function wish(): TableSettingsInput {
    const { name, turn, whenAway } = house.value
    return {
      game: game.value,
      name: (name.trim() || houseName.value).slice(0, LONGEST_NAME),
      options: { ...options.value },
      chairs: chairs.value.map((chair) => (chair.kind === 'bot' ? chair.level : 'open')),
      settings: { turn, whenAway },
    }
  }

  /** Who of this screen sits where. */
  function personsHere(): { readonly name: string; readonly seat: Seat }[] {
    return chairs.value.flatMap(({ kind, name }, seat) => (kind === 'person' ? [{ name: name.trim(), seat }] : []))
  }

  return {
    game,
    chairs,
    options,
    house,
    info,
    fault,
    forHouse,
    houseName,
    invite,
    wish,
    personsHere,
    begin,
    usualChairs,
    add,
    remove,
    seatKind,
    rename,
    setup,
  }
})
