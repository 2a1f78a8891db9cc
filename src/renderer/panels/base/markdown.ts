import { Lexer, type Token, type Tokens } from 'marked'
import { defineComponent, Fragment, h, type VNode } from 'vue'

/**
 * Renders Markdown as Vue nodes from a fixed set of elements: no HTML of the text ever reaches the page, links lead only
 * within it, and only pictures that the page has itself are shown. Headings get ids from `{#id}` at their end, else from
 * their words.
 */
type Child = VNode | string

/** What a text is rendered with. */
interface Rendering {
  /** Precedes every id, so that two texts on one page never clash. */
  readonly prefix: string
  /** Addresses of the page's pictures, by the names that the text has for them. */
  readonly pictures: Readonly<Record<string, string>>
}

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

function inline(tokens: readonly Token[] | undefined, given: Rendering): Child[] {
  return (tokens ?? []).flatMap((token): Child[] => {
    switch (token.type) {
      case 'strong':
        return [h('strong', inline(token.tokens, given))]
      case 'em':
        return [h('em', inline(token.tokens, given))]
      case 'codespan':
        return [h('code', unescapeHtml((token as Tokens.Codespan).text))]
      case 'br':
        return [h('br')]
      case 'link':
        return [link(token as Tokens.Link, given)]
      case 'image':
        return image(token as Tokens.Image, given)
      case 'text':
        return token.tokens ? inline(token.tokens, given) : [unescapeHtml((token as Tokens.Text).text)]
      case 'escape':
        return [(token as Tokens.Escape).text]
      default:
        return []
    }
  })
}

function link(token: Tokens.Link, given: Rendering): Child {
  const words = inline(token.tokens, given)
  return token.href.startsWith('#')
    ? h('a', { href: `#${given.prefix}${token.href.slice(1)}` }, words)
    : h('span', words)
}

/** A picture, if it is one of the page's. It keeps its words, for whoever does not see it. */
function image(token: Tokens.Image, { pictures }: Rendering): Child[] {
  const src = pictures[token.href]
  return src === undefined ? [] : [h('img', { src, alt: unescapeHtml(token.text), loading: 'lazy' })]
}

function heading(token: Tokens.Heading, given: Rendering): VNode {
  const words = token.text
  const id = HEADING_ID.exec(words)?.[1] ?? slug(words)
  const shown = inline(token.tokens, given)
  const last = shown.at(-1)
  if (typeof last === 'string') shown[shown.length - 1] = last.replace(HEADING_ID, '')
  return h(`h${Math.min(token.depth, 4)}`, { id: given.prefix + id }, shown)
}

function list(token: Tokens.List, given: Rendering): VNode {
  const items = token.items.map((item) => h('li', item.loose ? blocks(item.tokens, given) : tight(item.tokens, given)))
  return h(token.ordered ? 'ol' : 'ul', token.ordered && token.start !== 1 ? { start: token.start } : {}, items)
}

function tight(tokens: readonly Token[], given: Rendering): Child[] {
  return tokens.flatMap((token) => (token.type === 'text' ? inline([token], given) : blocks([token], given)))
}

function table(token: Tokens.Table, given: Rendering): VNode {
  const head = token.header.map((cell) => h('th', { scope: 'col' }, inline(cell.tokens, given)))
  const rows = token.rows.map((row) =>
    h(
      'tr',
      row.map((cell) => h('td', inline(cell.tokens, given))),
    ),
  )
  return h('table', [h('thead', [h('tr', head)]), h('tbody', rows)])
}

function blocks(tokens: readonly Token[], given: Rendering): Child[] {
  return tokens.flatMap((token): Child[] => {
    switch (token.type) {
      case 'heading':
        return [heading(token as Tokens.Heading, given)]
      case 'paragraph':
        return [h('p', inline(token.tokens, given))]
      case 'text':
        return [h('p', inline([token], given))]
      case 'list':
        return [list(token as Tokens.List, given)]
      case 'table':
        return [table(token as Tokens.Table, given)]
      case 'blockquote':
        return [h('blockquote', blocks(token.tokens ?? [], given))]
      case 'hr':
        return [h('hr')]
      default:
        return []
    }
  })
}

/** A rendered Markdown text. Another text has elements of its own: a translator may have changed those of this one. */
export const MarkdownText = defineComponent(
  (given: { source: string; idPrefix: string; pictures?: Readonly<Record<string, string>> }) => () => {
    const rendering = { prefix: given.idPrefix, pictures: given.pictures ?? {} }
    return h(Fragment, { key: given.source }, blocks(new Lexer({ gfm: true }).lex(given.source), rendering))
  },
  {
    props: {
      source: { type: String, required: true },
      idPrefix: { type: String, required: true },
      pictures: { type: Object, default: () => ({}) },
    },
  },
)
