import { mount, type VueWrapper } from '@vue/test-utils'
import type { Component } from 'vue'
import type { LobbySeat, Lobby } from '../../../../src/protocol/lan/table-schemas'
import { readSettings, useSettings } from '../../../../src/renderer/stores/app/settings'
import { createServicesClient } from '../../../../src/renderer/services/services-client'
import { i18n } from '../../../../src/renderer/i18n'
import { useLan } from '../../../../src/renderer/stores/lan/lan'
import { setServices } from '../../../../src/renderer/stores/app/services'
import { openStores } from '../../stores/fresh-stores'

export const person = (name: string, more: Partial<Extract<LobbySeat, { ready: boolean }>> = {}): LobbySeat => ({
  state: 'here',
  name,
  ready: false,
  ...more,
})

/** Opens a new page at a table with these chairs. `mine` are the chairs of this screen. */
export function createPageAtTable(
  chairs: readonly LobbySeat[],
  { owner = true, mine = [0] as readonly number[] } = {},
) {
  openStores()
  setServices(
    createServicesClient(() => Promise.resolve({ ok: false, error: { code: 'unreachable', message: 'No host.' } })),
  )
  Object.assign(useSettings().all, readSettings({ name: 'Ada' }))
  const lan = useLan()
  const lobby: Lobby = {
    table: 'Parlor',
    game: 'forty-nine',
    rules: 1,
    options: {},
    phase: 'gathering',
    paused: false,
    chairs: [...chairs],
    onlookers: 0,
    round: 1,
  }
  const links = ['http://192.168.1.5:4989/#join=0123456789abcdef0123456789abcdef']
  const table = { name: 'Parlor', game: 'forty-nine', options: {}, code: 'K7PW3M', links, adapters: ['wlan0'] }
  lan.joinedTable = { ...table, isOwner: owner, id: 'x' }
  lan.lobby = lobby
  lan.seats = mine
  lan.connection = { state: 'connected' }
  return { lan, lobby }
}

export function mountComponent(component: Component, props: Record<string, unknown> = {}): VueWrapper {
  return mount(component, { props, global: { plugins: [i18n] }, attachTo: document.body })
}
