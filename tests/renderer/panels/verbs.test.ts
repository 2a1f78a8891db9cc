// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import { loadGameFace } from '../../../src/renderer/games'
import { SOLVABLE_DEAL, SOLUTION } from '../../../src/renderer/games/suite-assembling/face'
import { i18n } from '../../../src/renderer/i18n'
import { usePromptText } from '../../../src/renderer/panels/game/use-prompt-text'
import VerbRow from '../../../src/renderer/panels/game/VerbRow.vue'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import { usePage } from '../../../src/renderer/stores/app/page'
import { setServices } from '../../../src/renderer/stores/app/services'
import { readSettings, useSettings } from '../../../src/renderer/stores/app/settings'
import { routeTouch } from '../../../src/renderer/stores/flow/touch-router'
import { useAutomaticMoves } from '../../../src/renderer/stores/table/forced-move'
import { useSelection } from '../../../src/renderer/stores/table/selection'
import { useTable } from '../../../src/renderer/stores/table/table'
import { gameById } from '../../../src/rules/catalogue'
import { defaults, type Options } from '../../../src/rules/kit'
import { createSeededRng } from '../../../src/rules/kit/rng'
import type { GameId } from '../../../src/rules/manifest'
import { runCount } from '../../scale'
import { openStores } from '../stores/fresh-stores'

/** Plies of a random game after each of which its row is looked at. */
const PLIES = runCount(40, 16)
/** Every game whose row has a tile of its own, with options under which it has most of them; and two without any. */
const ROWS: readonly (readonly [game: GameId, seats: number, options: Options])[] = [
  ['forty-nine', 3, { referee: 'strict' }],
  ['forty-nine', 2, {}],
  ['colorow', 2, { referee: 'strict' }],
  ['pittsburgh-draw', 3, {}],
  ['deck-o-cards-roulette', 3, {}],
  ['deck-o-cards-roulette', 2, { banker: 'house' }],
  ['cassino-25', 2, {}],
  ['cassino-21', 2, {}],
  ['colorow-solitaire', 1, {}],
  ['suite-assembling', 1, {}],
  ['mystic-double-cross', 1, {}],
  ['blind-forty-nine', 1, {}],
  ['new-york-whist', 3, {}],
  ['nebraska-checkers', 2, {}],
]

/** Begins a game that is played by people at this screen, and mounts its row of verbs. */
async function row(
  game: string,
  names: readonly string[],
  settings: Record<string, unknown> = {},
  setup: {
    readonly tape?: readonly string[]
    readonly opening?: readonly string[]
    readonly options?: Options
    readonly seed?: string
  } = {},
) {
  await loadGameFace(game)
  openStores()
  setServices(
    createServicesClient((name) =>
      Promise.resolve({ ok: true, value: name === 'saves.create' ? 'game-1' : undefined }),
    ),
  )
  Object.assign(useSettings().all, readSettings({ speed: 'instant', ...settings }))
  const table = useTable()
  const chairs = names.map((name) => ({ kind: 'person', name }) as const)
  const options = { ...defaults(gameById(game)!.info), ...setup.options }
  await table.start({ game, chairs, seed: 'verbs', ...setup, options })
  usePage().place = 'game'
  await expect.poll(() => table.toMove.length).toBeGreaterThan(0)
  table.liftCurtain()
  await nextTick()
  const verbs = mount(VerbRow, { props: { open: null, standing: false }, global: { plugins: [i18n] } })
  const tile = (name: string) => verbs.get(`[data-verb="${name}"]`)
  return { table, verbs, tile, hand: useSelection() }
}

it('the verbs of a game keep their places: what cannot be done now is tarnished, and says why when it is pressed', async () => {
  const { table, verbs, hand } = await row('forty-nine', ['Ada', 'Ben'])
  for (let ply = 0; ply < 6; ply++) {
    const tiles = verbs.findAll('[data-verb]')
    expect(tiles.map((it) => it.text())).toEqual(['Draw', 'Pass'])
    const moves = hand.moves.map(({ move }) => move)
    expect(tiles.map((it) => it.attributes('aria-disabled'))).toEqual(
      ['draw', 'pass'].map((move) => String(!moves.includes(move))),
    )
    const off = tiles.find((it) => it.attributes('aria-disabled') === 'true')
    await off?.trigger('click')
    expect(table.ply).toBe(ply)
    if (off) expect(hand.shownRefusal?.text).toMatch(/\w+ \w+ \w+/)
    await hand.play(moves[0]!)
    await expect.poll(() => table.ply).toBe(ply + 1)
    table.liftCurtain()
    await expect.poll(() => hand.moves.length).toBeGreaterThan(0)
    await nextTick()
  }
})

/** The members of the row from left to right: their names, without the counts that some of them show. */
const membersOf = (verbs: Awaited<ReturnType<typeof row>>['verbs']): readonly string[] =>
  verbs
    .findAll('.tiles button')
    .map((it) => it.attributes('data-action') ?? (it.attributes('data-claim') === undefined ? it.text() : 'claim'))

it.each(ROWS)(
  '%s: over random play nothing in the row of %i players comes, goes or moves',
  async (game, seats, options) => {
    const names = ['Ada', 'Ben', 'Cleo'].slice(0, seats)
    const { table, verbs, hand } = await row(game, names, {}, { options, seed: `row ${game}` })
    const members = membersOf(verbs)
    expect(members).toContain('moves')
    expect(members).toContain('confirm')
    const random = createSeededRng(`row ${game} ${seats}`)
    for (let ply = 0; ply < PLIES && !table.over; ply++) {
      // Before the curtain is lifted nobody is to move.
      expect(membersOf(verbs)).toEqual(members)
      table.liftCurtain()
      await expect.poll(() => hand.moves.length).toBeGreaterThan(0)
      await nextTick()
      expect(membersOf(verbs)).toEqual(members)
      const before = table.ply
      const { move, touches } = hand.moves[random.below(hand.moves.length)]!
      if (touches.length > 1) {
        await hand.tap(touches[0]!)
        await nextTick()
        expect(membersOf(verbs)).toEqual(members)
        hand.clear()
      }
      if (table.ply === before) await hand.play(move)
      await expect.poll(() => table.ply).toBeGreaterThan(before)
      await nextTick()
    }
  },
)

/** Plays forced moves until there is a choice. */
async function playUntilChoice(
  table: ReturnType<typeof useTable>,
  hand: ReturnType<typeof useSelection>,
): Promise<void> {
  while (hand.moves.length < 2) {
    const { ply } = table
    await hand.play(hand.moves[0]!.move)
    await expect.poll(() => table.ply).toBe(ply + 1)
    table.liftCurtain()
    await expect.poll(() => hand.moves.length).toBeGreaterThan(0)
  }
  await nextTick()
}

it('what is tarnished in strict style says why: the declarations wait for their turn, the key for a choice', async () => {
  const { table, verbs, hand } = await row('forty-nine', ['Ada', 'Ben'], {}, { options: { referee: 'strict' } })
  await playUntilChoice(table, hand)
  const [say, act] = [verbs.get('[data-action="extras"]'), verbs.get('[data-action="confirm"]')]
  expect([say, act].map((it) => it.attributes('aria-disabled'))).toEqual(['false', 'true'])
  await act.trigger('click')
  expect(hand.shownRefusal?.text).toBe('Touch first what you want to do.')
  const { ply } = table
  await hand.play(hand.moves.find(({ move }) => move !== 'draw' && move !== 'pass')!.move)
  await expect.poll(() => table.ply).toBe(ply + 1)
  await nextTick()
  // The screen is being passed on.
  expect(say.attributes('aria-disabled')).toBe('true')
  await say.trigger('click')
  expect(hand.shownRefusal?.text).toMatch(/Pass the screen/)
  expect(verbs.emitted('update:open')).toBeUndefined()
})

it('roulette has four actions in fixed places; one that cannot be used says what is missing', async () => {
  const { verbs, hand, table } = await row(
    'deck-o-cards-roulette',
    ['Ada', 'Ben'],
    {},
    { options: { banker: 'house' } },
  )
  const tiles = () => verbs.findAll('[data-verb]')
  const off = () => tiles().map((it) => it.attributes('aria-disabled') === 'true')
  expect(tiles().map((it) => it.text())).toEqual(['Spin', 'Clear', 'The same again', 'Double'])
  expect(off()).toEqual([false, true, true, true])
  await tiles()[2]!.trigger('click')
  expect(hand.shownRefusal?.text).toBe('You had nothing on the layout at the last spin.')
  await tiles()[3]!.trigger('click')
  expect(hand.shownRefusal?.text).toBe('You have nothing on the layout to double.')
  await hand.play('bet 2@red')
  await nextTick()
  expect(off()).toEqual([false, false, true, false])
  await tiles()[2]!.trigger('click')
  expect(hand.shownRefusal?.text).toMatch(/Clear it/)
  await tiles()[3]!.trigger('click')
  await expect.poll(() => (table.seen!.state as { readonly bets: object }).bets).toMatchObject({ A: { red: 4 } })
})

it('an action that plays several moves says why it cannot, and plays them all', async () => {
  const { hand, table, tile } = await row('deck-o-cards-roulette', ['Ada', 'Ben'], {}, { options: { banker: 'house' } })
  const stakes = () => (table.seen!.state as { readonly bets: Readonly<Record<string, unknown>> }).bets['A']
  await tile('stakes:double').trigger('click')
  expect(hand.shownRefusal?.text).toBe('You have nothing on the layout to double.')
  await hand.play('bet 1@7H')
  await tile('stakes:double').trigger('click')
  await expect.poll(stakes).toEqual({ '7H': 2 })
  await routeTouch({ kind: 'tap', touch: 'home' })
  expect(stakes()).toEqual({})
})

it('a play that is begun is asked for its rest, and the confirmation says what is missing', async () => {
  const { hand, table, verbs } = await row('cassino-21', ['Ada', 'Ben'])
  for (let tries = 0; !hand.moves.some(isBuild) && tries < 20; tries++) {
    await hand.play(hand.moves.at(-1)!.move)
    table.liftCurtain()
  }
  const build = hand.moves.find(isBuild)!
  const press = () => verbs.get('[data-action="confirm"]').trigger('click')
  await hand.tap(build.touches[0]!)
  await press()
  expect(hand.shownRefusal?.text).toBe('Touch what your card takes or is laid on, or the bare table to trail it.')
  for (const touch of build.touches.slice(1, -1)) await hand.tap(touch)
  if (hand.narrowed.single === null) await press()
  const asked = usePromptText().sentence.value
  expect(asked).toMatch(/What shall it count\? Touch .*|what it shall count as a build/)
  expect(asked).toContain(build.touches.at(-1)!.split(':')[1])
  hand.clear()
  for (const touch of [build.touches[0]!, build.touches.at(-1)!]) await hand.tap(touch)
  expect(usePromptText().sentence.value).toMatch(/Press DO IT to build|Touch what belongs to it/)
})

const isBuild = ({ move }: { readonly move: string }): boolean => move.includes(' builds ')

it('the plate tells how many moves there are, and opens their list', async () => {
  const { table, verbs, hand } = await row('forty-nine', ['Ada', 'Ben'])
  await playUntilChoice(table, hand)
  const plate = verbs.get('[data-action="moves"]')
  expect(plate.text()).toContain(String(hand.moves.length))
  await plate.trigger('click')
  expect(verbs.emitted('update:open')).toEqual([['moves']])
})

it('where there is no choice the verb glows, and one touch of it plays', async () => {
  const { table, tile } = await row('mystic-double-cross', ['Ada'])
  expect(tile('stock').classes()).toContain('glows')
  await tile('stock').trigger('click')
  await expect.poll(() => table.ply).toBe(1)
})

/** Mounts a page on which forced moves are played. */
const playsForced = () =>
  mount(
    defineComponent(() => {
      useAutomaticMoves()
      return () => h('div')
    }),
  )

it('forced moves play themselves if one likes', async () => {
  const { hand, table } = await row('mystic-double-cross', ['Ada'], { forced: true })
  expect(hand.moves.length).toBe(1)
  playsForced()
  await expect.poll(() => table.ply, { timeout: 30_000 }).toBeGreaterThan(2)
})

it('the end of a solitaire that nothing can spoil plays itself', async () => {
  const opening = SOLUTION.slice(0, -8).map((move) => `A ${move}`)
  const { table } = await row('suite-assembling', ['Ada'], {}, { tape: SOLVABLE_DEAL, opening })
  playsForced()
  await expect.poll(() => table.over, { timeout: 30_000 }).toBe(true)
  expect(table.seen?.scores['A']).toBe(49)
})
