// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineComponent } from 'vue'
import { afterEach, describe, expect, it } from 'vitest'
import { i18n } from '../../../src/renderer/i18n'
import HostedRow from '../../../src/renderer/panels/lan/join/HostedRow.vue'
import { useLobbyNews } from '../../../src/renderer/panels/lan/play/lobby-news'
import TableNotes from '../../../src/renderer/panels/lan/play/TableNotes.vue'
import WarningNotes from '../../../src/renderer/panels/lan/play/WarningNotes.vue'
import { warningText } from '../../../src/renderer/lan/refusal-text'
import { useTableWarnings } from '../../../src/renderer/stores/lan/table-warnings'
import { setServices, useServices } from '../../../src/renderer/stores/app/services'
import { useGameLog } from '../../../src/renderer/stores/app/game-log'
import { openMachine } from '../../unit/node/lan-server/hosting/house'
import { closePages, openGuestPage, waitUntil, type GuestPage } from './page'

afterEach(closePages)

/**
 * Opens the page of a machine at its own table, where a game is played. Returns the page, and what hinders the disk from
 * taking the table's file.
 */
async function ownGame(): Promise<{ page: GuestPage; hinder: () => void; free: () => void }> {
  const { services, dataFolder } = await openMachine()
  const table = await services.lan!.open({ game: 'forty-nine', name: 'Attic', options: {}, chairs: ['open', 1] })
  const page = await openGuestPage({ server: { port: Number(table.address.split(':').at(-1)) } })
  setServices({ ...useServices(), lan: services.lan! })
  expect(await page.lan.joinHosted(table)).toBe(true)
  expect(await page.lan.sit('Ada')).toBe(true)
  await page.lan.start(1)
  await waitUntil(() => page.page.place === 'game' && page.table.persons.length > 0)
  const tables = join(dataFolder, 'tables')
  const removed = join(tables, 'removed')
  /** A folder with its name is in the file's way, and cannot go where such things are moved to. */
  const hinder = () => {
    const file = join(tables, `${table.id}.table.json`)
    rmSync(file)
    mkdirSync(file)
    writeFileSync(removed, '')
  }
  return { page, hinder, free: () => rmSync(removed) }
}

const show = (component: object, props: object = {}) => mount(component, { props, global: { plugins: [i18n] } })

/** Component that listens to the news of the table, as the page's live region does. */
const Listening = defineComponent(() => {
  useLobbyNews()
  return () => null
})

describe('the owner of a table that can’t be saved', () => {
  it('is told so beside the game and in the lobby, and that it is saved again when it is', async () => {
    const { page, hinder, free } = await ownGame()
    const notes = show(TableNotes)
    show(Listening)
    const troubles = useTableWarnings()
    expect(notes.find('[data-trouble]').exists()).toBe(false)

    hinder()
    await page.lan.pause(true)
    await waitUntil(() => troubles.hasUnsaved)
    await notes.vm.$nextTick()
    const said = notes.find('[role="alert"]')
    expect(said.attributes('data-trouble')).toBe('unsaved')
    expect(said.text()).toMatch(/^Not saved: .*A file lies where a folder belongs.* Play continues/u)
    const [table] = await useServices().lan!.hosted()
    expect(show(HostedRow, { table }).find('.fault').text()).toBe(said.text())

    free()
    await waitUntil(() => !troubles.hasUnsaved)
    await notes.vm.$nextTick()
    expect(notes.find('[role="alert"]').exists()).toBe(false)
    const mended = notes.find('[data-saved-again]').text()
    expect(mended).toMatch(/^Saved again/u)
    expect(useGameLog().spoken.map(({ text }) => text)).toContain(mended)
  })

  it('hears nothing more of it at another table', async () => {
    const { page, hinder } = await ownGame()
    const troubles = useTableWarnings()
    hinder()
    await page.lan.pause(true)
    await waitUntil(() => troubles.hasUnsaved)
    page.lan.leave()
    page.table.leave()
    await waitUntil(() => !troubles.hasUnsaved)
    expect(show(WarningNotes).text()).toBe('')
  })
})

describe('what stands in the way of a table', () => {
  it('is told in the page’s words by its code, and else as the host says it', () => {
    const full = { code: 'unsaved-disk-full', params: { reason: 'x' }, message: 'from the host' }
    expect(warningText(full)).toMatch(/^Not saved: the disk of this machine is full/u)
    const unheard = { code: 'unheard', params: { reason: 'no route' }, message: 'from the host' }
    expect(warningText(unheard)).toContain('by themselves (no route).')
    expect(warningText({ code: 'from-tomorrow', params: {}, message: 'from the host' })).toBe('from the host')
  })
})
