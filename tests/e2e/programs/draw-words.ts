/** Starts the packaged browser, draws a word and prints how wide it became, in pixels. */
import { chromium } from 'playwright-core'
import { packagedBrowser } from '../packaged-browser'

const packaged = await packagedBrowser()
if (packaged === null) throw new Error('there is no packaged browser for this machine')
const browser = await chromium.launch({ executablePath: packaged.path, env: { ...process.env, ...packaged.env } })
const page = await browser.newPage()
await page.setContent('<span>Cheater</span>')
const width = await page.evaluate<number>(`document.querySelector('span').getBoundingClientRect().width`)
await browser.close()
console.log(JSON.stringify({ width }))
