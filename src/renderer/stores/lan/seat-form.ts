import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { seatOf, type Seat } from '../../../rules/kit'
import type { ChairCard } from '../../lobby/seat-cards'
import { text } from '../../i18n/say'
import { useLobby } from './lobby'
import { useLan } from './lan'
import { useSettings } from '../app/settings'
import { useTable } from '../table/table'

/** Sitting down at a LAN table: under which name, and what speaks against it. */
export const useSeatForm = defineStore('sitting', () => {
  const lan = useLan()
  const settings = useSettings()
  const gathering = useLobby()
  const table = useTable()
  const name = ref(settings.all.name)
  /** Why it could not be, as a sentence. */
  const trouble = ref<string | null>(null)
  const busy = ref(false)

  /** Chairs are taken and given up between games. */
  const may = computed(() => lan.lobby?.phase === 'gathering' || lan.lobby?.phase === 'over')
  /** Whoever looks on may take over from a bot while a game is played. */
  const takes = computed(() => gathering.cards.some(canTake))
  /** Somebody of this screen may still sit down. */
  const free = computed(() => may.value && gathering.open.length > 0)

  /** Whether a chair is a bot's that whoever looks on here may take over. One that has given up has no part in the game. */
  function canTake({ kind, seat }: ChairCard): boolean {
    const looksOn = lan.lobby?.phase === 'playing' && lan.seats.length === 0
    return looksOn && kind === 'bot' && !table.resigned.includes(seatOf(seat))
  }

  function faultOf(wished: string, chair: Seat | undefined): string | null {
    if (wished === '') return text('lan.sit.noName')
    const others = gathering.cards.filter(({ seat }) => chair === undefined || seatOf(seat) !== chair)
    const taken = others.some((card) => card.name.toLowerCase() === wished.toLowerCase())
    return taken ? text('lan.sit.sameName', { name: wished }) : null
  }

  /** Sits down under the name that was written; in the first open chair unless one is named, as a bot's must be. */
  async function sit(seat?: Seat): Promise<boolean> {
    const wished = name.value.trim()
    trouble.value = faultOf(wished, seat)
    if (trouble.value !== null || busy.value) return false
    busy.value = true
    try {
      const seated = await (seat === undefined ? lan.sit(wished) : lan.sit(wished, seat))
      if (!seated) trouble.value = lan.fault ?? text('lan.sit.refused')
      else if (settings.all.name === '') settings.all.name = wished
      // The next one at this screen has a name of their own.
      if (seated) name.value = ''
      return seated
    } finally {
      busy.value = false
    }
  }

  /** Offers the name that this machine knows. */
  function begin(): void {
    trouble.value = null
    if (name.value === '' && lan.seats.length === 0) name.value = settings.all.name
  }

  return { name, trouble, busy, may, free, takes, canTake, sit, begin }
})
