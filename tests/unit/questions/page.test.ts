import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { questionsPage } from '../../../build/questions'
import { EXHIBITS } from '../../../src/renderer/questions/exhibits'

const root = new URL('../../../', import.meta.url)

describe('the page of the 1928 questions', () => {
  it('is what the exhibits say', async () => {
    expect(readFileSync(new URL('docs/1928-questions.md', root), 'utf8')).toBe(await questionsPage())
  })

  it.each(EXHIBITS.flatMap(({ tests }) => tests))('names a test that there is: %s', (test) => {
    expect(existsSync(new URL(test, root))).toBe(true)
  })

  it('leads nowhere else that is not there', async () => {
    const links = [...(await questionsPage()).matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path]) => path!)
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((path) => !existsSync(new URL(path, root)))).toEqual([])
  })
})
