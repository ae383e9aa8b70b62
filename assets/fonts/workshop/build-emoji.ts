import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { EMOJI_GRID, type PackedEmoji } from '../../../engine/src/text/emoji.ts'
import { ellipsePieces, getPieces, type Piece } from './svg-outline.ts'

type Six = readonly [number, number, number, number, number, number]
const plain: Six = [1, 0, 0, 1, 0, 0]
const times = (m: Six, n: Six): Six => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

function getMatrix(transform: string): Six {
  let matrix = plain
  for (const [, name = '', inside = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = inside.split(/[\s,]+/).map(Number)
    const angle = (a * Math.PI) / 180
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const turned = times([1, 0, 0, 1, b, c], times([cos, sin, -sin, cos, 0, 0], [1, 0, 0, 1, -b, -c]))
    const next: Six | undefined = { matrix: [a, b, c, d, e, f], translate: [1, 0, 0, 1, a, b], rotate: turned }[name] as
      | Six
      | undefined
    if (!next) throw new Error(`transform ${name}`)
    matrix = times(matrix, next)
  }
  return matrix
}

interface State {
  readonly fill: string
  readonly opacity: number
  readonly matrix: Six
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** Six digits, or eight where it shines through. */
function getColour({ fill, opacity }: State): string {
  const short = fill.replace('#', '').toLowerCase()
  const six = short.length === 3 ? [...short].map((digit) => digit + digit).join('') : short
  return opacity < 1 ? six + hex(opacity * 255) : six
}

/** Whole numbers from the point before, letters only where the verb changes. */
function pack(pieces: readonly Piece[], [a, b, c, d, e, f]: Six, side: number): string {
  const grid = EMOJI_GRID / side
  let [x, y] = [0, 0]
  let last = ''
  let packed = ''
  for (const { verb, points } of pieces) {
    if (verb !== last || verb === 'Z' || verb === 'M') packed += verb
    last = verb
    for (let i = 0; i + 1 < points.length; i += 2) {
      const [px, py] = [points[i] as number, points[i + 1] as number]
      const to_x = Math.round((a * px + c * py + e) * grid)
      const to_y = Math.round((b * px + d * py + f) * grid)
      for (const step of [to_x - x, to_y - y]) {
        packed += step < 0 || /[A-Z]$/.test(packed) ? String(step) : ` ${step}`
      }
      ;[x, y] = [to_x, to_y]
    }
  }
  return packed
}

/** Shapes that are cut out by the even-odd rule are turned round, so that the plain rule cuts them too. */
function cutOut(pieces: readonly Piece[]): Piece[] {
  const contours: Piece[][] = []
  for (const piece of pieces) {
    if (piece.verb === 'M') contours.push([])
    contours.at(-1)?.push(piece)
  }
  const area = (contour: Piece[]) => {
    const ends = contour.flatMap(({ points }) => (points.length > 0 ? [points.slice(-2) as [number, number]] : []))
    return ends.reduce((sum, [x, y], i) => {
      const [nx, ny] = ends[(i + 1) % ends.length] as [number, number]
      return sum + (x * ny - nx * y) / 2
    }, 0)
  }
  const outer = Math.sign(area(contours[0] ?? []))
  return contours.flatMap((contour, i) => (i > 0 && Math.sign(area(contour)) === outer ? reversed(contour) : contour))
}

function reversed(contour: readonly Piece[]): Piece[] {
  const drawn = contour.filter(({ verb }) => verb !== 'Z')
  const ends = drawn.map(({ points }) => points.slice(-2))
  const back = drawn
    .slice(1)
    .reverse()
    .map((piece, i): Piece => {
      const to = ends[drawn.length - 2 - i] ?? []
      const [ax = 0, ay = 0, bx = 0, by = 0] = piece.points
      return piece.verb === 'C' ? { verb: 'C', points: [bx, by, ax, ay, ...to] } : { verb: 'L', points: to }
    })
  return [{ verb: 'M', points: ends.at(-1) ?? [] }, ...back, { verb: 'Z', points: [] }]
}

const getAttributes = (text: string) =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

function getState(parent: State, own: Record<string, string>): State {
  return {
    fill: own.fill ?? parent.fill,
    opacity: parent.opacity * Number(own.opacity ?? 1) * Number(own['fill-opacity'] ?? 1),
    matrix: own.transform ? times(parent.matrix, getMatrix(own.transform)) : parent.matrix,
  }
}

function getShape(tag: string, own: Record<string, string>): Piece[] {
  const number = (name: string) => Number(own[name] ?? 0)
  if (tag === 'circle') return ellipsePieces(number('cx'), number('cy'), number('r'), number('r'))
  if (tag === 'ellipse') return ellipsePieces(number('cx'), number('cy'), number('rx'), number('ry'))
  const pieces = getPieces(own.d ?? '')
  return own['fill-rule'] === 'evenodd' ? cutOut(pieces) : pieces
}

/** Colour and packed outline in turn. */
export function packSvg(svg: string): string[] {
  const row: string[] = []
  const states: State[] = [{ fill: '#000000', opacity: 1, matrix: plain }]
  let side = 36
  const drawing = svg.replace(/<(defs|clipPath)[\s\S]*?<\/\1>/g, '')
  for (const [, closes, tag = '', text = '', alone] of drawing.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)) {
    if (closes) {
      if (tag === 'g') states.pop()
      continue
    }
    const own = getAttributes(text)
    if (tag === 'svg') side = Number(own.viewBox?.split(' ')[2] ?? 36)
    const state = getState(states.at(-1) as State, own)
    if (tag === 'g' && !alone) states.push(state)
    if (!['path', 'circle', 'ellipse'].includes(tag) || state.fill === 'none') continue
    row.push(getColour(state), pack(getShape(tag, own), state.matrix, side))
  }
  return row
}

interface Described {
  readonly hexcode: string
  readonly type: number
  readonly group?: number
  readonly order?: number
  readonly label: string
  readonly tags?: readonly string[]
  readonly skins?: readonly Described[]
}

const SLICE_BYTES = 90_000
const getKey = (hexcode: string) =>
  hexcode
    .toLowerCase()
    .split('-')
    .filter((code) => code !== 'fe0f')
    .map((code) => code.replace(/^0+/, ''))
    .join('-')

async function describedEmoji(modules: string, language: string): Promise<Described[]> {
  return JSON.parse(await readFile(join(modules, 'emojibase-data', language, 'data.json'), 'utf8')) as Described[]
}

/** Packs all drawings into slices of neighbours, and writes what the picker shows. */
export async function buildEmoji(modules: string, target: string) {
  await mkdir(target, { recursive: true })
  const folder = join(modules, '@twemoji', 'svg')
  const drawn = new Map<string, string>()
  for (const file of await readdir(folder)) {
    if (file.endsWith('.svg')) drawn.set(getKey(file.replace('.svg', '')), file)
  }
  const zh = await describedEmoji(modules, 'zh')
  const en = new Map((await describedEmoji(modules, 'en')).map((one) => [one.hexcode, one]))
  const ordered = zh.flatMap((one) => [one, ...(one.skins ?? [])]).map((one) => getKey(one.hexcode))
  const keys = [...new Set([...ordered, ...drawn.keys()])].filter((key) => drawn.has(key))
  /** Packed once here: as text they would take four times the room. */
  const write = (name: string, content: unknown) =>
    writeFile(join(target, `${name}.json.br`), brotliCompressSync(JSON.stringify(content)))
  const slices: string[][] = []
  let slice: Record<string, readonly string[]> = {}
  let size = 0
  const finish = async () => {
    if (Object.keys(slice).length === 0) return
    await write(`${slices.length}`, slice satisfies PackedEmoji)
    slices.push(Object.keys(slice))
    ;[slice, size] = [{}, 0]
  }
  for (const key of keys) {
    const row = packSvg(await readFile(join(folder, drawn.get(key) as string), 'utf8'))
    slice[key] = row
    size += row.join('').length
    if (size > SLICE_BYTES) await finish()
  }
  await finish()
  const picker = zh
    .filter((one) => one.group !== undefined && one.group !== 2 && drawn.has(getKey(one.hexcode)))
    .map((one) => [
      one.hexcode.toLowerCase(),
      one.group,
      [one.label, ...(one.tags ?? [])].join(' '),
      [en.get(one.hexcode)?.label ?? '', ...(en.get(one.hexcode)?.tags ?? [])].join(' '),
      one.skins?.length ? 1 : 0,
    ])
  await write('picker', picker)
  const text_first = zh
    .filter((one) => one.type === 0)
    .map((one) => getKey(one.hexcode))
    .filter((key) => drawn.has(key))
  return { slices, text_first }
}
