import type { Brand } from '@inkroute/contract/company/company'
import type { Language } from '@inkroute/contract/errors/errors'

/** What a mail says; how it looks is the same for all. Every string is plain text. */
export interface MailContent {
  readonly subject: string
  /** Shown by mail programs beside the subject. */
  readonly preview?: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** A one-time code, large and easy to copy. */
  readonly code?: string
  readonly items?: readonly MailItem[]
  readonly button?: { readonly label: string; readonly path: string }
  readonly footer: readonly string[]
  /** Links at the very end, such as the one that stops these mails. */
  readonly links?: readonly { readonly label: string; readonly url: string }[]
}

export interface MailItem {
  readonly title: string
  readonly body: string
  /** Of this product; null where there is nothing to open. */
  readonly path: string | null
  readonly note: string
}

interface Look {
  readonly brand: Pick<Brand, 'name' | 'full' | 'logo' | 'colour'>
  readonly language: Language
  readonly public_url: string
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Markup that was escaped already. */
class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = string | Html | readonly Html[]
const getMarkup = (part: Part): string =>
  typeof part === 'string'
    ? escapeHtml(part)
    : part instanceof Html
      ? part.markup
      : part.map((one) => one.markup).join('')

/** Escapes everything that is not markup itself. */
const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((whole, text, index) => whole + getMarkup(parts[index - 1] ?? '') + text))

const nothing = new Html('')
const FONT = "-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei','Noto Sans SC',Roboto,Arial,sans-serif"
const INK = '#17202e'
const QUIET = '#5b6472'
/** Of the product itself, until the operator has a colour and a logo. */
const DEFAULT_COLOUR = '#3b5bfd'
const DEFAULT_MARK = '#e8452c'

/** Mail programs that know dark mode read this; the others use the inlined colours. */
const darkStyle = new Html(`<style>
@media (prefers-color-scheme: dark) {
  .page { background: #10151d !important }
  .card { background: #1a212c !important; border-color: #2c3644 !important }
  .ink { color: #eef1f5 !important }
  .quiet { color: #a6afbd !important }
  .code { background: #232c3a !important; color: #ffffff !important }
  .rule { border-color: #2c3644 !important }
}
</style>`)

const toUrl = ({ public_url }: Look, path: string): string => public_url + path

function logo(look: Look): Html {
  const { brand, language } = look
  const name = brand.name[language]
  if (brand.logo) {
    const address = new URL(brand.logo, look.public_url).href
    return html`<img src="${address}" alt="${name}" height="32" style="display:block;height:32px;border:0">`
  }
  const colour = brand.colour || DEFAULT_MARK
  return html`<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td width="32" height="32" align="center" valign="middle" style="width:32px;height:32px;border-radius:8px;background:${colour};color:#ffffff;font:650 17px/32px ${FONT}">${name.slice(0, 1)}</td>
<td class="ink" style="padding-left:10px;color:${INK};font:650 18px/32px ${FONT}">${name}</td></tr></table>`
}

const itemBlock = (
  look: Look,
  { title, body, path, note }: MailItem,
): Html => html`<tr><td class="rule" style="padding:14px 0;border-top:1px solid #e6e4df">
<div class="ink" style="color:${INK};font:600 15px/1.5 ${FONT}">${
  path
    ? html`<a class="ink" href="${toUrl(look, path)}" style="color:${INK};text-decoration:underline">${title}</a>`
    : title
}</div>
<div class="ink" style="color:${INK};font:400 14px/1.6 ${FONT}">${body}</div>
<div class="quiet" style="color:${QUIET};font:400 12px/1.6 ${FONT}">${note}</div></td></tr>`

const codeBlock = (code: string): Html =>
  html`<p class="code" style="margin:0 0 16px;padding:16px;border-radius:8px;background:#f1f0ec;color:${INK};text-align:center;font:650 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px">${code}</p>`

const buttonBlock = (look: Look, { label, path }: { label: string; path: string }): Html =>
  html`<p style="margin:20px 0 4px"><a href="${toUrl(look, path)}" style="display:inline-block;padding:11px 22px;border-radius:6px;background:${look.brand.colour || DEFAULT_COLOUR};color:#ffffff;text-decoration:none;font:600 15px/1.4 ${FONT}">${label}</a></p>`

function toBody(look: Look, content: MailContent): Html {
  const { heading, paragraphs, code, items = [], button, footer, links = [] } = content
  const quiet = (part: Part) =>
    html`<p class="quiet" style="margin:0 0 6px;color:${QUIET};font:400 12px/1.6 ${FONT}">${part}</p>`
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#f7f6f3"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:0 4px 16px">${logo(look)}</td></tr>
<tr><td class="card" style="padding:28px 24px;background:#ffffff;border:1px solid #e6e4df;border-radius:12px">
<h1 class="ink" style="margin:0 0 12px;color:${INK};font:650 20px/1.4 ${FONT}">${heading}</h1>
${paragraphs.map((text) => html`<p class="ink" style="margin:0 0 14px;color:${INK};font:400 15px/1.7 ${FONT}">${text}</p>`)}
${code ? codeBlock(code) : nothing}
${items.length > 0 ? html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${items.map((item) => itemBlock(look, item))}</table>` : nothing}
${button ? buttonBlock(look, button) : nothing}</td></tr>
<tr><td style="padding:16px 4px">${footer.map(quiet)}${
    links.length > 0
      ? quiet(
          links.map(
            ({ label, url }, index) =>
              html`${index > 0 ? ' · ' : ''}<a class="quiet" href="${url}" style="color:${QUIET}">${label}</a>`,
          ),
        )
      : nothing
  }</td></tr></table></td></tr></table>`
}

function toText(look: Look, content: MailContent): string {
  const { heading, paragraphs, code, items = [], button, footer, links = [] } = content
  const lines = [
    heading,
    ...paragraphs,
    ...(code ? [code] : []),
    ...items.map(({ title, body, path, note }) =>
      [`* ${title}`, body, ...(path ? [toUrl(look, path)] : []), note].filter(Boolean).join('\n  '),
    ),
    ...(button ? [`${button.label}: ${toUrl(look, button.path)}`] : []),
    ['-- ', look.brand.full[look.language], ...footer, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ]
  return `${lines.join('\n\n')}\n`
}

/** A line break in a subject would begin another header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** The HTML and the plain-text part of a mail. */
export function renderMail(look: Look, content: MailContent): { subject: string; html: string; text: string } {
  const subject = oneLine(content.subject)
  const preview = content.preview ?? content.paragraphs[0] ?? ''
  const page = html`<!doctype html><html lang="${look.language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"><title>${subject}</title>${darkStyle}</head>
<body class="page" style="margin:0;padding:0;background:#f7f6f3"><div style="display:none;max-height:0;overflow:hidden">${preview}</div>${toBody(look, content)}</body></html>`
  return { subject, html: page.markup, text: toText(look, content) }
}
