import { chromium } from 'playwright-core'
import { openShotHost } from '/work/wt/frame/build/shots/host'
import { galleryPosition } from '/work/wt/frame/build/shots/gallery'
import { ready, resume, settled } from '/work/wt/frame/build/shots/page'
import { startBrowser } from '/work/wt/frame/tests/e2e/browser'
const server = await startBrowser()
const browser = await chromium.connect(server.wsEndpoint())
const host = await openShotHost('/work/wt/frame/out/renderer')
await host.save(galleryPosition('forty-nine'))
const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })
const page = await context.newPage()
page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
const shot = async (name: string) => { await page.waitForTimeout(800); await settled(page); await page.screenshot({ path: `/tmp/fr/shots/x-${name}.png` }); console.log(name) }
await page.goto(host.url + '?quality=low&speed=instant')
await ready(page)
await shot('shelf')
await page.locator('[data-box="forty-nine-outfit"]').click()
await page.locator('[data-game="forty-nine"]').click()
await page.locator('[data-choice="play"]').waitFor()
await shot('box')
for (const what of ['demo', 'lesson']) {
  const b = page.locator(`[data-choice="${what}"]`)
  if (await b.count()) { await b.click(); await page.waitForTimeout(500); 
    if (what === 'demo') await page.locator('[data-demo-forward]').click()
    await shot(what)
    await page.setViewportSize({ width: 390, height: 844 }); await shot(what + '-390')
    await page.setViewportSize({ width: 844, height: 390 }); await shot(what + '-844')
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.getByRole('button', { name: what === 'demo' ? /Leave|shelf|back to/i : /Leave/ }).first().click()
    await page.locator('[data-choice="play"]').waitFor()
  } else console.log('no', what)
}
await page.goto(host.url + '?quality=low&speed=instant'); await resume(page)
await page.keyboard.press('v'); await shot('top')
await page.keyboard.press('v'); await shot('lean')
await context.close(); await host.close(); await browser.close(); await server.close()
