import type { PixelCause } from '@inkroute/contract/upload/upload'
import { type Canvas, createCanvas, DOMMatrix, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { attribute, ContextState, getNumbers } from './context-state.ts'
import {
  asImageData,
  type Box,
  blendedPixels,
  commonBox,
  cutSheet,
  outlineBox,
  type Rule,
  trimmed,
} from './painted-object.ts'
import { matrixText, NeedsPixels, SvgGradient, SvgPattern, short, splitColour } from './svg-paints.ts'
import type { EmbeddedPixels, SvgSheet } from './svg-sheet.ts'

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
  /** The same in pixels, when the sheet is painted. */
  readonly painted: Canvas | null
  /** What was done to it that no markup tells; only its pixels are right. */
  flat: PixelCause | null = null
  readonly #context: SvgContext

  constructor(sheet: SvgSheet, width: number, height: number) {
    this.sheet = sheet
    this.width = width
    this.height = height
    this.painted = sheet.is_painted ? createCanvas(width, height) : null
    this.#context = new SvgContext(this)
  }

  getContext(): SvgContext {
    return this.#context
  }

  reset(width: number, height: number): void {
    this.width = width
    this.height = height
    if (this.painted) Object.assign(this.painted, { width, height })
    this.clear()
  }

  clear(): void {
    this.drawn.length = 0
    this.pixels = null
    this.flat = null
  }

  flatten(cause: PixelCause): void {
    if (!this.painted) throw new NeedsPixels(cause)
    this.clear()
    this.flat = cause
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

/** Blends with what lies below, and takes nothing of it away. A copy has what lay below in it. */
const BLENDS = new Set(
  'multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference exclusion hue saturation color luminosity copy source-over'.split(
    ' ',
  ),
)

/** The calls of a 2D context that pdf.js makes, written down as SVG. What SVG cannot say throws `NeedsPixels`. */
export class SvgContext extends ContextState {
  readonly canvas: SvgCanvas
  constructor(canvas: SvgCanvas) {
    super(canvas.sheet, canvas.painted?.getContext('2d') ?? null)
    this.canvas = canvas
  }

  #write(markup: string, clip = this.clipId): void {
    this.canvas.sheet.countElement()
    this.canvas.drawn.push({ clip, markup })
  }

  /**
   * Writes the object down; where markup cannot say it, the object alone becomes pixels. What takes something away makes
   * pixels of its canvas, which is then an object on the one below.
   */
  #draw(write: () => void, paint: (on: SKRSContext2D) => void, box: () => Box): void {
    const { globalCompositeOperation: operation, canvas } = this
    const pen = this.pen
    try {
      if (!BLENDS.has(operation)) canvas.flatten('mask')
      if (!canvas.flat) {
        if (operation !== 'source-over') throw new NeedsPixels('blend')
        if (this.filter !== 'none' && this.filter !== '') throw new NeedsPixels('mask')
        write()
      }
      if (pen) this.paintOn(pen, paint)
    } catch (error) {
      if (!(error instanceof NeedsPixels && pen) || error.cause === 'detail') throw error
      this.#addPixels(pen, paint, commonBox([box(), ...this.clips.map((clip) => outlineBox(clip))]))
      canvas.sheet.causes.add(error.cause)
    }
  }

  #addPixels(pen: SKRSContext2D, paint: (on: SKRSContext2D) => void, wanted: Box): void {
    const { canvas } = this
    const box = commonBox([wanted, { x: 0, y: 0, width: canvas.width, height: canvas.height }])
    const { x, y, width, height } = box
    if (width === 0 || height === 0) return
    const sheet = cutSheet(box, this.clips)
    this.paintOn(sheet, paint, box)
    const alone = sheet.getImageData(0, 0, width, height)
    const before = pen.getImageData(x, y, width, height)
    this.paintOn(pen, paint)
    const is_plain = this.globalCompositeOperation === 'source-over'
    const picture = trimmed(is_plain ? alone : blendedPixels(before, pen.getImageData(x, y, width, height), alone))
    if (!picture) return
    canvas.sheet.takePixels(picture.width * picture.height)
    const { pictures } = canvas.sheet
    pictures.push(picture)
    const place = `width="${picture.width}" height="${picture.height}" transform="matrix(1 0 0 1 ${x + picture.x} ${y + picture.y})"`
    this.#write(`<image ${place} href="data:image/png;base64,${pictures.length - 1}"/>`, null)
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
    if (typeof fillStyle === 'string' && splitColour(fillStyle).alpha === 0) return
    const painted = own ?? this.#pathHere()
    this.#draw(
      () => {
        if (fillStyle instanceof SvgPattern) this.#writePattern(own, rule, fillStyle)
        else this.#writeFill(own, rule, fillStyle)
      },
      (on) => on.fill(painted, rule),
      () => outlineBox({ path: painted, matrix: this.matrix }, 1),
    )
  }

  /** The path in user space, as a canvas fills it. */
  #pathHere(): Path2D {
    const path = new Path2D()
    path.addPath(this.outline, this.matrix.inverse())
    return path
  }

  #writeFill(own: Path2D | null, rule: Rule, style: string | SvgGradient): void {
    const matrix = this.matrix
    const [path, transform] = own ? [own, matrixText(matrix)] : [this.outline, '']
    const paint = this.#paint('fill', style, own ? '' : matrixText(matrix))
    const even_odd = rule === 'evenodd' ? ' fill-rule="evenodd"' : ''
    this.#write(`<path d="${path.toSVGString()}" ${paint}${even_odd}${attribute('transform', transform)}/>`)
  }

  #writePattern(path: Path2D | null, rule: Rule, pattern: SvgPattern): void {
    if (!path || pattern.markup === null) throw new NeedsPixels('pattern')
    const clip = this.clipFor(path, rule)
    const { globalAlpha } = this
    const matrix = this.matrix
    const placed = pattern.matrix ? matrix.multiply(new DOMMatrix(getNumbers(pattern.matrix))) : matrix
    const opacity = globalAlpha < 1 ? ` opacity="${short(globalAlpha)}"` : ''
    this.#write(`<g${attribute('transform', matrixText(placed))}${opacity}>${pattern.markup}</g>`, clip)
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const path = new Path2D()
    path.rect(x, y, width, height)
    this.fill(path)
  }

  /** Fresh canvases are cleared before use, and the layer below a mask before each object. */
  clearRect(x: number, y: number, width: number, height: number): void {
    const { canvas } = this
    const is_all = x <= 0 && y <= 0 && x + width >= canvas.width && y + height >= canvas.height
    if (is_all && this.pen && matrixText(this.matrix) === '') canvas.clear()
    else if (canvas.drawn.length > 0 || canvas.pixels) canvas.flatten('mask')
    if (this.pen) this.paintOn(this.pen, (on) => on.clearRect(x, y, width, height))
  }

  stroke(path: Path2D): void {
    const { strokeStyle, lineWidth, miterLimit } = this
    if (typeof strokeStyle === 'string' && splitColour(strokeStyle).alpha === 0) return
    const { a, b, c, d } = this.matrix
    const around = 1 + (lineWidth / 2) * Math.max(1.5, miterLimit) * Math.max(Math.hypot(a, b), Math.hypot(c, d))
    this.#draw(
      () => this.#writeStroke(path),
      (on) => on.stroke(path),
      () => outlineBox({ path, matrix: this.matrix }, around),
    )
  }

  #writeStroke(path: Path2D): void {
    const { strokeStyle, lineWidth, lineCap, lineJoin, miterLimit, lineDashOffset } = this
    const dash = this.dash
    if (strokeStyle instanceof SvgPattern) throw new NeedsPixels('pattern')
    const dashes = dash.some((length) => length > 0)
      ? ` stroke-dasharray="${dash.map(short).join(' ')}" stroke-dashoffset="${short(lineDashOffset)}"`
      : ''
    const line = `stroke-width="${short(lineWidth)}" stroke-linecap="${lineCap}" stroke-linejoin="${lineJoin}" stroke-miterlimit="${short(miterLimit)}"${dashes}`
    const transform = attribute('transform', matrixText(this.matrix))
    this.#write(
      `<path d="${path.toSVGString()}" fill="none" ${this.#paint('stroke', strokeStyle)} ${line}${transform}/>`,
    )
  }

  createLinearGradient(x0: number, y0: number, x1: number, y1: number): SvgGradient {
    return new SvgGradient(x0, y0, x1, y1)
  }
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): SvgGradient {
    return new SvgGradient(x0, y0, r0, x1, y1, r1)
  }
  createPattern(source: unknown, repeat: Parameters<SKRSContext2D['createPattern']>[1]): SvgPattern {
    if (!(source instanceof SvgCanvas)) throw new NeedsPixels('pattern')
    const is_curves = !source.pixels && !source.flat && repeat === 'no-repeat'
    if (!is_curves && !source.painted) throw new NeedsPixels('pattern')
    const painted = source.painted && (this.pen?.createPattern(source.painted, repeat) ?? null)
    return new SvgPattern(is_curves ? source.markup() : null, painted)
  }

  createImageData(width: number, height: number): EmbeddedPixels {
    this.canvas.sheet.takePixels(width * height)
    return { width, height, data: new Uint8ClampedArray(width * height * 4) }
  }
  putImageData(image: EmbeddedPixels, x: number, y: number): void {
    const { canvas } = this
    const { data, width } = image
    this.pen?.putImageData(asImageData(image), x, y)
    if (canvas.flat) return
    if (canvas.drawn.length > 0 || x !== 0 || width !== canvas.width) return canvas.flatten('mask')
    if (!canvas.pixels) {
      canvas.sheet.takePixels(canvas.width * canvas.height)
      const { width: w, height: h } = canvas
      canvas.pixels = { width: w, height: h, data: new Uint8ClampedArray(w * h * 4) }
    }
    const all = canvas.pixels.data
    all.set(data.subarray(0, Math.max(0, all.length - y * width * 4)), y * width * 4)
  }

  drawImage(source: unknown, ...numbers: readonly number[]): void {
    if (!(source instanceof SvgCanvas)) throw new NeedsPixels('detail')
    const { width, height, painted } = source
    const [sx = 0, sy = 0, sw = width, sh = height, x = 0, y = 0, w = width, h = height] =
      numbers.length === 8 ? numbers : [0, 0, width, height, ...numbers]
    const frame = new Path2D()
    frame.rect(x, y, w, h)
    this.#draw(
      () => {
        if (source.flat) throw new NeedsPixels(source.flat)
        if (sx !== 0 || sy !== 0 || sw !== width || sh !== height) throw new NeedsPixels('mask')
        this.#writeImage(source, this.matrix.multiply(new DOMMatrix([w / width, 0, 0, h / height, x, y])))
      },
      (on) => {
        if (painted) on.drawImage(painted, sx, sy, sw, sh, x, y, w, h)
      },
      () => outlineBox({ path: frame, matrix: this.matrix }, 1),
    )
  }

  #writeImage(source: SvgCanvas, placed: DOMMatrix): void {
    const { globalAlpha } = this
    const opacity = globalAlpha < 1 ? ` opacity="${short(globalAlpha)}"` : ''
    const head = `${attribute('transform', matrixText(placed))}${opacity}`
    if (source.pixels) {
      const { pictures } = this.canvas.sheet
      pictures.push(source.pixels)
      const size = `width="${source.width}" height="${source.height}" preserveAspectRatio="none"`
      this.#write(`<image ${size}${head} href="data:image/png;base64,${pictures.length - 1}"/>`)
    } else if (source.drawn.length > 0) this.#write(`<g${head}>${source.markup()}</g>`)
  }

  getImageData(x: number, y: number, width: number, height: number): EmbeddedPixels {
    this.canvas.flatten('mask')
    if (!this.pen) throw new NeedsPixels('mask')
    return this.pen.getImageData(x, y, width, height)
  }
  fillText(): never {
    throw new NeedsPixels('detail')
  }
  strokeText(): never {
    throw new NeedsPixels('detail')
  }
  measureText(): never {
    throw new NeedsPixels('detail')
  }
}
