// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { MarkdownText } from '../../../src/renderer/panels/base/markdown'

const html = (source: string): string => mount(MarkdownText, { props: { source, idPrefix: 'p-' } }).html()

test('headings get ids of their own or from their words, with the prefix of the page', () => {
  expect(html('## The Cheater {#cheat}')).toContain('<h2 id="p-cheat">The Cheater</h2>')
  expect(html('## What to Remember')).toContain('id="p-what-to-remember"')
})

test('lists, tables, emphasis and inner links are printed', () => {
  const page = html('1. *one*\n2. **two**\n\n| a | b |\n|---|---|\n| c | 5 |\n\n[see](#cheat) & so on')
  for (const part of ['<ol>', '<em>one</em>', '<strong>two</strong>', '<td>5</td>', 'href="#p-cheat"', '&amp; so on']) {
    expect(page).toContain(part)
  }
})

test('HTML and outward links of the text never reach the page', () => {
  const page = html(
    '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> [out](https://example.org) [js](javascript:1)',
  )
  expect(page).not.toMatch(/<script|<img|href=/)
})

test('only the page’s own pictures are shown, with their words', () => {
  const source = '![A shelf & lids](shelf.webp)\n\n![out](https://example.org/x.png) ![none](other.webp)'
  const props = { source, idPrefix: 'p-', pictures: { 'shelf.webp': '/assets/shelf-1.webp' } }
  const pictures = mount(MarkdownText, { props }).findAll('img')
  expect(pictures.map((picture) => picture.attributes())).toEqual([
    { src: '/assets/shelf-1.webp', alt: 'A shelf & lids', loading: 'lazy' },
  ])
  expect(html(source)).not.toContain('<img')
})
