import { DOMMatrix, Path2D } from '@napi-rs/canvas'
import {
  type DOMMatrix as Matrix,
  matrixText,
  NeedsPixels,
  SvgGradient,
  SvgPattern,
  short,
  splitColour,
} from './svg-paints.ts'

export interface EmbeddedPixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** What all canvases of one page share. Pictures are named by their place in the list until they are encoded. */
export class SvgSheet {
  readonly definitions: string[] = []
  readonly pictures: EmbeddedPixels[] = []
  #ids = 0
  #pixels = 0
  readonly #max_pixels: number
  readonly #max_elements: number
  #elements = 0

  constructor(max_pixels: number, max_elements: number) {
    this.#max_pixels = max_pixels
    this.#max_elements = max_elements
  }

  newId(): string {
    this.#ids++
    return `p${this.#ids}`
  }

  countElement(): void {
    this.#elements++
    if (this.#elements > this.#max_elements) throw new NeedsPixels('too many elements')
  }

  takePixels(count: number): void {
    this.#pixels += count
    if (this.#pixels > this.#max_pixels) throw new NeedsPixels('too many pixels')
  }
}

interface Drawn {
  readonly clip: string | null
  readonly markup: string
}

/** A canvas that keeps what is drawn on it as markup, or the pixels that were put on it. */
export class SvgCanvas {
  width: number
  height: number
  readonly sheet: SvgSheet
  readonly drawn: Drawn[] = []
  pixels: EmbeddedPixels | null = null
  readonly #context: SvgContext

  constructor(sheet: SvgSheet, width: number, height: number) {
    this.sheet = sheet
    this.width = width
    this.height = height
    this.#context = new SvgContext(this)
  }

  getContext(): SvgContext {
    return this.#context
  }

  reset(width: number, height: number): void {
    this.width = width
    this.height = height
    this.drawn.length = 0
    this.pixels = null
  }

  /** Neighbours with the same clip share a group. */
  markup(): string {
    const parts: string[] = []
    let open: string | null = null
    for (const { clip, markup } of this.drawn) {
      if (clip !== open) {
        if (open !== null) parts.push('</g>')
        if (clip !== null) parts.push(`<g clip-path="url(#${clip})">`)
        open = clip
      }
      parts.push(markup)
    }
    if (open !== null) parts.push('</g>')
    return parts.join('')
  }
}

type Rule = 'nonzero' | 'evenodd'
type Style = string | SvgGradient | SvgPattern

/** What `save` and `restore` keep, besides transform, clip and dashes. */
const KEPT = [
  'fillStyle',
  'strokeStyle',
  'globalAlpha',
  'lineWidth',
  'lineCap',
  'lineJoin',
  'miterLimit',
  'lineDashOffset',
  'globalCompositeOperation',
  'filter',
] as const

interface Saved {
  readonly kept: ReadonlyArray<readonly [string, unknown]>
  readonly dash: readonly number[]
  readonly matrix: DOMMatrix
  readonly clip: string | null
}

const attribute = (name: string, value: string) => (value === '' ? '' : ` ${name}="${value}"`)

/** The calls of a 2D context that pdf.js makes, written down as SVG. What SVG cannot say throws `NeedsPixels`. */
export class SvgContext {
  readonly canvas: SvgCanvas
  font = ''
  fillRule = ''
  imageSmoothingEnabled = true
  fillStyle: Style = '#000000'
  strokeStyle: Style = '#000000'
  globalAlpha = 1
  lineWidth = 1
  lineCap = 'butt'
  lineJoin = 'miter'
  miterLimit = 10
  lineDashOffset = 0
  globalCompositeOperation = 'source-over'
  filter = 'none'
  #dash: readonly number[] = []
  #matrix = new DOMMatrix()
  #clip: string | null = null
  readonly #stack: Saved[] = []
  /** In pixels of the canvas, as the transform was when each part was added. */
  #path = new Path2D()

  constructor(canvas: SvgCanvas) {
    this.canvas = canvas
  }

  save(): void {
    const kept = KEPT.map((name) => [name, this[name]] as const)
    this.#stack.push({ kept, dash: this.#dash, matrix: this.#matrix, clip: this.#clip })
  }
  restore(): void {
    const saved = this.#stack.pop()
    if (!saved) return
    Object.assign(this, Object.fromEntries(saved.kept))
    this.#dash = saved.dash
    this.#matrix = saved.matrix
    this.#clip = saved.clip
  }
  getTransform(): DOMMatrix {
    return DOMMatrix.fromMatrix(this.#matrix)
  }
  setTransform(...given: readonly [Matrix] | readonly number[]): void {
    const [first] = given
    this.#matrix =
      typeof first === 'object' ? new DOMMatrix(numbersOf(first)) : new DOMMatrix([...(given as readonly number[])])
  }
  resetTransform(): void {
    this.#matrix = new DOMMatrix()
  }
  transform(...numbers: readonly number[]): void {
    this.#matrix = this.#matrix.multiply(new DOMMatrix([...numbers]))
  }
  translate(x: number, y: number): void {
    this.transform(1, 0, 0, 1, x, y)
  }
  scale(x: number, y: number): void {
    this.transform(x, 0, 0, y, 0, 0)
  }
  rotate(angle: number): void {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    this.transform(cos, sin, -sin, cos, 0, 0)
  }
  setLineDash(dash: readonly number[]): void {
    this.#dash = [...dash]
  }
  getLineDash(): number[] {
    return [...this.#dash]
  }

  beginPath(): void {
    this.#path = new Path2D()
  }
  rect(x: number, y: number, width: number, height: number): void {
    const part = new Path2D()
    part.rect(x, y, width, height)
    this.#path.addPath(part, this.#matrix)
  }

  clip(path: Path2D, rule: Rule = 'nonzero'): void {
    this.#clip = this.#clipOf(path, rule)
  }

  #clipOf(path: Path2D, rule: Rule): string {
    const { definitions } = this.canvas.sheet
    const id = this.canvas.sheet.newId()
    this.canvas.sheet.countElement()
    const within = this.#clip === null ? '' : `url(#${this.#clip})`
    const transform = attribute('transform', matrixText(this.#matrix))
    const shape = `<path d="${path.toSVGString()}"${transform}${rule === 'evenodd' ? ' clip-rule="evenodd"' : ''}/>`
    definitions.push(`<clipPath id="${id}"${attribute('clip-path', within)}>${shape}</clipPath>`)
    return id
  }

  #add(markup: string, clip = this.#clip): void {
    if (this.globalCompositeOperation !== 'source-over') {
      throw new NeedsPixels(this.globalCompositeOperation)
    }
    if (this.filter !== 'none' && this.filter !== '') throw new NeedsPixels('filter')
    this.canvas.sheet.countElement()
    this.canvas.drawn.push({ clip, markup })
  }

  /** Colour or gradient as an attribute with its opacity. `gradient_space` places it when the path is not in user space. */
  #paint(name: 'fill' | 'stroke', style: string | SvgGradient, gradient_space = ''): string {
    const { globalAlpha } = this
    if (typeof style === 'string') {
      const { colour, alpha } = splitColour(style)
      const opacity = alpha * globalAlpha
      return `${name}="${colour}"${opacity < 1 ? ` ${name}-opacity="${short(opacity)}"` : ''}`
    }
    const id = this.canvas.sheet.newId()
    this.canvas.sheet.definitions.push(style.markup(id, gradient_space))
    return `${name}="url(#${id})"${globalAlpha < 1 ? ` ${name}-opacity="${short(globalAlpha)}"` : ''}`
  }

  fill(first?: Path2D | Rule, second?: Rule): void {
    const own = typeof first === 'object' ? first : null
    const rule: Rule = (typeof first === 'string' ? first : second) ?? 'nonzero'
    const { fillStyle } = this
    const matrix = this.#matrix
    if (typeof fillStyle === 'string' && splitColour(fillStyle).alpha === 0) return
    if (fillStyle instanceof SvgPattern) return this.#fillWithPattern(own, rule, fillStyle)
    const [path, transform] = own ? [own, matrixText(matrix)] : [this.#path, '']
    const paint = this.#paint('fill', fillStyle, own ? '' : matrixText(matrix))
    const even_odd = rule === 'evenodd' ? ' fill-rule="evenodd"' : ''
    this.#add(`<path d="${path.toSVGString()}" ${paint}${even_odd}${attribute('transform', transform)}/>`)
  }

  #fillWithPattern(path: Path2D | null, rule: Rule, pattern: SvgPattern): void {
    if (!path) throw new NeedsPixels('pattern')
    const clip = this.#clipOf(path, rule)
    const { globalAlpha } = this
    const matrix = this.#matrix
    const placed = pattern.matrix ? matrix.multiply(new DOMMatrix(numbersOf(pattern.matrix))) : matrix
    const opacity = globalAlpha < 1 ? ` opacity="${short(globalAlpha)}"` : ''
    this.#add(`<g${attribute('transform', matrixText(placed))}${opacity}>${pattern.markup}</g>`, clip)
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const path = new Path2D()
    path.rect(x, y, width, height)
    this.fill(path)
  }

  /** Fresh canvases are cleared before use; nothing that was drawn is ever taken away. */
  clearRect(): void {
    if (this.canvas.drawn.length > 0 || this.canvas.pixels) throw new NeedsPixels('clear')
  }

  stroke(path: Path2D): void {
    const { strokeStyle, lineWidth, lineCap, lineJoin, miterLimit, lineDashOffset } = this
    const [matrix, dash] = [this.#matrix, this.#dash]
    if (strokeStyle instanceof SvgPattern) throw new NeedsPixels('pattern stroke')
    if (typeof strokeStyle === 'string' && splitColour(strokeStyle).alpha === 0) return
    const dashes = dash.some((length) => length > 0)
      ? ` stroke-dasharray="${dash.map(short).join(' ')}" stroke-dashoffset="${short(lineDashOffset)}"`
      : ''
    const line = `stroke-width="${short(lineWidth)}" stroke-linecap="${lineCap}" stroke-linejoin="${lineJoin}" stroke-miterlimit="${short(miterLimit)}"${dashes}`
    const transform = attribute('transform', matrixText(matrix))
    this.#add(`<path d="${path.toSVGString()}" fill="none" ${this.#paint('stroke', strokeStyle)} ${line}${transform}/>`)
  }

  createLinearGradient(x0: number, y0: number, x1: number, y1: number): SvgGradient {
    return new SvgGradient(x0, y0, x1, y1)
  }
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): SvgGradient {
    return new SvgGradient(x0, y0, r0, x1, y1, r1)
  }
  createPattern(source: unknown, repeat: string): SvgPattern {
    if (!(source instanceof SvgCanvas) || source.pixels || repeat !== 'no-repeat') throw new NeedsPixels('pattern')
    return new SvgPattern(source.markup())
  }

  createImageData(width: number, height: number): EmbeddedPixels {
    this.canvas.sheet.takePixels(width * height)
    return { width, height, data: new Uint8ClampedArray(width * height * 4) }
  }
  putImageData({ data, width }: EmbeddedPixels, x: number, y: number): void {
    const { canvas } = this
    if (canvas.drawn.length > 0 || x !== 0 || width !== canvas.width) throw new NeedsPixels('pixels')
    if (!canvas.pixels) {
      canvas.sheet.takePixels(canvas.width * canvas.height)
      const { width: w, height: h } = canvas
      canvas.pixels = { width: w, height: h, data: new Uint8ClampedArray(w * h * 4) }
    }
    const all = canvas.pixels.data
    all.set(data.subarray(0, Math.max(0, all.length - y * width * 4)), y * width * 4)
  }

  drawImage(source: unknown, ...numbers: readonly number[]): void {
    if (!(source instanceof SvgCanvas)) throw new NeedsPixels('picture')
    const { width, height } = source
    const [sx, sy, sw, sh, x = 0, y = 0, w = width, h = height] =
      numbers.length === 8 ? numbers : [0, 0, width, height, ...numbers]
    if (sx !== 0 || sy !== 0 || sw !== width || sh !== height) throw new NeedsPixels('part of a picture')
    const placed = this.#matrix.multiply(new DOMMatrix([w / width, 0, 0, h / height, x, y]))
    const { globalAlpha } = this
    const opacity = globalAlpha < 1 ? ` opacity="${short(globalAlpha)}"` : ''
    const head = `${attribute('transform', matrixText(placed))}${opacity}`
    if (source.pixels) {
      const { pictures } = this.canvas.sheet
      pictures.push(source.pixels)
      const size = `width="${width}" height="${height}" preserveAspectRatio="none"`
      this.#add(`<image ${size}${head} href="data:image/png;base64,${pictures.length - 1}"/>`)
    } else if (source.drawn.length > 0) this.#add(`<g${head}>${source.markup()}</g>`)
  }

  getImageData(): never {
    throw new NeedsPixels('pixels')
  }
  fillText(): never {
    throw new NeedsPixels('font')
  }
  strokeText(): never {
    throw new NeedsPixels('font')
  }
  measureText(): never {
    throw new NeedsPixels('font')
  }
}

const numbersOf = ({ a, b, c, d, e, f }: Matrix): number[] => [a, b, c, d, e, f]
