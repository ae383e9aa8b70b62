import { uploadLimits } from '@inkroute/contract/upload'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { Refusal } from './refusal.ts'
import { svgAttributes, svgDangers, svgElements } from './svg-allowlist.ts'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const MAX_ELEMENTS = 50_000
const MAX_DEPTH = 200

const unsafe = (what: string) => new Refusal('upload_svg_unsafe', { what: what.slice(0, 80) })

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const escapeValue = (text: string) => escapeText(text).replace(/"/g, '&quot;')

/** Styles and values may point at `#parts` of the same drawing, at nothing else. */
function assertLocal(text: string, where: string): void {
  // An escape could spell any of the words below without showing them.
  if (text.includes('\\')) throw unsafe(`${where}: \\`)
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '')
  const word = /@import|@font-face|expression\s*\(|javascript:|vbscript:|data:|behavior\s*:|-moz-binding/i.exec(plain)
  if (word) throw unsafe(`${where}: ${word[0]}`)
  for (const [, target = ''] of plain.matchAll(/url\s*\(\s*["']?\s*([^)]*)/gi)) {
    if (!target.startsWith('#')) throw unsafe(`${where}: url(${target.slice(0, 40)})`)
  }
}

function attributeText(tag: SaxesTagNS): string {
  let text = ''
  for (const { prefix, local, value, uri } of Object.values(tag.attributes)) {
    if (/^on/i.test(local)) throw unsafe(local)
    if (prefix === 'xmlns' || local === 'xmlns') continue
    const isLink = local === 'href' && (prefix === '' || uri === XLINK)
    if (isLink && !value.trim().startsWith('#')) throw unsafe(`${tag.local} href="${value.trim().slice(0, 40)}"`)
    if (prefix === 'xml' && local === 'space') text += ` xml:space="${escapeValue(value)}"`
    if ((prefix !== '' && !isLink) || !svgAttributes.has(local)) continue
    assertLocal(value, local)
    text += ` ${isLink ? 'href' : local}="${escapeValue(isLink ? value.trim() : value)}"`
  }
  return text
}

export interface CleanSvg {
  /** Children of the root, safe and self-contained. */
  readonly body: string
  readonly root: Readonly<Record<string, string>>
  readonly root_text: string
}

interface State {
  parts: string[]
  root: Record<string, string> | null
  root_text: string
  depth: number
  elements: number
  /** Depth of the element whose whole content is dropped. */
  skip_from: number | null
  style: string | null
}

function openTag(state: State, tag: SaxesTagNS): void {
  state.depth++
  state.elements++
  if (state.elements > MAX_ELEMENTS) throw unsafe(`> ${MAX_ELEMENTS} elements`)
  if (state.depth > MAX_DEPTH) throw unsafe(`depth > ${MAX_DEPTH}`)
  // Inside a dropped element too: a script does not become harmless by standing in metadata.
  if (svgDangers.has(tag.local) || /^script$/i.test(tag.local)) throw unsafe(`<${tag.local}>`)
  const attributes = attributeText(tag)
  if (state.skip_from !== null) return
  if (state.root === null) {
    if (tag.local !== 'svg' || (tag.uri !== SVG && tag.uri !== '')) throw new Refusal('upload_unreadable')
    state.root = Object.fromEntries(Object.values(tag.attributes).map(({ local, value }) => [local, value]))
    state.root_text = attributes
    return
  }
  if ((tag.uri !== SVG && tag.uri !== '') || !svgElements.has(tag.local)) {
    state.skip_from = state.depth
    return
  }
  if (tag.local === 'style') state.style = ''
  state.parts.push(`<${tag.local}${attributes}>`)
}

function closeTag(state: State, tag: SaxesTagNS): void {
  if (state.skip_from === null && state.depth > 1) {
    if (tag.local === 'style' && state.style !== null) {
      assertLocal(state.style, 'style')
      state.parts.push(escapeText(state.style))
      state.style = null
    }
    state.parts.push(`</${tag.local}>`)
  }
  if (state.skip_from === state.depth) state.skip_from = null
  state.depth--
}

function addText(state: State, text: string): void {
  if (state.skip_from !== null || state.depth < 2) return
  if (state.style !== null) state.style += text
  else state.parts.push(escapeText(text))
}

/** Reads a drawing and writes it anew from an allow-list. What could run, load or embed is refused by name. */
export function sanitiseSvg(file: Buffer): CleanSvg {
  if (file.length > uploadLimits.max_svg_bytes) {
    throw new Refusal('upload_too_large', { limit: `${uploadLimits.max_svg_bytes / 1024 / 1024} MB (SVG)` })
  }
  const state: State = { parts: [], root: null, root_text: '', depth: 0, elements: 0, skip_from: null, style: null }
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('doctype', (doctype) => {
    if (/\[|ENTITY/i.test(doctype)) throw unsafe('<!ENTITY>')
  })
  parser.on('processinginstruction', ({ target }) => {
    throw unsafe(`<?${target}?>`)
  })
  parser.on('opentag', (tag) => openTag(state, tag as SaxesTagNS))
  parser.on('closetag', (tag) => closeTag(state, tag as SaxesTagNS))
  parser.on('text', (text) => addText(state, text))
  parser.on('cdata', (text) => addText(state, text))
  parser.on('error', (error) => {
    if (/undefined entity/i.test(error.message)) throw unsafe(error.message.replace(/^.*?: /, '').replace(/\.$/, ''))
    throw new Refusal(/unclosed|unexpected end/i.test(error.message) ? 'upload_truncated' : 'upload_unreadable')
  })
  parser.write(file.toString('utf8').replace(/^\uFEFF/, '')).close()
  if (state.root === null) throw new Refusal('upload_unreadable')
  return { body: state.parts.join(''), root: state.root, root_text: state.root_text }
}
