import { Refusal } from './pdf/refusal.ts'
import { type SvgNode, writeNode } from './svg-tree.ts'

const PX_PER_UNIT: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
}
/** The browser's default size. */
const DEFAULT_SIZE = { width: 300, height: 150 }
const MAX_RATIO = 50

function lengthPx(text: string | undefined): number | null {
  const match = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*(px|pt|pc|in|cm|mm)?\s*$/i.exec(text ?? '')
  if (!match) return null
  const px = Number(match[1]) * (PX_PER_UNIT[match[2]?.toLowerCase() ?? ''] ?? 1)
  return Number.isFinite(px) && px > 0 ? px : null
}

function findViewBox(text: string | undefined): [number, number, number, number] | null {
  const numbers = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , width = 0, height = 0] = numbers
  if (numbers.length !== 4 || !numbers.every(Number.isFinite) || width <= 0 || height <= 0) return null
  return numbers as [number, number, number, number]
}

/** Intrinsic size in CSS pixels, and the view box. */
export function svgSize({ attributes }: SvgNode): { width: number; height: number; view_box: string } {
  const box = findViewBox(attributes.get('viewBox'))
  const ratio = box ? box[2] / box[3] : null
  let width = lengthPx(attributes.get('width'))
  let height = lengthPx(attributes.get('height'))
  if (ratio && width && !height) height = width / ratio
  if (ratio && height && !width) width = height * ratio
  const size = width && height ? { width, height } : box ? { width: box[2], height: box[3] } : DEFAULT_SIZE
  if (Math.max(size.width / size.height, size.height / size.width) > MAX_RATIO) {
    const { width: w, height: h } = size
    throw new Refusal('upload_svg_ratio', { width: Math.round(w), height: Math.round(h), limit: MAX_RATIO })
  }
  return { ...size, view_box: box ? box.join(' ') : `0 0 ${size.width} ${size.height}` }
}

const SIZE_ATTRIBUTES = new Set(['width', 'height', 'viewBox', 'x', 'y', 'id', 'version'])

/** The whole drawing again, at the size given. */
export function writeSvg(root: SvgNode, width: number, height: number, view_box: string): string {
  const kept = [...root.attributes].filter(([name]) => !SIZE_ATTRIBUTES.has(name))
  const size = { xmlns: 'http://www.w3.org/2000/svg', width: String(width), height: String(height), viewBox: view_box }
  return writeNode({ ...root, attributes: new Map([...Object.entries(size), ...kept]) })
}
