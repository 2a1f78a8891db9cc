import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { wait } from '../../../async/wait'
import type { Claim } from '../../../lan-client'
import { latinSigns } from '../../../protocol/lan/address'
import { wordSchema } from '../../../protocol/lan/fields'
import { refusalFor } from '../../lan/refusal-text'
import type { SeatCard } from '../../lobby/seat-cards'
import { useLan } from './lan'
import { useLobby } from './lobby'

/** Pause between two attempts while consent is awaited, in milliseconds. */
const ASK_AGAIN_MS = 2_000

/** Taking one's own chair again from another device or browser: by its word, or by asking the table. */
export const useReturnForm = defineStore('returnForm', () => {
  const lan = useLan()
  const lobby = useLobby()
  const word = ref('')
  const busy = ref(false)
  /** Why the chair could not be taken, as a sentence. */
  const fault = ref<string | null>(null)
  /** Whether the table's consent is awaited. */
  const isAsking = ref(false)
  let latestClaim = 0

  /** The chairs whose people are away. Somebody who sits at this screen already has none to take. */
  const awayChairs = computed<readonly SeatCard[]>(() =>
    lan.seats.length > 0 || lan.isRemoved ? [] : lobby.cards.filter(({ kind, away }) => kind === 'person' && away),
  )

  /** Claims until the host accepts or refuses for good, or `cancel` is called. Resolves to whether the chair is ours. */
  async function claim(request: Claim): Promise<boolean> {
    const attempt = ++latestClaim
    busy.value = true
    let code = await lan.claim(request)
    while (code === 'ask-host' && attempt === latestClaim && lan.joinedTable !== null) {
      isAsking.value = true
      await wait(ASK_AGAIN_MS)
      if (attempt === latestClaim) code = await lan.claim(request)
    }
    if (attempt !== latestClaim) return false
    busy.value = isAsking.value = false
    fault.value = code === null || code === 'ask-host' ? null : lan.fault
    if (code === null) word.value = ''
    return code === null
  }

  async function claimByWord(): Promise<boolean> {
    const typed = latinSigns(word.value).trim()
    if (wordSchema.safeParse(typed).success) return claim({ word: typed })
    fault.value = refusalFor('wrong-word').message
    return false
  }

  function cancel(): void {
    latestClaim += 1
    busy.value = isAsking.value = false
  }

  watch(() => lan.joinedTable?.name, cancel)

  return {
    word,
    busy,
    fault,
    isAsking,
    awayChairs,
    claimByWord,
    cancel,
    claimByName: (seat: string) => claim({ seat }),
  }
})
