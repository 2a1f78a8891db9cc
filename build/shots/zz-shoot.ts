import { chromium } from 'playwright-core'
import { openShotHost } from '/work/wt/frame/build/shots/host'
import { galleryPosition } from '/work/wt/frame/build/shots/gallery'
import { ready, resume, settled } from '/work/wt/frame/build/shots/page'
import { startBrowser } from '/work/wt/frame/tests/e2e/browser'
// usage: shoot.ts games sizes [query] [mode: play|end] 
const [games, sizes, query = '?quality=low&speed=instant', mode = 'play', tag = ''] = process.argv.slice(2)
const server = await startBrowser()
const browser = await chromium.connect(server.wsEndpoint())
for (const game of games!.split(',')) {
  const host = await openShotHost('/work/wt/frame/out/renderer')
  await host.save(galleryPosition(game))
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
  page.on('console', (m) => ['error','warning'].includes(m.type()) && !/GPU|GL Driver/.test(m.text()) && console.log('CONSOLE', m.text()))
  await page.goto(host.url + query)
  await ready(page)
  await resume(page)
  if (mode === 'end') {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.getByRole('button', { name: 'Yes, give up' }).click()
    await page.locator('html[data-over="true"]').waitFor({ state: 'attached' })
    await page.locator('[data-ending]').waitFor()
  }
  for (const size of sizes!.split(',')) {
    const [width, height] = size.split('x').map(Number) as [number, number]
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(700)
    await settled(page)
    await page.screenshot({ path: `/tmp/fr/shots/${game}-${size}${mode === 'end' ? '-end' : ''}${tag}.png` })
    console.log(game, size)
  }
  await context.close()
  await host.close()
}
await browser.close()
await server.close()
