import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Lexer } from 'marked'
import { describe, expect, it } from 'vitest'
import en from '../../../src/renderer/i18n/en'
import drawer from '../../../src/renderer/i18n/en-drawer'
import hand from '../../../src/renderer/i18n/en-hand'

const FOLDER = path.resolve(import.meta.dirname, '../../../resources/manual')
const read = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8')
const FILES = readdirSync(FOLDER)

/** What a page calls the keys and sheets of the app, each once: the words in bold and italic letters. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\*\*([^*]+)\*\*|(?<!\w)_([^_]+)_(?!\w)/g)].map(([, bold, italic]) =>
    (bold ?? italic ?? '').replace(/\s+/g, ' '),
  )

const textsOf = (messages: unknown): string[] =>
  typeof messages === 'string' ? [messages] : Object.values(messages as object).flatMap(textsOf)

describe('the manual', () => {
  it.each(FILES)('%s calls everything as the app does, and shows pictures that are there', (file) => {
    const words = new Set([en, drawer, hand].flatMap(textsOf))
    const isKey = (name: string) => /^[A-Z]$/.test(name)
    expect(namesIn(read(file)).filter((name) => !words.has(name) && !isKey(name))).toEqual([])
    const pictures = [...read(file).matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, name]) => path.join(FOLDER, name!)) // the group matches
    expect(pictures.filter((picture) => !existsSync(picture))).toEqual([])
  })

  const translated = FILES.filter((file) => !file.endsWith('.en.md'))

  it('is there in four languages where a player reads it', () => {
    expect(translated.toSorted()).toEqual(
      ['evening', 'player'].flatMap((page) => ['de', 'es', 'fr'].map((code) => `${page}.${code}.md`)),
    )
  })

  it.each(translated)('%s says what the English page says, part by part', (file) => {
    const shapeOf = (text: string) => new Lexer({ gfm: true }).lex(text).map(({ type, raw }) => [type, namesIn(raw)])
    const english = read(file.replace(/\.\w+\.md$/, '.en.md'))
    expect(shapeOf(read(file))).toEqual(shapeOf(english))
    const numbersIn = (text: string) => text.match(/\d+/g)
    expect(numbersIn(read(file))).toEqual(numbersIn(english))
  })
})
