import { expect, test } from 'vitest'
import { openHost, openPage, type PageOptions } from '../harness'
import { PHONE } from './hands'
import { openLanHost } from './house'
import { PATIENCE } from './table'

/** Makes the first request for a file fail as where the connection is cut off; counts all of them. */
function cutOffFirst(file: RegExp) {
  const asked = { times: 0 }
  const options: PageOptions = {
    expected: /ERR_FAILED|dynamically imported module/,
    listen: (page) =>
      page.route(
        (url) => file.test(url.pathname),
        (route) => (++asked.times === 1 ? route.abort() : route.continue()),
      ),
  }
  return { asked, options }
}

test.each([/\/page-[\w-]+\.js$/, /\/page-[\w-]+\.css$/])(
  'a page whose file %s is cut off at the start asks for it again, and begins',
  async (file) => {
    const { asked, options } = cutOffFirst(file)
    const page = await openPage(await openHost(), options)
    await expect.poll(() => asked.times, { timeout: PATIENCE.timeout }).toBe(2)
    await page.locator('html[data-started][data-ready="shelf"]').waitFor({ state: 'attached', ...PATIENCE })
  },
)

test.each([/\/form-[\w-]+\.js$/, /\/play-[\w-]+\.js$/])(
  'a hand whose file %s is cut off at the start asks for it again, and seats its person',
  async (file) => {
    const { services } = await openLanHost()
    const table = await services.lan!.open({
      game: 'pittsburgh-draw',
      name: 'Sunday table',
      options: {},
      chairs: ['open', 1],
    })
    const url = `http://127.0.0.1:${new URL(table.links[0] ?? '').port}/`
    const { asked, options } = cutOffFirst(file)
    const path = `hand.html?speed=instant#join=${table.token}`
    const hand = await openPage({ url }, { ...PHONE, path, ...options })
    expect(asked.times).toBe(2)
    await hand.locator('[data-sit] input').fill('Ada')
    await hand.locator('[data-action="sit-down"]').tap()
    await hand.locator('[data-hand-keys]').waitFor(PATIENCE)
  },
)
