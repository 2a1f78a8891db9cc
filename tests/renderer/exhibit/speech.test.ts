// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { nextTick } from 'vue'
import { resolveConfig } from '../../../src/exhibit/config'
import { addExhibitMessages } from '../../../src/renderer/exhibit/exhibit-messages'
import LowestBar from '../../../src/renderer/exhibit/LowestBar.vue'
import { sentenceOf, useSpeech } from '../../../src/renderer/exhibit/speech'
import { useVisit } from '../../../src/renderer/exhibit/visit'
import { i18n, setLanguage } from '../../../src/renderer/i18n'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import { setServices } from '../../../src/renderer/stores/app/services'
import { giveVoice } from './voice'
import './exhibit-words'
import { openStores } from '../stores/fresh-stores'

const ENGLISH = { code: 'en', name: 'English' }
const DANISH = { code: 'da', name: 'Dansk' }
const say = (words: string) => ({ words, language: 'en' })

beforeEach(() => {
  openStores()
  setServices(createServicesClient(() => Promise.resolve({ ok: true, value: undefined })))
})

/** Prepares a visit at which nothing is louder than `loudest`. */
async function visitAt(loudest: number): Promise<void> {
  const visit = useVisit()
  const config = resolveConfig({
    format: 'parlor-exhibit/1',
    games: ['isolation'],
    languages: [ENGLISH, DANISH],
    sound: { loudest },
  })
  await visit.prepare(config, {
    open: () => Promise.resolve(config),
    deal: () => Promise.resolve(0),
    minute: () => Promise.resolve(0),
    alive: () => Promise.resolve('none'),
    count: () => Promise.resolve(),
  })
  visit.choose()
}

test('a sentence replaces the one before, or waits for its end', async () => {
  const voice = giveVoice()
  await visitAt(0.6)
  const speech = useSpeech()
  speech.say([say('One.')])
  speech.add([say('Two.'), say('')])
  expect(voice.queue.map(({ text }) => text)).toEqual(['One.', 'Two.'])
  speech.say([say('Three: Q♥.')])
  expect(voice.queue.map(({ text }) => text)).toEqual(['Three: queen of hearts.'])
  speech.stop()
  expect(voice.queue).toEqual([])
})

test('nothing is spoken louder than the exhibit may be, and nothing at all where it must be silent', async () => {
  const voice = giveVoice()
  await visitAt(0.3)
  useSpeech().say([say('Softly.')])
  expect(voice.hear()).toBe('Softly.')
  expect(voice.all[0]!.volume).toBe(0.3)
  await visitAt(0)
  useSpeech().say([say('Nothing.')])
  expect(voice.hear()).toBe('')
  expect(useSpeech().isAvailable).toBe(false)
})

test('a voice that comes late is offered as soon as it is there', async () => {
  const voice = giveVoice()
  voice.voices = []
  await visitAt(0.6)
  const bar = mount(LowestBar, { global: { plugins: [i18n] } })
  onTestFinished(() => bar.unmount())
  expect(bar.find('[data-action="speak"]').exists()).toBe(false)
  voice.voices = [{ lang: 'en' }]
  voice.dispatchEvent(new Event('voiceschanged'))
  await nextTick()
  await bar.get('[data-action="speak"]').trigger('click')
  expect(voice.hear()).toContain('Which game?')
  await bar.get('[data-action="speak"]').trigger('click')
  expect(useVisit().isReading).toBe(false)
})

test('each sentence is spoken in the language in which it is written', async () => {
  const voice = giveVoice()
  await visitAt(0.6)
  addExhibitMessages({ languages: [DANISH], captions: {}, words: { da: { watch: 'Se på hånden.', again: 'Igen' } } })
  await setLanguage('da')
  onTestFinished(() => setLanguage('en'))
  useSpeech().say([sentenceOf('exhibit.watch'), sentenceOf('exhibit.yourTurn')])
  expect(voice.all.map(({ text, lang }) => [text, lang])).toEqual([
    ['Se på hånden.', 'da'],
    ['Your turn.', 'en'],
  ])
})

test('listening to an answer counts as being there, until it ends, and not beyond the time that it can take', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const voice = giveVoice()
  await visitAt(0.6)
  const speech = useSpeech()
  speech.say([say('Said by itself.')])
  expect(speech.isAnswering()).toBe(false)
  speech.answer([say('As you asked.')])
  expect(speech.isAnswering()).toBe(true)
  voice.hear()
  expect(speech.isAnswering()).toBe(false)
  // A voice that never comes to an end.
  speech.answer([say('')])
  voice.speak({ text: 'Stuck', lang: 'en', volume: 1 })
  vi.advanceTimersByTime(60_000)
  expect(speech.isAnswering()).toBe(false)
})
