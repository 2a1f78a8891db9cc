// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readExhibit } from '../../../src/node/exhibit/read-exhibit'
import type { ExhibitService } from '../../../src/protocol/app/services'
import { addExhibitMessages } from '../../../src/renderer/exhibit/exhibit-messages'
import ExhibitApp from '../../../src/renderer/exhibit/ExhibitApp.vue'
import { firstMoveOf } from '../../../src/renderer/exhibit/first-move'
import { piecesToRead } from '../../../src/renderer/exhibit/situation'
import { useVisit } from '../../../src/renderer/exhibit/visit'
import { loadGameFace } from '../../../src/renderer/games'
import { loadGame } from '../../../src/renderer/games/rules'
import { i18n } from '../../../src/renderer/i18n'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import { loadCuts } from '../../../src/renderer/services/exhibit-cuts'
import { setServices } from '../../../src/renderer/stores/app/services'
import { useSelection } from '../../../src/renderer/stores/table/selection'
import { useTable } from '../../../src/renderer/stores/table/table'
import { giveVoice } from './voice'
import { passTimeUntil } from './page-clock'
import './exhibit-words'
import { openStores } from '../stores/fresh-stores'
import { everyOther } from '../../scale'

/** Words that are English in any sentence, and stand in none of the other languages of the examples. */
const ENGLISH =
  /\b(the|your|you|yours|of|with|and|is|are|touch|card|cards|lay|lays|player|nothing|nobody|square|row|more|draw|pass|cannot|red|green|yellow|orange [0-9])\b/i

/** After so many turns of a game nothing new is said until its end. */
const TURNS = 8

beforeEach(async () => {
  await import('../../../src/renderer/panels/table/flat/FlatTable.vue')
  vi.useFakeTimers()
  openStores()
  setServices(createServicesClient(() => Promise.resolve({ ok: true, value: undefined })))
})
afterEach(async () => {
  await useVisit().reset()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Returns all that a visitor reads or hears on the page now: texts, names for screen readers, and what is read aloud. */
function sentencesOnPage(): string[] {
  const all = [...document.querySelectorAll('body *')].filter((it) => it.closest('[inert], script, style') === null)
  const texts = all.flatMap((it) => [...it.childNodes]).filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  const labels = all.map((it) => it.getAttribute('aria-label') ?? '')
  return [
    ...texts.map(({ textContent }) => textContent ?? ''),
    ...labels,
    ...piecesToRead()
      .flat()
      .map(({ words }) => words),
  ]
}

test.each(everyOther(['exhibit', 'exhibit.languages']))(
  'a visit to the shipped %s has no English sentence in another language, in any scene of any game',
  { timeout: 300_000 },
  async (name) => {
    const read = readExhibit(readFileSync(`resources/${name}.example.json`, 'utf8'))
    if (!read.ok) throw new Error('The example has faults.')
    const config = { ...read.config, screen: { ...read.config.screen, table: 'flat' as const, quiet: true } }
    for (const game of config.games)
      await Promise.all([loadGame(game), loadGameFace(game), loadCuts(game), firstMoveOf(game).catch(() => null)])
    addExhibitMessages(config)
    giveVoice()
    const others = config.languages.map(({ code }) => code).filter((code) => code !== 'en')
    const fallenBack = new Set<string>()
    vi.spyOn(console, 'warn').mockImplementation((message: unknown) => {
      const [, key] = /Fall back to translate '(.+)' key/.exec(String(message)) ?? []
      if (key !== undefined) fallenBack.add(key)
    })
    const visit = useVisit()
    const machine: ExhibitService = {
      open: () => Promise.resolve(config),
      deal: () => Promise.resolve(0),
      minute: () => Promise.resolve(0),
      alive: () => Promise.resolve('none'),
      count: () => Promise.resolve(),
    }
    await visit.prepare(config, machine)
    const page = mount(ExhibitApp, { global: { plugins: [i18n] }, attachTo: document.body })
    onTestFinished(() => page.unmount())
    const english = new Set<string>()
    const scenes = new Set<string>()
    /** Turns through the other languages and notes what is English on the page. */
    const look = async () => {
      for (const code of others) {
        await visit.switchLanguage(code)
        await flushPromises()
        scenes.add(`${visit.scene}${visit.isAboutShown ? ', about' : ''}${visit.covered ? ', covered' : ''}`)
        for (const words of sentencesOnPage()) if (ENGLISH.test(words)) english.add(`${code}: ${words}`)
      }
    }
    visit.choose()
    await look()
    const [selection, table] = [useSelection(), useTable()]
    for (const game of config.games) {
      for (const together of [false, true]) {
        visit.choose()
        if (visit.together !== together) visit.playBy('together')
        await look()
        void visit.begin(game)
        await passTimeUntil(() => table.seen !== null)
        await look()
        await passTimeUntil(() => visit.scene === 'play' && (visit.covered || table.actor !== null))
        await look()
        // A touch that means nothing is answered, too.
        if (!visit.covered) await selection.tap('nowhere')
        await look()
        for (let turn = 0; together && visit.scene !== 'result'; turn++) {
          await passTimeUntil(() => visit.scene === 'result' || visit.covered || table.actor !== null)
          if (visit.covered) {
            if (turn < TURNS) await look()
            visit.currentTable()?.sides?.turnHandUp()
          } else if (table.actor !== null) {
            if (turn < TURNS) await look()
            await table.play(table.actor, table.table!.moves(table.actor)[0]!)
          }
          await vi.advanceTimersByTimeAsync(500)
        }
        await look()
      }
      visit.isAboutShown = true
      await look()
    }
    expect([...english]).toEqual([])
    // The score has no words, and bots are called by the exhibit's own name.
    const free = ['names.bots', 'game.scoreOf', 'game.cannotTouch']
    expect([...fallenBack].filter((key) => !free.includes(key))).toEqual([])
    expect([...scenes].sort()).toEqual(['choice', 'play', 'play, covered', 'result', 'result, about', 'watch'])
  },
)
