// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSaveService, type SaveFolder } from '../../../src/node/storage/save-service'
import { i18n } from '../../../src/renderer/i18n'
import DrawerSheet from '../../../src/renderer/panels/drawer/DrawerSheet.vue'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import { useDrawer } from '../../../src/renderer/stores/app/drawer'
import { usePage } from '../../../src/renderer/stores/app/page'
import { setServices } from '../../../src/renderer/stores/app/services'
import { useSaves } from '../../../src/renderer/stores/app/saves'
import { playedGame } from '../../played-game'
import { openFreshStores } from '../stores/fresh-stores'

/** A record of two moves, and one of a solitaire. */
const RECORDS = [
  { game: 'forty-nine', seats: ['A', 'B'], names: { A: 'Guest', B: 'Walter' }, chance: { seed: 'one' }, moves: [] },
  { game: 'isolation', seats: ['A'], names: { A: 'Guest' }, moves: [] },
]

let at = ''
let folder: SaveFolder

beforeEach(async () => {
  // Nothing was baked here.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })))
  openFreshStores()
  at = await mkdtemp(join(tmpdir(), 'parlor-drawer-'))
  folder = await createSaveService(at)
  const others = createServicesClient(() => Promise.resolve({ ok: true, value: { savesFolder: at } }))
  setServices({ ...others, saves: folder.saves })
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await folder.close()
  await rm(at, { recursive: true, force: true })
})

async function openDrawer(records: readonly object[] = RECORDS) {
  for (const record of records)
    await folder.saves.importRecord(JSON.stringify({ format: 'parlor-record/1', ...record }))
  const sheet = mount(DrawerSheet, { global: { plugins: [i18n] }, attachTo: document.body })
  await expect.poll(() => sheet.findAll('[data-save]').length).toBe(records.length)
  return sheet
}

it('tells a first-time visitor how it fills, and offers no empty lists', async () => {
  const sheet = await openDrawer([])
  expect(sheet.get('[data-note=first]').text()).toContain('Every game that you begin lies here')
  expect([sheet.find('.choices').exists(), sheet.find('[data-chosen]').exists()]).toEqual([false, false])
  // Today's deal is two presses away: the second is on that page.
  await sheet.get('[data-sheet=today]').trigger('click')
  expect(usePage().sheets).toEqual(['today'])
  sheet.unmount()
})

it('finds by name, says how many 400 ms after the last letter, and why nothing is found', async () => {
  const sheet = await openDrawer()
  const search = sheet.get('input[type=search]')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: '/' }))
  expect(document.activeElement).toBe(search.element)
  await search.setValue('walter')
  expect(sheet.findAll('[data-save]')).toHaveLength(1)
  expect(sheet.get('[data-count]').text()).toBe('one of 2 games')
  expect(sheet.get('[role=status]').text()).not.toBe('One game.')
  await expect.poll(() => sheet.get('[role=status]').text()).toBe('One game.')
  await search.setValue('waltre')
  expect(sheet.get('[data-note=none]').text()).toContain('fits “waltre”')
  await sheet.get('[data-meant]').trigger('click')
  expect(sheet.findAll('[data-save]')).toHaveLength(1)
  // A code is a search, too: a wrong one is told, that of no game here can be dealt.
  await search.setValue('fn glnm xebp w')
  expect(sheet.get('[data-note=none] [data-code-fault]').text()).toContain('One letter or figure is wrong')
  expect(sheet.find('[data-deal]').exists()).toBe(false)
  await search.setValue('fn glnm xebp v')
  expect(sheet.find('[data-code-fault]').exists()).toBe(false)
  expect(sheet.find('[data-deal]').exists()).toBe(true)
  sheet.unmount()
})

it('marks, remarks and deletes what is chosen, and brings it back also after it was left', async () => {
  const sheet = await openDrawer()
  for (const box of sheet.findAll('[data-save] input')) await box.setValue(true)
  expect(sheet.get('[role=status]').text()).toBe('2 of 2 games chosen.')
  await sheet.get('[data-verb=mark]').trigger('click')
  await expect.poll(() => sheet.findAll('.marked').length).toBe(2)
  await sheet.get('[data-save] input').setValue(false)
  await sheet.get('[data-remark]').setValue('long chain')
  await expect.poll(() => sheet.find('.remark').exists()).toBe(true)
  await sheet.get('[data-all]').trigger('click')
  await sheet.get('[data-verb=remove]').trigger('click')
  await expect.poll(() => sheet.findAll('[data-save]').length).toBe(0)
  expect(document.activeElement).toBe(sheet.get('h2').element)
  expect(await folder.saves.list()).toEqual([])
  sheet.unmount()
  useDrawer().search('')
  const again = mount(DrawerSheet, { global: { plugins: [i18n] }, attachTo: document.body })
  await flushPromises()
  await again.get('[data-undo]').trigger('click')
  await expect.poll(() => again.findAll('.marked').length).toBe(2)
  expect(
    useSaves()
      .list.map(({ note }) => note?.remark)
      .toSorted(),
  ).toEqual(['', 'long chain'])
  // The choices count what lies in the drawer now, also while some of it is deleted.
  const counts = () =>
    ['[aria-pressed=true]', '[data-facet=how][data-value=marked]'].map((of) => again.get(`.choices ${of} i`).text())
  expect(counts()).toEqual(['2', '2'])
  await again.get('[data-save] input').setValue(true)
  await again.get('[data-verb=remove]').trigger('click')
  await expect.poll(counts).toEqual(['1', '1'])
  await again.get('[data-undo]').trigger('click')
  await expect.poll(counts).toEqual(['2', '2'])
  again.unmount()
})

it('says of the game to go on with against whom it is, how far it is, and how it stands', async () => {
  const whole = playedGame('forty-nine', { seed: 'under way', levels: [1, 1] }).record()
  const record = { ...whole, names: { A: 'Guest', B: 'Walter' }, moves: whole.moves.slice(0, -2) }
  const sheet = await openDrawer([record])
  const [own, other] = (await folder.saves.list())[0]!.scores
  expect(own! + other!).toBeGreaterThan(0)
  expect(sheet.get('[data-go-on] p').text()).toMatch(
    new RegExp(
      `^Go on: Forty-Nine with WalterBegun .+, ${String(record.moves.length)} moves, ${own} to ${other}\\.`,
      'u',
    ),
  )
  sheet.unmount()
})

it('says of a puzzle that was solved with help that it was', async () => {
  const solution = ['25x11', '32x16x18', '19x17', '11x23x39x27x25'].map((move) => `A ${move}`)
  const puzzle = { format: 'parlor-record/1', game: 'nine-men-square', seats: ['A'], names: { A: 'Guest' } }
  const id = await folder.saves.importRecord(JSON.stringify({ ...puzzle, moves: solution.slice(0, 3) }))
  const { length } = (await folder.saves.load(id)).entries
  await folder.saves.append(id, length, { kind: 'hint', seat: 'A', at: Date.now() })
  await folder.saves.append(id, length + 1, { kind: 'move', move: solution[3] ?? '', at: Date.now() })
  await folder.saves.importRecord(JSON.stringify({ ...puzzle, moves: solution }))
  const sheet = await openDrawer([])
  await expect
    .poll(() =>
      sheet
        .findAll('[data-save] strong')
        .map((it) => it.text())
        .sort(),
    )
    .toEqual(['solved', 'solved with help'])
  sheet.unmount()
})

it('keeps a finished game as a page, and no other', async () => {
  const solved = ['25x11', '32x16x18', '19x17', '11x23x39x27x25'].map((move) => `A ${move}`)
  const sheet = await openDrawer([
    ...RECORDS,
    { game: 'nine-men-square', seats: ['A'], names: { A: 'Ada' }, moves: solved },
  ])
  const built = (path: string) =>
    path.includes('heirloom/') ? new Response(`/* ${path} */`) : new Response(null, { status: 404 })
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(built(path)))
  const pages: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (pages.push(file as Blob), 'blob:kept'))
  for (const card of sheet.findAll('[data-save]')) {
    await card.get('input').setValue(true)
    const isOver = card.text().includes('Nine Men')
    expect(sheet.find('[data-verb=keep]').exists()).toBe(isOver)
    if (isOver) await sheet.get('[data-verb=keep]').trigger('click')
    await card.get('input').setValue(false)
  }
  await expect.poll(() => pages.length).toBe(1)
  const page = await pages[0]!.text()
  expect(page).toContain('"moves":["A 25x11"')
  expect(page).toContain('/* ./heirloom/heirloom.css */')
  for (const part of ['player', 'nine-men-square']) expect(page).toContain(btoa(`/* ./heirloom/${part}.js.gz */`))
  vi.restoreAllMocks()
  sheet.unmount()
})

it('saves the words of several finished games as one file, with an empty line between them; nothing if one fails, which is named', async () => {
  const names = { A: 'Guest', B: 'Walter' }
  const sheet = await openDrawer([playedRecord('one', names), RECORDS[0]!, playedRecord('two', names)])
  await sheet.get('[data-save] input').setValue(true)
  await sheet.get('[data-all]').trigger('click')
  await sheet.get('[data-verb=cards]').trigger('click')
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    // Small pictures are drawn meanwhile.
    if ((file as Blob).type === 'text/plain') files.push(file as Blob)
    return 'blob:kept'
  })
  await sheet.get('[data-told=code]').setValue(false)
  await sheet.get('[data-card-words]').trigger('click')
  await expect.poll(() => files.length).toBe(1)
  const words = await files[0]!.text()
  expect(words.match(/^PITTSBURGH DRAW$/gmu)).toHaveLength(2)
  expect(words.match(/^\S*Guest\S* \d+ · \S*Walter\S* \d+$/gmu)).toHaveLength(2)
  expect(words).toContain('\n\nPITTSBURGH DRAW\n')
  expect(words).not.toContain('Deal ')

  const last = (await folder.saves.list()).filter(({ over }) => over).at(-1)!
  await folder.saves.remove(last.id)
  await sheet.get('[data-card-words]').trigger('click')
  await expect.poll(() => sheet.find('[data-card-sheet] [data-fault]').exists()).toBe(true)
  expect(sheet.get('[data-card-sheet] [data-fault]').text()).toMatch(/^Pittsburgh Draw, .+ Nothing was saved\.$/u)
  expect(files).toHaveLength(1)
  vi.restoreAllMocks()
  sheet.unmount()
})

const recordText = (at: number): string => JSON.stringify({ format: 'parlor-record/1', ...RECORDS[at] })

const playedRecord = (seed: string, names: Record<string, string>) =>
  playedGame('pittsburgh-draw', { seed, levels: [2, 1], options: { target: 5 } }).record({ names })

it('shows what a dropped folder holds before anything changes; doubles stay out, and files without a game are named', async () => {
  const names = { A: 'Guest', B: 'Walter' }
  const sheet = await openDrawer([playedRecord('one', names)])
  const file = (name: string, text: string) => ({
    name,
    isDirectory: false,
    file: (give: (file: File) => void) => give(new File([text], name)),
  })
  const folderOf = (name: string, entries: readonly object[]) => {
    const parts = [entries, []]
    return {
      name,
      isDirectory: true,
      createReader: () => ({ readEntries: (give: (part: unknown) => void) => give(parts.shift()) }),
    }
  }
  const dropped = folderOf('old games', [
    // The same game, whoever it says has played it.
    file('here already.parlor', JSON.stringify(playedRecord('one', { A: 'Ada' }))),
    file('new.parlor', JSON.stringify(playedRecord('two', names))),
    file('notes.txt', 'nothing of ours'),
    folderOf('more', [
      file('two.json', recordText(1)),
      file('two again.json', recordText(1)),
      file('broken.parlor', 'no game'),
    ]),
  ])
  const dataTransfer = { items: [{ webkitGetAsEntry: () => dropped }], files: [new File([''], 'old games')] }
  await sheet.get('[data-drawer]').trigger('drop', { dataTransfer })
  await expect.poll(() => sheet.find('[data-list=faults]').text()).toContain('broken.parlor')
  await expect.poll(() => sheet.find('[data-take]').text()).toBe('Take in 2 games')
  const rowsOf = (list: string) => sheet.findAll(`[data-list=${list}] li`).map((it) => it.text())
  expect(rowsOf('games')).toEqual([
    expect.stringMatching(/^Pittsburgh Draw, Guest and Walter, \d+ moves$/u),
    'Isolation, Guest, no moves yet',
  ])
  expect(rowsOf('doubles')).toEqual(['here already.parlor', 'two again.json'])
  expect(rowsOf('faults')).toEqual([expect.stringMatching(/broken\.parlor: .*\w+ \w+ \w+/u)])
  expect(await folder.saves.list()).toHaveLength(1)
  await sheet.get('[data-take]').trigger('click')
  await expect.poll(() => sheet.findAll('[data-save]').length).toBe(3)
  expect(sheet.findAll('[data-save] input:checked')).toHaveLength(2)
  expect(sheet.find('[data-intake]').exists()).toBe(false)
  sheet.unmount()
})

it('opens files, a folder and pasted text by the keyboard alone, and changes nothing if that is left', async () => {
  // The browsers of today have it.
  Object.defineProperty(HTMLInputElement.prototype, 'webkitdirectory', {
    configurable: true,
    get(this: HTMLInputElement) {
      return this.hasAttribute('webkitdirectory')
    },
    set(this: HTMLInputElement, on: boolean) {
      this.toggleAttribute('webkitdirectory', on)
    },
  })
  const sheet = await openDrawer([])
  const choose = async (selector: string, files: readonly File[]) => {
    const field = sheet.get<HTMLInputElement>(`input[type=file]${selector}`)
    Object.defineProperty(field.element, 'files', { value: files, configurable: true })
    await field.trigger('change')
  }
  const offered = () => sheet.findAll('[data-list=games] li').length
  // As some shells of Windows write it.
  await choose('[multiple]', [new File([Buffer.from(`\uFEFF${recordText(1)}`, 'utf16le')], 'a.parlor')])
  await expect.poll(offered).toBe(1)
  await sheet.get('[data-intake] .row .key').trigger('click')
  expect(sheet.find('[data-intake]').exists()).toBe(false)
  await choose('[multiple]', [new File(['{}'], 'holiday.txt')])
  await expect.poll(() => sheet.find('[data-list=faults]').text()).toContain('This is not a .parlor file.')
  expect(sheet.find('[data-take]').exists()).toBe(false)
  await sheet.get('[data-intake] .row .key').trigger('click')
  await choose('[multiple]', [new File([], 'a.parlor')])
  await expect.poll(() => sheet.find('[data-list=faults]').text()).toContain('This file is empty.')
  await sheet.get('[data-intake] .row .key').trigger('click')
  await choose('[webkitdirectory]', [new File([recordText(0)], 'a.parlor'), new File(['x'], 'picture.png')])
  await expect.poll(offered).toBe(1)
  expect(sheet.find('[data-list=faults]').exists()).toBe(false)
  await sheet.get('[data-intake] .row .key').trigger('click')
  await sheet.get('h2').trigger('paste', { clipboardData: { getData: () => recordText(1), files: [] } })
  await expect.poll(offered).toBe(1)
  expect(await folder.saves.list()).toEqual([])
  sheet.unmount()
  Reflect.deleteProperty(HTMLInputElement.prototype, 'webkitdirectory')
})
