import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { seatOf, type Seat } from '../../../rules/kit'
import type { SeatCard } from '../../lobby/seat-cards'
import { text } from '../../i18n/say'
import { useLobby } from './lobby'
import { useLan } from './lan'
import { useSettings } from '../app/settings'
import { useTable } from '../table/table'

/** Taking a seat at a LAN table: the name to use, and what prevents it. */
export const useSeatForm = defineStore('seatForm', () => {
  const lan = useLan()
  const settings = useSettings()
  const lobby = useLobby()
  const table = useTable()
  const name = ref(settings.all.name)
  /** Why the seat could not be taken, as a sentence. */
  const fault = ref<string | null>(null)
  const busy = ref(false)

  /** Whether seats can be taken and given up: only between games. */
  const canChangeSeats = computed(() => lan.lobby?.phase === 'gathering' || lan.lobby?.phase === 'over')
  /** Whether an onlooker may take over from a bot while a game is played. */
  const canTakeBotSeat = computed(() => lobby.cards.some(canTakeOver))
  /** Whether another person of this screen may take a seat. */
  const canSeatMore = computed(() => canChangeSeats.value && lobby.openSeats.length > 0)

  /**
   * Whether a seat belongs to a bot that an onlooker at this screen may take over. A seat that has resigned is no
   * longer in the game.
   */
  function canTakeOver({ kind, seat }: SeatCard): boolean {
    const looksOn = lan.lobby?.phase === 'playing' && lan.seats.length === 0
    return looksOn && kind === 'bot' && !table.resigned.includes(seatOf(seat))
  }

  function nameFault(wished: string, chair: Seat | undefined): string | null {
    if (wished === '') return text('lan.sit.noName')
    const others = lobby.cards.filter(({ seat }) => chair === undefined || seatOf(seat) !== chair)
    const taken = others.some((card) => card.name.toLowerCase() === wished.toLowerCase())
    return taken ? text('lan.sit.sameName', { name: wished }) : null
  }

  /** Takes a seat under the entered name: the first open one unless a seat is given; a bot's seat must be given. */
  async function sit(seat?: Seat): Promise<boolean> {
    const wished = name.value.trim()
    fault.value = nameFault(wished, seat)
    if (fault.value !== null || busy.value) return false
    busy.value = true
    try {
      const seated = await (seat === undefined ? lan.sit(wished) : lan.sit(wished, seat))
      if (!seated) fault.value = lan.fault ?? text('lan.sit.refused')
      else if (settings.all.name === '') settings.all.name = wished
      // The next person at this screen has a name of their own.
      if (seated) name.value = ''
      return seated
    } finally {
      busy.value = false
    }
  }

  /** Pre-fills the name that this machine knows. */
  function prefill(): void {
    fault.value = null
    if (name.value === '' && lan.seats.length === 0) name.value = settings.all.name
  }

  return { name, fault, busy, canChangeSeats, canSeatMore, canTakeBotSeat, canTakeOver, sit, prefill }
})
