import { Lexer, type Token, type Tokens } from 'marked'
import { defineComponent, Fragment, h, type VNode } from 'vue'

/**
 * Renders Markdown as Vue nodes from a fixed set of elements: no HTML of the text ever reaches the page, and links lead
 * only within it. Headings get ids from `{#id}` at their end, else from their words.
 */
type Child = VNode | string

const HEADING_ID = /\s*\{#([\w-]+)\}\s*$/

/** Returns the id of a heading, made from its words: `The Cheater` → `the-cheater`. */
export function slug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** Undoes the lexer's HTML escaping: in text nodes these are plain characters. */
function unescapeHtml(words: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return words.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => named[name] ?? whole)
}

function inline(tokens: readonly Token[] | undefined, prefix: string): Child[] {
  return (tokens ?? []).flatMap((token): Child[] => {
    switch (token.type) {
      case 'strong':
        return [h('strong', inline(token.tokens, prefix))]
      case 'em':
        return [h('em', inline(token.tokens, prefix))]
      case 'codespan':
        return [h('code', unescapeHtml((token as Tokens.Codespan).text))]
      case 'br':
        return [h('br')]
      case 'link':
        return [link(token as Tokens.Link, prefix)]
      case 'text':
        return token.tokens ? inline(token.tokens, prefix) : [unescapeHtml((token as Tokens.Text).text)]
      case 'escape':
        return [(token as Tokens.Escape).text]
      default:
        return []
    }
  })
}

function link(token: Tokens.Link, prefix: string): Child {
  const words = inline(token.tokens, prefix)
  return token.href.startsWith('#') ? h('a', { href: `#${prefix}${token.href.slice(1)}` }, words) : h('span', words)
}

function heading(token: Tokens.Heading, prefix: string): VNode {
  const words = token.text
  const id = HEADING_ID.exec(words)?.[1] ?? slug(words)
  const shown = inline(token.tokens, prefix)
  const last = shown.at(-1)
  if (typeof last === 'string') shown[shown.length - 1] = last.replace(HEADING_ID, '')
  return h(`h${Math.min(token.depth, 4)}`, { id: prefix + id }, shown)
}

function list(token: Tokens.List, prefix: string): VNode {
  const items = token.items.map((item) =>
    h('li', item.loose ? blocks(item.tokens, prefix) : tight(item.tokens, prefix)),
  )
  return h(token.ordered ? 'ol' : 'ul', token.ordered && token.start !== 1 ? { start: token.start } : {}, items)
}

function tight(tokens: readonly Token[], prefix: string): Child[] {
  return tokens.flatMap((token) => (token.type === 'text' ? inline([token], prefix) : blocks([token], prefix)))
}

function table(token: Tokens.Table, prefix: string): VNode {
  const head = token.header.map((cell) => h('th', { scope: 'col' }, inline(cell.tokens, prefix)))
  const rows = token.rows.map((row) =>
    h(
      'tr',
      row.map((cell) => h('td', inline(cell.tokens, prefix))),
    ),
  )
  return h('table', [h('thead', [h('tr', head)]), h('tbody', rows)])
}

function blocks(tokens: readonly Token[], prefix: string): Child[] {
  return tokens.flatMap((token): Child[] => {
    switch (token.type) {
      case 'heading':
        return [heading(token as Tokens.Heading, prefix)]
      case 'paragraph':
        return [h('p', inline(token.tokens, prefix))]
      case 'text':
        return [h('p', inline([token], prefix))]
      case 'list':
        return [list(token as Tokens.List, prefix)]
      case 'table':
        return [table(token as Tokens.Table, prefix)]
      case 'blockquote':
        return [h('blockquote', blocks(token.tokens ?? [], prefix))]
      case 'hr':
        return [h('hr')]
      default:
        return []
    }
  })
}

/** Renders a whole text. `prefix` precedes every id, so that two texts on one page never clash. */
function renderMarkdown(source: string, prefix: string): Child[] {
  return blocks(new Lexer({ gfm: true }).lex(source), prefix)
}

/** A rendered Markdown text. Another text has elements of its own: a translator may have changed those of this one. */
export const MarkdownText = defineComponent(
  (given: { source: string; idPrefix: string }) => () =>
    h(Fragment, { key: given.source }, renderMarkdown(given.source, given.idPrefix)),
  { props: { source: { type: String, required: true }, idPrefix: { type: String, required: true } } },
)
