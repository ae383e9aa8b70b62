import { DOMMatrix, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { Box, Clip, Rule } from './painted-object.ts'
import { type DOMMatrix as Matrix, matrixText, SvgGradient, type SvgPattern } from './svg-paints.ts'
import type { SvgSheet } from './svg-sheet.ts'

export type Style = string | SvgGradient | SvgPattern

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
  readonly clips: readonly Clip[]
}

export const attribute = (name: string, value: string) => (value === '' ? '' : ` ${name}="${value}"`)

export const getNumbers = ({ a, b, c, d, e, f }: Matrix): number[] => [a, b, c, d, e, f]

/** The settings of a 2D context, as text and for the canvas painted beside it. */
export class ContextState {
  font = ''
  fillRule = ''
  imageSmoothingEnabled = true
  fillStyle: Style = '#000000'
  strokeStyle: Style = '#000000'
  globalAlpha = 1
  lineWidth = 1
  lineCap: SKRSContext2D['lineCap'] = 'butt'
  lineJoin: SKRSContext2D['lineJoin'] = 'miter'
  miterLimit = 10
  lineDashOffset = 0
  globalCompositeOperation: SKRSContext2D['globalCompositeOperation'] = 'source-over'
  filter = 'none'
  protected dash: readonly number[] = []
  protected matrix = new DOMMatrix()
  protected clipId: string | null = null
  protected clips: readonly Clip[] = []
  readonly #stack: Saved[] = []
  /** In pixels of the canvas, as the transform was when each part was added. */
  protected outline = new Path2D()
  protected readonly pen: SKRSContext2D | null
  readonly #sheet: SvgSheet

  constructor(sheet: SvgSheet, pen: SKRSContext2D | null) {
    this.#sheet = sheet
    this.pen = pen
  }

  save(): void {
    const kept = KEPT.map((name) => [name, this[name]] as const)
    this.#stack.push({ kept, dash: this.dash, matrix: this.matrix, clip: this.clipId, clips: this.clips })
    this.pen?.save()
  }
  restore(): void {
    const saved = this.#stack.pop()
    if (!saved) return
    Object.assign(this, Object.fromEntries(saved.kept))
    this.dash = saved.dash
    this.matrix = saved.matrix
    this.clipId = saved.clip
    this.clips = saved.clips
    this.pen?.restore()
  }
  getTransform(): DOMMatrix {
    return DOMMatrix.fromMatrix(this.matrix)
  }
  setTransform(...given: readonly [Matrix] | readonly number[]): void {
    const [first] = given
    this.matrix =
      typeof first === 'object' ? new DOMMatrix(getNumbers(first)) : new DOMMatrix([...(given as readonly number[])])
  }
  resetTransform(): void {
    this.matrix = new DOMMatrix()
  }
  transform(...numbers: readonly number[]): void {
    this.matrix = this.matrix.multiply(new DOMMatrix([...numbers]))
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
    this.dash = [...dash]
  }
  getLineDash(): number[] {
    return [...this.dash]
  }

  beginPath(): void {
    this.outline = new Path2D()
  }
  rect(x: number, y: number, width: number, height: number): void {
    const part = new Path2D()
    part.rect(x, y, width, height)
    this.outline.addPath(part, this.matrix)
  }

  clip(path: Path2D, rule: Rule = 'nonzero'): void {
    this.clipId = this.clipFor(path, rule)
    if (!this.pen) return
    this.clips = [...this.clips, { path: new Path2D(path), matrix: this.matrix, rule }]
    this.pen.setTransform(this.matrix)
    this.pen.clip(path, rule)
  }

  protected clipFor(path: Path2D, rule: Rule): string {
    const { definitions } = this.#sheet
    const id = this.#sheet.newId()
    this.#sheet.countElement()
    const within = this.clipId === null ? '' : `url(#${this.clipId})`
    const transform = attribute('transform', matrixText(this.matrix))
    const shape = `<path d="${path.toSVGString()}"${transform}${rule === 'evenodd' ? ' clip-rule="evenodd"' : ''}/>`
    definitions.push(`<clipPath id="${id}"${attribute('clip-path', within)}>${shape}</clipPath>`)
    return id
  }

  /** With everything this context is set to, on its own pixels or on a sheet that lies at `x` and `y` of them. */
  protected paintOn(on: SKRSContext2D, paint: (on: SKRSContext2D) => void, at?: Box): void {
    const painted = (style: Style) =>
      typeof style === 'string'
        ? style
        : style instanceof SvgGradient
          ? style.paint(on)
          : (style.painted ?? 'transparent')
    on.setTransform(at ? new DOMMatrix([1, 0, 0, 1, -at.x, -at.y]).multiply(this.matrix) : this.matrix)
    on.globalAlpha = this.globalAlpha
    on.globalCompositeOperation = at ? 'source-over' : this.globalCompositeOperation
    on.imageSmoothingEnabled = this.imageSmoothingEnabled
    on.fillStyle = painted(this.fillStyle)
    on.strokeStyle = painted(this.strokeStyle)
    on.lineWidth = this.lineWidth
    on.lineCap = this.lineCap
    on.lineJoin = this.lineJoin
    on.miterLimit = this.miterLimit
    on.lineDashOffset = this.lineDashOffset
    on.setLineDash([...this.dash])
    paint(on)
  }
}
