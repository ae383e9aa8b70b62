import { uploadLimits } from '@inkroute/contract/upload/upload'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { Refusal } from './pdf/refusal.ts'
import { cleanDeclarations, cleanValue, readSheet, writeSheet } from './svg-css.ts'
import type { SvgNode } from './svg-tree.ts'

/** Everything a drawing needs and nothing that runs, loads or embeds. */
const svgElements: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image style ' +
    'linearGradient radialGradient stop pattern clipPath mask marker switch a view filter feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow ' +
    'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
)

/** Elements that load external content; refused because the drawing would look different without them. */
const svgUndroppable: ReadonlySet<string> = new Set(['feImage'])

/** Attributes beyond the presentation ones; unknown attributes of editors are dropped. */
const svgAttributes: ReadonlySet<string> = new Set(
  (
    'id class style x y x1 y1 x2 y2 cx cy r rx ry dx dy d points width height viewBox preserveAspectRatio transform ' +
    'gradientTransform gradientUnits patternTransform patternUnits patternContentUnits spreadMethod fx fy fr offset ' +
    'clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient pathLength rotate ' +
    'textLength lengthAdjust startOffset method spacing side version in in2 result mode type values stdDeviation ' +
    'operator k1 k2 k3 k4 kernelMatrix order divisor bias targetX targetY edgeMode preserveAlpha surfaceScale ' +
    'diffuseConstant specularConstant specularExponent kernelUnitLength scale xChannelSelector yChannelSelector ' +
    'tableValues slope intercept amplitude exponent baseFrequency numOctaves seed stitchTiles radius azimuth elevation ' +
    'z pointsAtX pointsAtY pointsAtZ limitingConeAngle filterUnits primitiveUnits requiredFeatures systemLanguage href ' +
    'fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin ' +
    'stroke-miterlimit stroke-opacity stroke-width opacity color clip-path clip-rule mask filter marker-start ' +
    'marker-mid marker-end stop-color stop-opacity flood-color flood-opacity lighting-color font-family font-size ' +
    'font-style font-variant font-weight font-stretch letter-spacing word-spacing text-anchor text-decoration ' +
    'text-rendering dominant-baseline alignment-baseline baseline-shift writing-mode direction unicode-bidi display ' +
    'visibility overflow paint-order vector-effect shape-rendering image-rendering color-interpolation ' +
    'color-interpolation-filters mix-blend-mode isolation'
  ).split(' '),
)

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const MAX_ELEMENTS = 100_000
const MAX_DEPTH = 200

const unsafe = (what: string) => new Refusal('upload_svg_unsafe', { what: what.slice(0, 80) })

/** Links lead nowhere in a print. Anything else that points outside the file would leave a hole in the drawing. */
function cleanLink(tag: SaxesTagNS, value: string): string | null {
  const target = value.trim()
  if (target.startsWith('#')) return target
  if (tag.local === 'a') return null
  if (tag.local === 'image' && /^data:/i.test(target)) return target
  throw new Refusal('upload_svg_linked', { what: `<${tag.local}> ${target.slice(0, 60)}` })
}

function cleanAttributes(tag: SaxesTagNS): Map<string, string> {
  const kept = new Map<string, string>()
  for (const { prefix, local, value, uri } of Object.values(tag.attributes)) {
    const isLink = local === 'href' && (prefix === '' || uri === XLINK)
    if (prefix === 'xml' && local === 'space') kept.set('xml:space', value)
    if ((prefix !== '' && !isLink) || !svgAttributes.has(local)) continue
    const clean = isLink
      ? cleanLink(tag, value)
      : local === 'style'
        ? cleanDeclarations(value)
        : cleanValue(value, local)
    if (clean !== null) kept.set(local, clean)
  }
  return kept
}

interface State {
  root: SvgNode | null
  /** The elements that are open, the innermost last. */
  readonly open: SvgNode[]
  elements: number
  depth: number
  /** Depth of the element whose whole content is dropped. */
  skip_from: number | null
}

function openTag(state: State, tag: SaxesTagNS): void {
  state.depth++
  state.elements++
  if (state.elements > MAX_ELEMENTS) {
    throw new Refusal('upload_svg_elements', { count: `> ${MAX_ELEMENTS}`, limit: MAX_ELEMENTS })
  }
  if (state.depth > MAX_DEPTH) throw new Refusal('upload_svg_deep', { limit: MAX_DEPTH })
  if (state.skip_from !== null) return
  const isSvg = tag.uri === SVG || tag.uri === ''
  if (state.root === null && (tag.local !== 'svg' || !isSvg)) throw new Refusal('upload_unreadable')
  if (isSvg && svgUndroppable.has(tag.local)) throw unsafe(`<${tag.local}>`)
  if (!isSvg || !svgElements.has(tag.local)) {
    state.skip_from = state.depth
    return
  }
  const node: SvgNode = { name: tag.local, attributes: cleanAttributes(tag), children: [] }
  state.open.at(-1)?.children.push(node)
  state.root ??= node
  state.open.push(node)
}

function closeTag(state: State): void {
  if (state.skip_from === null) {
    const node = state.open.pop()
    if (node?.name === 'style') {
      const sheet = writeSheet(readSheet(node.children.join('')))
      node.children.splice(0, node.children.length, sheet)
    }
  }
  if (state.skip_from === state.depth) state.skip_from = null
  state.depth--
}

function addText(state: State, text: string): void {
  if (state.skip_from === null) state.open.at(-1)?.children.push(text)
}

/**
 * Reads a drawing and keeps what an allow-list knows. Scripts, handlers, foreign content, links and imported styles are
 * left out: none of them can be printed. What cannot be left out without changing the drawing is refused by name.
 */
export function sanitiseSvg(file: Buffer): SvgNode {
  if (file.length > uploadLimits.max_svg_bytes) {
    throw new Refusal('upload_too_large', { limit: `${uploadLimits.max_svg_bytes / 1024 / 1024} MB (SVG)` })
  }
  const state: State = { root: null, open: [], depth: 0, elements: 0, skip_from: null }
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('doctype', (doctype) => {
    if (/\[|ENTITY/i.test(doctype)) throw unsafe('<!ENTITY>')
  })
  parser.on('processinginstruction', ({ target, body }) => {
    if (target === 'xml-stylesheet')
      throw new Refusal('upload_svg_linked', { what: `<?${target} ${body.slice(0, 60)}?>` })
  })
  parser.on('opentag', (tag) => openTag(state, tag as SaxesTagNS))
  parser.on('closetag', () => closeTag(state))
  parser.on('text', (text) => addText(state, text))
  parser.on('cdata', (text) => addText(state, text))
  parser.on('error', (error) => {
    if (/undefined entity/i.test(error.message)) throw unsafe(error.message.replace(/^.*?: /, '').replace(/\.$/, ''))
    throw new Refusal(/unclosed|unexpected end/i.test(error.message) ? 'upload_truncated' : 'upload_unreadable')
  })
  parser.write(file.toString('utf8').replace(/^\uFEFF/, '')).close()
  if (state.root === null) throw new Refusal('upload_unreadable')
  return state.root
}
