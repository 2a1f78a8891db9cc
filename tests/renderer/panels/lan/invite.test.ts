// @vitest-environment happy-dom
import { nextTick } from 'vue'
import { expect, test } from 'vitest'
import type { HostedTable } from '../../../../src/protocol/app/services'
import InviteCard from '../../../../src/renderer/panels/lan/lobby/InviteCard.vue'
import { createServicesClient } from '../../../../src/renderer/services/services-client'
import { useSettings } from '../../../../src/renderer/stores/app/settings'
import { setServices } from '../../../../src/renderer/stores/app/services'
import { useLobby } from '../../../../src/renderer/stores/lan/lobby'
import { createPageAtTable, mountComponent, person } from './setup'

const linkTo = (address: string) => `http://${address}:4989/#join=${'0'.repeat(32)}`
const LINKS = [linkTo('10.8.0.2'), linkTo('192.168.1.5'), linkTo('[fd00::5]')]
const ADAPTERS = ['CloudflareWARP', 'wlan0', 'wlan0']

/** The invitation of a machine with these links, and what its host says about them from then on. */
function invitation(links: readonly string[], adapters: readonly string[]) {
  const { lan, lobby } = createPageAtTable([person('Ada')])
  const hosted = (now: readonly string[], of: readonly string[]) =>
    lan.updateHosted({ id: 'x', links: now, adapters: of, lobby } as unknown as HostedTable)
  hosted(links, adapters)
  return { lan, hosted, card: mountComponent(InviteCard) }
}

test('the owner chooses which address the code shows, by address and adapter, and this machine remembers it', async () => {
  const { card, hosted } = invitation(LINKS, ADAPTERS)
  const choice = card.get<HTMLSelectElement>('[data-invite-address]')
  expect(choice.findAll('option').map((one) => one.text())).toEqual([
    ...['10.8.0.2 (CloudflareWARP)', '192.168.1.5 (wlan0)', '[fd00::5] (wlan0)'],
  ])
  expect(card.get('[data-address]').text()).toBe('10.8.0.2:4989')
  await choice.setValue(LINKS[1])
  expect(card.get('[data-address]').text()).toBe('192.168.1.5:4989')
  expect(useLobby().link).toBe(LINKS[1])
  expect(useLobby().invitation?.address).toBe('192.168.1.5:4989')
  expect(useSettings().all.inviteAddress).toBe('192.168.1.5')

  // The address is gone for a while, and comes back.
  hosted(LINKS.slice(0, 1), ADAPTERS.slice(0, 1))
  await nextTick()
  expect(card.get('[data-address]').text()).toBe('10.8.0.2:4989')
  expect(card.find('[data-invite-address]').exists()).toBe(false)
  hosted([...LINKS].reverse(), [...ADAPTERS].reverse())
  await nextTick()
  expect(card.get('[data-address]').text()).toBe('192.168.1.5:4989')
})

test('an address that is refused is told in the page’s words, and no connection is tried', async () => {
  const { lan } = createPageAtTable([person('Ada')])
  lan.leave()
  const asked: unknown[] = []
  setServices(
    createServicesClient((name, args) => {
      asked.push([name, ...args])
      return Promise.resolve({ ok: false, error: { code: 'not-nearby', message: 'It is far away.' } })
    }),
  )
  expect(await lan.join({ address: 'example.com:4989', pass: { kind: 'code', code: 'K7PW3M' } })).toBe(false)
  expect(lan.fault).toMatch(/leads to the internet/u)
  expect(asked).toEqual([['lan.reach', 'example.com:4989']])
})
