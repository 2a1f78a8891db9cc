// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { ref, watch } from 'vue'
import type { Stage } from '../../../src/renderer/stage/stage-api'
import { useView } from '../../../src/renderer/stores/app/view'
import { useGameLog } from '../../../src/renderer/stores/app/game-log'
import { startTestHost, HIGH_LIMITS } from '../../unit/node/lan-server/host'
import { closePages, openGuestPage, playRandomMoves, waitUntil } from './page'
import { startGame } from './table'

afterEach(closePages)

const spins = (told: readonly { readonly type: string }[]): number => told.filter(({ type }) => type === 'spun').length

describe('roulette at a far table', () => {
  it('tells of no spin before the arrow rests, and pays in the order in which it was told', async () => {
    const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
    const open = await host.lan.open({ game: 'deck-o-cards-roulette', name: 'Kitchen', chairs: ['open', 2] })
    const page = await openGuestPage(host)
    await page.lan.join({ address: null, pass: { kind: 'code', code: open.room.spec.code } })
    await page.lan.sit('Ada')
    const arrows = ref(0)
    let release = (): void => undefined
    const arrowRest = () => {
      arrows.value++
      return new Promise<void>((resolve) => (release = resolve))
    }
    useView().stage = { whenStill: () => Promise.resolve(), whenArrowRests: arrowRest } as Stage
    await startGame(open, page)
    // Something watches these values, as a page does: what was shown stays until something new is told.
    watch([() => page.table.eventHistory, () => page.table.seen], () => undefined, { immediate: true, flush: 'sync' })
    const enough = ref(false)
    const playing = playRandomMoves(page, 'ada bets', Infinity, () => enough.value)

    for (let spin = 1; spin <= 3; spin++) {
      await waitUntil(() => arrows.value === spin)
      expect(spins(page.table.eventHistory)).toBe(spin - 1)
      expect((page.table.stageView!.state as { spins: number }).spins).toBe(spin)
      expect((page.table.seen!.state as { spins: number }).spins).toBe(spin - 1)
      release()
      await waitUntil(() => spins(page.table.eventHistory) === spin)
      expect((page.table.seen!.state as { spins: number }).spins).toBe(spin)
    }
    expect(useGameLog().lines.length).toBeGreaterThan(3)
    enough.value = true
    await playing
  })
})
