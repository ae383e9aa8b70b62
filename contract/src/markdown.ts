import markdownIt, { type Token } from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import { imageAttributes, linkAttributes } from './rich-text.ts'

/**
 * Long texts are written in Markdown: tables and strikethrough included, HTML excluded. The result is safe to show as it
 * is: text is escaped, and tags and addresses follow the rich text policy.
 */
const parser = markdownIt({ html: false, breaks: true })
  // Indented text is text: pasted paragraphs often start with spaces.
  .disable('code')
  // Without it `**价格：**每件` is not strong: the standard expects a space after punctuation.
  .use(cjkFriendly)

// Every link and picture is parsed, then judged by the policy below, which keeps the words of a refused one.
parser.validateLink = () => true

/** The page's title is its only `h1`. */
const headingTag = (tag: string) => (tag === 'h1' ? 'h2' : tag === 'h5' || tag === 'h6' ? 'h4' : tag)

const getAttribute = (token: Token, name: string) => String(token.attrGet(name) ?? '')

const setAttributes = (token: Token, attributes: Record<string, string> | null) => {
  token.attrs = attributes && Object.entries(attributes)
}

/** Links the policy refuses lose their tags; links cannot be nested, so one flag is enough. */
function checkLinks(tokens: readonly Token[]): Token[] {
  let is_refused = false
  return tokens.filter((token) => {
    if (token.type === 'link_open') {
      const attributes = linkAttributes(getAttribute(token, 'href'))
      setAttributes(token, attributes)
      is_refused = !attributes
    }
    return !((token.type === 'link_open' || token.type === 'link_close') && is_refused)
  })
}

parser.core.ruler.push('rich_text_policy', ({ tokens }) => {
  for (const token of tokens) {
    if (token.children) token.children = checkLinks(token.children)
    if (token.tag.startsWith('h')) token.tag = headingTag(token.tag)
    // List numbers and column alignment; pages allow no inline styles.
    token.attrs = null
  }
})

/** As the library writes it, but without a line feed after every block. */
const renderToken = parser.renderer.renderToken
parser.renderer.renderToken = (tokens, index, options) =>
  renderToken.call(parser.renderer, tokens, index, options).replaceAll('\n', '')

const { escapeHtml } = parser.utils
parser.renderer.rules.softbreak = () => '<br>'
parser.renderer.rules.hardbreak = () => '<br>'
parser.renderer.rules.fence = (tokens, index) => `<pre><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>`
parser.renderer.rules.image = (tokens, index, options, env, renderer) => {
  const token = tokens[index] as Token
  const alt = renderer.renderInlineAsText(token.children ?? [], options, env)
  const attributes = imageAttributes(getAttribute(token, 'src'), alt)
  setAttributes(token, attributes)
  return attributes ? renderer.renderToken(tokens, index, options) : escapeHtml(alt)
}

const FENCE_OR_TABLE_HEAD = /^```[\s\S]*?^```|(?<!\|[ \t]*\n)^[ \t]*(\|.*\|)[ \t]*$(?!\n[ \t]*\|[\s|:-]+\|)/gm

/** Writers may leave out the line of dashes below the head of a table, which Markdown insists on. */
const withTableRules = (markdown: string): string =>
  markdown.replaceAll('\r', '').replace(FENCE_OR_TABLE_HEAD, (match, head: string | undefined) => {
    if (head === undefined) return match
    const columns = head.split(/(?<!\\)\|/).length - 2
    return `${match}\n|${'---|'.repeat(columns)}`
  })

export const renderMarkdown = (markdown: string): string => parser.render(withTableRules(markdown))

const getWords = (tokens: readonly Token[]): string => tokens.map(wordsOfToken).join('')

function wordsOfToken(token: Token): string {
  if (token.children) return getWords(token.children)
  const separates = token.block || token.type === 'softbreak' || token.type === 'hardbreak'
  return separates ? `${token.content} ` : token.content
}

/** The words alone, for search results and descriptions. */
export const markdownToText = (markdown: string): string =>
  getWords(parser.parse(withTableRules(markdown), {}))
    .replace(/\s+/g, ' ')
    .trim()

const CHINESE_PER_MINUTE = 280
const WORDS_PER_MINUTE = 180

/** Minutes a reader needs; at least one. */
export function readingMinutes(markdown: string): number {
  const text = markdownToText(markdown)
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(chinese / CHINESE_PER_MINUTE + words / WORDS_PER_MINUTE))
}
