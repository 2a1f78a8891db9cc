// @vitest-environment happy-dom
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSaveService, type SaveFolder } from '../../../../src/node/storage/save-service'
import type { SaveService } from '../../../../src/protocol/app/services'
import { createServicesClient } from '../../../../src/renderer/services/services-client'
import { resumeSave } from '../../../../src/renderer/stores/flow/game-actions'
import { usePage } from '../../../../src/renderer/stores/app/page'
import { useSaves } from '../../../../src/renderer/stores/app/saves'
import { setServices } from '../../../../src/renderer/stores/app/services'

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
    list: () => new Promise<void>((go) => listings.push(go)).then(() => folder.saves.list()),
  }
  const others = createServicesClient(() =>
    Promise.resolve({ ok: false, error: { code: 'unreachable', message: 'No host.' } }),
  )
  setServices({ ...others, saves: slow })
  setActivePinia(createPinia())
})

afterEach(async () => {
  await folder.close()
  await rm(at, { recursive: true, force: true })
})

describe('the saves of the page', () => {
  it('still say why a file was refused when a slow listing has come in', async () => {
    const saves = useSaves()
    const listing = saves.refresh()
    expect(await saves.importFile(new File(['not a game'], 'holiday.parlor'))).toBe(false)
    const why = saves.fault
    expect(why).toMatch(/\w+ \w+ \w+/)
    listings.forEach((go) => go())
    expect(await listing).toBe(true)
    expect(saves.fault).toBe(why)
  })

  it('say why a save could not be gone on with, in the sheet that lists them anew', async () => {
    const saves = useSaves()
    await resumeSave('forty-nine-2026-01-01-000000000000')
    expect(usePage().sheets).toEqual(['saves'])
    const listing = saves.refresh()
    listings.forEach((go) => go())
    await listing
    expect(saves.fault).toMatch(/\w+ \w+ \w+/)
  })

  it('forget a refusal when the next deed begins', async () => {
    const saves = useSaves()
    await saves.importFile(new File(['{}'], 'holiday.txt'))
    expect(saves.fault).not.toBeNull()
    const next = saves.importFile(new File(['not a game'], 'other.parlor'))
    expect(saves.fault).toBeNull()
    await next
    expect(saves.fault).not.toBeNull()
  })
})
