// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useDemo } from '../../../src/renderer/stores/learn/demo'
import { usePage } from '../../../src/renderer/stores/app/page'
import { useQuestions } from '../../../src/renderer/stores/flow/questions'
import { openStores } from '../stores/fresh-stores'

beforeEach(() => openStores())
afterEach(() => useDemo().stop())

it('an exhibit plays itself on its game’s table, with its sentences and its count', async () => {
  // What an earlier test has left running may make its own stores the active ones during a wait.
  const [questions, page, demo] = [useQuestions(), usePage(), useDemo()]
  await questions.open('forty-nine-puzzle')
  expect(page.sheets).toEqual(['questions'])
  await questions.watchRecord(questions.exhibit!.shows[0]!)
  expect(page.place).toBe('demo')
  await demo.begin(null)
  expect([demo.face?.id, demo.lastIndex, demo.script?.startedFrom]).toEqual(['forty-nine-puzzle', 46, 'questions'])
  expect(demo.scores).toMatch(/16.*16.*16/)
  expect(demo.frame?.remark).toContain('16, 16 and 16')
  demo.go(46)
  expect(demo.scores).toMatch(/2.*0.*0/)
  expect(demo.playing).toBe(false)
})
