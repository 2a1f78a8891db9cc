// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { HEIRLOOM_DATA } from '../../../src/drawer/heirloom'
import { games } from '../../../src/rules/catalogue'
import { playHeirloom } from '../../../src/renderer/heirloom/player'
import { exampleOf } from '../example-record'

const root = document.documentElement
const NO_PRINTS = { pictures: {}, cells: {} }

afterEach(() => {
  document.body.replaceChildren()
  for (const name of ['at', 'hash', 'ready']) root.removeAttribute(`data-${name}`)
})

const press = (key: string): void => void document.dispatchEvent(new KeyboardEvent('keydown', { key }))
const moveWords = (): string[] => [...document.querySelectorAll('ol button')].map((it) => it.textContent)

it.each(games.map(({ info }) => info.id))('a page of %s has all its moves in words', async (id) => {
  const record = exampleOf(id)
  await playHeirloom({ record, code: null, manifest: NO_PRINTS })
  expect(moveWords()).toHaveLength(record.moves.length + 1)
  expect(moveWords().filter((words) => /undefined|[{}]|^\s*$/u.test(words))).toEqual([])
  expect(root.dataset['hash']).toMatch(/^[0-9a-f]{32}$/u)
})

describe('a page of Forty-Nine', () => {
  it('is played by keys, by its list and by its slider, and says where it is', async () => {
    const record = exampleOf('forty-nine')
    await playHeirloom({ record, code: 'FN-G1NM-XEBP-V', manifest: NO_PRINTS })
    const last = String(record.moves.length)
    for (const [key, at] of [
      ['ArrowRight', '1'],
      ['End', last],
      ['ArrowLeft', String(record.moves.length - 1)],
      ['Home', '0'],
    ] as const) {
      press(key)
      expect(root.dataset['at']).toBe(at)
    }
    document.querySelectorAll<HTMLElement>('ol button')[4]!.click()
    expect(root.dataset['at']).toBe('4')
    expect(document.querySelector('[aria-current=step]')?.textContent).toBe(moveWords()[4])
    expect(document.querySelector('[role=status]')?.textContent).toBe(moveWords()[4])
    const slider = document.querySelector('input')!
    expect(slider.getAttribute('aria-valuetext')).toBe(`Move 4 of ${last}, ${moveWords()[4]!}`)
    slider.value = last
    slider.dispatchEvent(new Event('input'))
    expect(root.dataset['at']).toBe(last)
    // From the end it begins again.
    press(' ')
    expect([root.dataset['at'], document.querySelector('.keys button:nth-child(3)')?.textContent]).toEqual([
      '0',
      'Pause',
    ])
    press(' ')
    expect(document.querySelector('footer')?.textContent).toContain('FN-G1NM-XEBP-V')
  })

  it('tells through a seat’s eyes only of cards that it has seen', async () => {
    const record = exampleOf('forty-nine')
    await playHeirloom({ record, code: null, manifest: NO_PRINTS })
    const all = moveWords()
    const select = document.querySelector('select')!
    select.selectedIndex = 1
    select.dispatchEvent(new Event('change'))
    expect(select.selectedOptions[0]?.textContent).toBe(record.names?.['A'] ?? 'Chair A')
    expect(moveWords()).not.toEqual(all)
    // What the other drew is told by nobody.
    const draws = record.moves.flatMap((move, at) => (move === 'B draw' ? [moveWords()[at + 1] ?? ''] : []))
    expect(draws.length).toBeGreaterThan(0)
    for (const words of draws) expect(words).not.toMatch(/\d/u)
  })
})

it('a name from right to left leaves numbers and moves beside it in their place', async () => {
  const record = { ...exampleOf('forty-nine'), names: { A: 'عمر', B: 'Ada' } }
  await playHeirloom({ record, code: null, manifest: NO_PRINTS })
  const shown = [document.querySelector('.scores')!.textContent, ...moveWords()].join(' ')
  expect(shown).toContain('\u2068عمر\u2069')
  expect(shown.replaceAll('\u2068عمر\u2069', '')).not.toContain('عمر')
})

it('a page of an earlier release replays its game to the same end with the rules that it holds', async () => {
  const fixture = (name: string) => readFileSync(`tests/fixtures/formats/${name}`, 'utf8')
  const page = new DOMParser().parseFromString(fixture('heirloom-1.html'), 'text/html')
  document.body.append(page.getElementById(HEIRLOOM_DATA)!)
  const [script = ''] = [...page.querySelectorAll('script')].flatMap((it) => (it.id === '' ? [it.textContent] : []))
  // The old page's own script is what is tried here, as a browser would run it.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  new Function(script)()
  await expect.poll(() => root.dataset['ready']).toBe('')
  expect(root.dataset['hash']).toBe((JSON.parse(fixture('deal-1.json')) as { hash: string }).hash)
})
