import { defineStore } from 'pinia'
import { ref } from 'vue'
import { createCanceller, type Canceller } from '../../../async/cancellation'
import { createBrowserThinker } from '../../../bots/worker/browser'
import { codeOfDeal, type Deal } from '../../../drawer/deals'
import { errorText } from '../../i18n/say'
import { findPar } from '../../play/par'
import { useSettings } from './settings'

/** How level 5 or the solver did with deals that were played here: reckoned when somebody asks, and once. */
export const usePars = defineStore('pars', () => {
  const settings = useSettings()
  /** The code of the deal that is being played out, and the moves by now; null if none is. */
  const running = ref<{ readonly code: string; readonly moves: number } | null>(null)
  const fault = ref<{ readonly code: string; readonly reason: string } | null>(null)
  let canceller: Canceller | null = null

  /** Finds the par of a deal, in a worker of its own; it is kept. Does nothing for a deal without a code. */
  async function find(deal: Deal): Promise<void> {
    const code = codeOfDeal(deal)
    if (code === null) return
    leaveOff()
    const own = (canceller = createCanceller())
    const thinker = createBrowserThinker()
    running.value = { code, moves: 0 }
    fault.value = null
    try {
      const onMove = (moves: number): void =>
        void (running.value = own.signal.aborted ? running.value : { code, moves })
      const par = await findPar(deal, thinker, { signal: own.signal, onMove })
      if (par) settings.all.pars = { ...settings.all.pars, [code]: par }
    } catch (error) {
      if (!own.signal.aborted) fault.value = { code, reason: errorText(error) }
    } finally {
      thinker.close()
      if (canceller === own) running.value = canceller = null
    }
  }

  /** Stops looking for one. */
  function leaveOff(): void {
    canceller?.cancel()
    canceller = null
    running.value = null
  }

  return { running, fault, find, leaveOff }
})
