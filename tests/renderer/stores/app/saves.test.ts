// @vitest-environment happy-dom
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSaveService, type SaveFolder } from '../../../../src/node/storage/save-service'
import type { SaveService } from '../../../../src/protocol/app/services'
import { createServicesClient } from '../../../../src/renderer/services/services-client'
import { resumeSave } from '../../../../src/renderer/stores/flow/game-actions'
import { isolation } from '../../../../src/rules/forty-nine-outfit/isolation'
import { defaults } from '../../../../src/rules/kit'
import { usePage } from '../../../../src/renderer/stores/app/page'
import { useSaves } from '../../../../src/renderer/stores/app/saves'
import { setServices } from '../../../../src/renderer/stores/app/services'
import { openStores } from '../fresh-stores'

const HEAD = {
  format: 'parlor-journal/1',
  game: 'isolation',
  version: isolation.info.version,
  seed: 'a seed',
  at: 1,
  options: defaults(isolation.info),
  chairs: [{ kind: 'person', name: 'Ada' }],
} as const

/** The id of a copy that is not there. */
const NO_COPY = `~${'0'.repeat(32)}`

let at = ''
let folder: SaveFolder
/** Functions that each let a waiting listing go on. */
let listings: (() => void)[] = []

beforeEach(async () => {
  at = await mkdtemp(join(tmpdir(), 'parlor-page-saves-'))
  folder = await createSaveService(at)
  listings = []
  const slow: SaveService = {
    ...folder.saves,
    list: () => {
      const found = folder.saves.list()
      return new Promise<void>((go) => listings.push(go)).then(() => found)
    },
  }
  const others = createServicesClient(() =>
    Promise.resolve({ ok: false, error: { code: 'unreachable', message: 'No host.' } }),
  )
  setServices({ ...others, saves: slow })
  openStores()
})

afterEach(async () => {
  await folder.close()
  await rm(at, { recursive: true, force: true })
})

describe('the saves of the page', () => {
  it('still say why a copy was refused when a slow listing has come in', async () => {
    const saves = useSaves()
    const listing = saves.refresh()
    expect(await saves.takeIn(NO_COPY)).toBe(false)
    const why = saves.fault
    expect(why).toMatch(/\w+ \w+ \w+/)
    listings.forEach((go) => go())
    expect(await listing).toBe(true)
    expect(saves.fault).toBe(why)
  })

  it('are listed once for all who look at the same time, and an older list takes no newer one’s place', async () => {
    const saves = useSaves()
    const made = await folder.saves.create(HEAD)
    const looks = [saves.look(), saves.look()]
    await expect.poll(() => listings.length).toBe(1)
    const removing = saves.remove([made])
    await expect.poll(() => listings.length).toBe(2)
    listings[1]!()
    expect(await removing).toBe(1)
    expect(saves.list).toEqual([])
    listings[0]!()
    expect(await Promise.all(looks)).toEqual([true, true])
    expect(saves.list).toEqual([])
    const again = saves.look()
    await expect.poll(() => listings.length).toBe(3)
    listings[2]!()
    expect(await again).toBe(true)
  })

  it('say why a save could not be gone on with, in the sheet that lists them anew', async () => {
    const saves = useSaves()
    await resumeSave('forty-nine-2026-01-01-000000000000')
    expect(usePage().sheets).toEqual(['drawer'])
    const listing = saves.refresh()
    listings.forEach((go) => go())
    await listing
    expect(saves.fault).toMatch(/\w+ \w+ \w+/)
  })

  it('take in a copy that another program has made, and never go on with it by themselves', async () => {
    const saves = useSaves()
    const made = await folder.saves.create(HEAD)
    await folder.saves.append(made, 0, { kind: 'hint', seat: 'A', at: 2 })
    await copyFile(join(folder.savesFolder, `${made}.parlor-journal`), join(folder.savesFolder, 'a (1).parlor-journal'))
    const list = async () => {
      const listing = saves.refresh()
      listings.splice(0).forEach((go) => go())
      await listing
      return saves.list
    }
    const copy = (await list()).find(({ id }) => id !== made)!
    expect(copy).toMatchObject({ game: 'isolation', canTakeIn: true })
    expect(saves.latest?.id).not.toBe(copy.id)
    const taking = saves.takeIn(copy.id)
    await expect.poll(() => listings.length).toBe(1)
    listings.splice(0).forEach((go) => go())
    expect(await taking).toBe(true)
    expect(saves.list.map(({ fault }) => fault)).toEqual([undefined, undefined])
    expect(await saves.takeIn(copy.id)).toBe(false)
    expect(saves.fault).toMatch(/\w+ \w+ \w+/)
  })

  it('are removed one after another, up to the first that fails, and the reason stays', async () => {
    const saves = useSaves()
    const made = await Promise.all(['one', 'two', 'three'].map(() => folder.saves.create(HEAD)))
    const removing = saves.remove([made[0]!, 'colorow-2026-01-01-000000000000', made[1]!])
    await expect.poll(() => listings.length).toBe(1)
    listings.forEach((go) => go())
    expect(await removing).toBe(1)
    expect(saves.fault).toMatch(/\w+ \w+ \w+/)
    expect(saves.list.map(({ id }) => id).toSorted()).toEqual([made[1]!, made[2]!].toSorted())
  })

  it('come back with what was noted on them', async () => {
    const saves = useSaves()
    const made = await Promise.all(['one', 'two', 'three'].map(() => folder.saves.create(HEAD)))
    const at = async <T>(work: Promise<T>): Promise<T> => {
      await expect.poll(() => listings.length).toBe(1)
      listings.splice(0).forEach((go) => go())
      return work
    }
    await at(saves.refresh())
    await at(saves.note(saves.list, { remark: 'long chain' }))
    await at(saves.note(saves.list.slice(0, 1), { marked: true }))
    const before = saves.list
    expect(before.map(({ note }) => note?.remark)).toEqual(['long chain', 'long chain', 'long chain'])
    expect(before.filter(({ note }) => note?.marked)).toHaveLength(1)
    expect(await at(saves.remove(made))).toBe(3)
    expect([saves.list, saves.removed]).toEqual([[], made])
    expect(await at(saves.undoRemoval())).toBe(3)
    expect([saves.list, saves.removed]).toEqual([before, []])
  })

  it('forget a refusal when the next deed begins', async () => {
    const saves = useSaves()
    await saves.takeIn(NO_COPY)
    expect(saves.fault).not.toBeNull()
    const next = saves.takeIn(NO_COPY)
    expect(saves.fault).toBeNull()
    await next
    expect(saves.fault).not.toBeNull()
  })
})
