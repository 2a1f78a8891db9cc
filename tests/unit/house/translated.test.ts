import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'vue/compiler-sfc'
import { expect, test } from 'vitest'

const PAGE = resolve(import.meta.dirname, '../../../src/renderer')
const components = readdirSync(PAGE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.vue'))

/** Kinds of nodes in a parsed template, and of elements: neither a component nor a slot nor a `<template>`. */
const KINDS = { element: 1, comment: 3, interpolation: 5 }
const PLAIN = 0

interface TemplateNode {
  readonly type: number
  readonly tagType?: number
  readonly children?: readonly TemplateNode[]
  readonly loc: { readonly source: string }
}

/** Returns the texts of a component that can change and stand beside something else, or directly in a slot or a branch. */
function looseTexts(component: string): string[] {
  const { template } = parse(component).descriptor
  const loose: string[] = []
  const note = ({ type, tagType, children = [] }: TemplateNode): void => {
    const holdsOnlyText = children.every((child) => child.type !== KINDS.element && child.type !== KINDS.comment)
    const isFine = type === KINDS.element && tagType === PLAIN && holdsOnlyText
    const changing = children.filter((child) => child.type === KINDS.interpolation)
    if (!isFine) loose.push(...changing.map(({ loc }) => loc.source))
    children.forEach(note)
  }
  if (template?.ast) note(template.ast as unknown as TemplateNode)
  return loose
}

/**
 * A browser's translator puts elements in the place of text. Vue then changes text that is no longer in the page, except
 * where it is all that an element holds.
 */
test('text that changes is all that its element holds', () => {
  const found = components.flatMap((file) =>
    looseTexts(readFileSync(join(PAGE, file), 'utf8')).map((source) => `${file}: ${source}`),
  )
  expect(found).toEqual([])
})

test('such text is noticed beside an element, in a slot and in a branch', () => {
  const fine = '<p>{{ one }}: {{ two }}</p><p>fixed <b v-if="x">{{ three }}</b></p>'
  expect(looseTexts(`<template>${fine}</template>`)).toEqual([])
  const loose = '<p>{{ one }} <b>x</b></p><Slip>{{ two }}</Slip><template v-if="x">{{ three }}</template>'
  expect(looseTexts(`<template>${loose}</template>`)).toEqual(['{{ one }}', '{{ two }}', '{{ three }}'])
})
