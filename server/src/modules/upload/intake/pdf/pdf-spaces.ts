/// <reference path="./pdfjs.d.ts" />
import { type ModuleSource, registerHooks } from 'node:module'
import type { ColorSpace as Base } from 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import type { ColourTable } from '../colour/colour-table.ts'
import { labToRgb } from '../colour/lab.ts'
import { colourChannels } from '../colour/write-tiff.ts'

/** pdf.js brings its own conversions and does without them here; what it asks these functions is added to its source. */
const ADDITIONS = [
  ['class ColorSpaceUtils {', 'static own = null;'],
  [
    'const mode = xref.fetchIfRef(cs[0]).name;',
    'const own = this.own?.(mode, xref.fetchIfRef(cs[1])); if (own) return own;',
  ],
  ['static get cmyk() {', 'const own = this.own?.("DeviceCMYK", null); if (own) return own;'],
  ['export { WorkerMessageHandler };', 'export { ColorSpace, ColorSpaceUtils };'],
] as const

function withOurColours(source: string): string {
  return ADDITIONS.reduce((text, [place, addition]) => {
    const parts = text.split(place)
    if (parts.length !== 2) throw new Error(`pdf.js changed: "${place}" is there ${parts.length - 1} times`)
    return parts.join(`${place}\n${addition}\n`)
  }, source)
}

const sourceText = (source: ModuleSource | undefined): string =>
  typeof source === 'string' ? source : new TextDecoder().decode(source)

export async function loadWorker() {
  const hooks = registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      if (!url.endsWith('/pdf.worker.mjs')) return loaded
      return { ...loaded, source: withOurColours(sourceText(loaded.source)) }
    },
  })
  try {
    return await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
  } finally {
    hooks.deregister()
  }
}

type Target = Uint8Array | Uint8ClampedArray

export function tableSpaces(ColorSpace: typeof Base) {
  return class TableSpace extends ColorSpace {
    readonly #table: ColourTable
    constructor(name: string, table: ColourTable) {
      super(name, colourChannels[table.colours])
      this.#table = table
    }
    override getRgbItem(from: ArrayLike<number>, at: number, to: Target, to_at: number): void {
      this.#table.convert(from, at, 1, to, to_at)
    }
    override getRgbBuffer(
      from: Target,
      at: number,
      count: number,
      to: Target,
      to_at: number,
      bits: number,
      alpha: 0 | 1,
    ): void {
      const scale = 1 / (2 ** bits - 1)
      // In the same memory, the fourth channel of ink is where opacity will be.
      const is_in_place = alpha === 1 && from.buffer === to.buffer
      for (let n = 0; n < count; n++) {
        const place = to_at + n * (3 + alpha)
        this.#table.convert(from, at + n * this.numComps, scale, to, place)
        if (is_in_place) to[place + 3] = 255
      }
    }
  }
}

/** Numbers of a file, and those it does not give. */
export function numbersIn<const T extends readonly number[]>(given: unknown, otherwise: T): { [K in keyof T]: number } {
  const list = Array.isArray(given) ? given : []
  return otherwise.map((value, n) => (Number.isFinite(list[n]) ? Number(list[n]) : value)) as { [K in keyof T]: number }
}

export function labSpaces(ColorSpace: typeof Base) {
  return class LabSpace extends ColorSpace {
    readonly #range: readonly [number, number, number, number]
    constructor(range: unknown) {
      super('Lab', 3)
      this.#range = numbersIn(range, [-100, 100, -100, 100])
    }
    #convert(lab: Float64Array, to: Target, to_at: number, step: number): void {
      const data = Buffer.alloc(lab.length * 2)
      lab.forEach((value, n) => {
        const share = n % 3 === 0 ? (value / 100) * 65_535 : (value + 128) * 256
        data.writeUInt16BE(Math.round(Math.max(0, Math.min(65_535, share))), n * 2)
      })
      const rgb = labToRgb({ data, bits: 16, is_little_endian: false, has_alpha: false, is_signed: false })
      for (let n = 0; n < lab.length; n++) to[to_at + Math.floor(n / 3) * step + (n % 3)] = rgb[n] as number
    }
    override getRgbItem(from: ArrayLike<number>, at: number, to: Target, to_at: number): void {
      this.#convert(
        Float64Array.from([0, 1, 2], (n) => from[at + n] ?? 0),
        to,
        to_at,
        3,
      )
    }
    override getRgbBuffer(
      from: Target,
      at: number,
      count: number,
      to: Target,
      to_at: number,
      bits: number,
      alpha: 0 | 1,
    ): void {
      const [a_min, a_max, b_min, b_max] = this.#range
      const ranges = [
        [0, 100],
        [a_min, a_max],
        [b_min, b_max],
      ] as const
      const lab = Float64Array.from({ length: count * 3 }, (_, n) => {
        const [low, high] = ranges[n % 3] ?? [0, 0]
        return low + ((from[at + n] as number) / (2 ** bits - 1)) * (high - low)
      })
      this.#convert(lab, to, to_at, 3 + alpha)
    }
    override isDefaultDecode(): boolean {
      return true
    }
    override get usesZeroToOneRange(): boolean {
      return false
    }
  }
}
