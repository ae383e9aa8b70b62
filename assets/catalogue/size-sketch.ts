import { color } from '../../web/src/shared/ui/tokens.ts'
import type { Product } from './product-schema.ts'

/** The sketch beside the table: an outline of the product with a lettered measure for every attribute. */
const side = 300
const stroke = `fill="${color.action_soft}" stroke="${color.ink}" stroke-width="1.5" stroke-linejoin="round"`
const thin = `fill="none" stroke="${color.ink}" stroke-width="1.2" stroke-linejoin="round"`

export const getLetter = (index: number) => String.fromCharCode(65 + index)

type Line = readonly [x1: number, y1: number, x2: number, y2: number]

export function badge(letter: string, x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="11" fill="${color.action}"/><text x="${x}" y="${y + 4.5}" text-anchor="middle" font-size="12" font-weight="650" fill="${color.surface}">${letter}</text>`
}

function measure(letter: string, [x1, y1, x2, y2]: Line): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return badge(letter, x1, y1)
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const tick = (x: number, y: number) =>
    `M${(x - uy * 5).toFixed(1)} ${(y + ux * 5).toFixed(1)}L${(x + uy * 5).toFixed(1)} ${(y - ux * 5).toFixed(1)}`
  const path = `M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`
  return `<path d="${path}" fill="none" stroke="${color.action}" stroke-width="1.5"/>${badge(letter, (x1 + x2) / 2, (y1 + y2) / 2)}`
}

interface Sketch {
  outline: string
  lines: Record<string, Line>
}

const path = (d: string, style = stroke) => `<path d="${d}" ${style}/>`

const tee: Sketch = {
  outline:
    path('M112 40L60 62L18 118L52 142L74 116V272H226V116L248 142L282 118L240 62L188 40C180 62 120 62 112 40Z') +
    path('M112 40C122 72 178 72 188 40M74 116V96M226 116V96', thin),
  lines: {
    chest: [74, 150, 226, 150],
    length: [190, 40, 190, 272],
    shoulder: [60, 26, 240, 26],
    sleeve: [58, 48, 12, 108],
    waist: [74, 205, 226, 205],
  },
}
const tank: Sketch = {
  outline: path('M104 30L88 36C92 78 88 104 66 122V272H234V122C212 104 208 78 212 36L196 30C190 78 110 78 104 30Z'),
  lines: { chest: [66, 150, 234, 150], length: [198, 30, 198, 272], shoulder: [88, 18, 212, 18] },
}
const longSleeve: Sketch = {
  outline:
    path('M114 36L66 54L22 224L52 234L82 130V272H218V130L248 234L278 224L234 54L186 36C178 58 122 58 114 36Z') +
    path('M114 36C124 66 176 66 186 36M27 206L57 216M273 206L243 216M82 258H218', thin),
  lines: {
    chest: [82, 150, 218, 150],
    length: [188, 36, 188, 272],
    shoulder: [66, 22, 234, 22],
    sleeve: [50, 48, 8, 218],
  },
}
const dress: Sketch = {
  outline: path(
    'M118 24L100 30C104 60 100 78 92 88L104 130L56 280H244L196 130L208 88C200 78 196 60 200 30L182 24C176 52 124 52 118 24Z',
  ),
  lines: {
    chest: [92, 94, 208, 94],
    length: [190, 24, 190, 280],
    waist: [104, 134, 196, 134],
    shoulder: [100, 14, 200, 14],
  },
}
const trousers = (hem: number): Sketch => ({
  outline: path(`M92 28H208L232 ${hem}H166L150 112L134 ${hem}H68Z`) + path('M90 46H210', thin),
  lines: {
    waist: [92, 16, 208, 16],
    hip: [84, 84, 216, 84],
    inseam: [162, 116, 182, hem],
    outseam: [74, 28, 50, hem],
  },
})
const sock: Sketch = {
  outline:
    path('M108 24H184V150C184 176 196 190 226 206C256 222 252 262 216 262H152C116 262 108 236 108 206Z') +
    path('M108 48H184', thin),
  lines: { foot: [110, 280, 246, 280], leg: [90, 24, 90, 206] },
}
const cap: Sketch = {
  outline:
    path('M70 176C70 96 112 60 160 60C208 60 240 100 240 176Z') +
    path('M70 176C40 178 14 196 12 212C50 200 110 196 160 176Z') +
    path('M160 60C140 90 134 140 136 176', thin),
  lines: { head: [70, 236, 240, 236], crown: [262, 60, 262, 176], brim: [12, 152, 66, 152] },
}
const beanie: Sketch = {
  outline:
    path('M62 196C58 96 100 48 150 48C200 48 242 96 238 196Z') +
    path('M54 190H246V238C246 246 54 246 54 238Z') +
    path('M106 64C92 104 92 150 94 190M150 48V190M194 64C208 104 208 150 206 190', thin),
  lines: { head: [54, 266, 246, 266], crown: [270, 48, 270, 242], cuff: [32, 190, 32, 242] },
}
const bucketHat: Sketch = {
  outline:
    path('M92 84C96 66 204 66 208 84L222 168C190 180 110 180 78 168Z') +
    path('M78 168C110 180 190 180 222 168L276 228C210 252 90 252 24 228Z') +
    path('M92 84C110 94 190 94 208 84', thin),
  lines: { head: [78, 150, 222, 150], crown: [62, 78, 62, 168], brim: [240, 168, 290, 222] },
}
const cup: Sketch = {
  outline:
    path('M206 96C266 96 266 206 206 206', `${thin}`) +
    path('M70 66V244C70 262 206 262 206 244V66Z') +
    path('M70 66C70 48 206 48 206 66C206 84 70 84 70 66Z'),
  lines: { diameter: [70, 32, 206, 32], height: [46, 66, 46, 254], capacity: [138, 160, 138, 160] },
}
const bottle: Sketch = {
  outline:
    path('M104 84V262C104 276 196 276 196 262V84C196 72 184 66 176 62V30H124V62C116 66 104 72 104 84Z') +
    path('M124 48H176', thin),
  lines: { diameter: [104, 16, 196, 16], height: [78, 30, 78, 272], capacity: [150, 170, 150, 170] },
}
const bowl: Sketch = {
  outline:
    path('M60 130L36 206C36 226 264 226 264 206L240 130Z') +
    path('M60 130C60 112 240 112 240 130C240 148 60 148 60 130Z'),
  lines: { diameter: [36, 92, 264, 92], height: [18, 130, 18, 220], capacity: [150, 180, 150, 180] },
}
const disc: Sketch = {
  outline: `<circle cx="150" cy="150" r="112" ${stroke}/>`,
  lines: { diameter: [38, 150, 262, 150], depth: [280, 120, 280, 180] },
}

/** A flat thing in its own proportions. */
function sheet(width: number, height: number, handles: boolean): Sketch {
  const scale = (handles ? 190 : 220) / Math.max(width, height)
  const [w, h] = [width * scale, height * scale]
  const [left, top] = [160 - w / 2, (handles ? 185 : 135) - h / 2]
  const [right, bottom] = [left + w, top + h]
  const box = `<rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" rx="5" ${stroke}/>`
  const loop = handles
    ? path(
        `M${left + w * 0.25} ${top}C${left + w * 0.25} ${top - 90} ${right - w * 0.25} ${top - 90} ${right - w * 0.25} ${top}`,
        thin,
      )
    : ''
  return {
    outline: loop + box,
    lines: {
      width: [Math.round(left), Math.round(bottom + 26), Math.round(right), Math.round(bottom + 26)],
      height: [Math.round(left - 26), Math.round(top), Math.round(left - 26), Math.round(bottom)],
      depth: [Math.round(right + 22), Math.round(bottom - Math.min(60, h)), Math.round(right + 22), Math.round(bottom)],
      handle: [
        Math.round(right - w * 0.25 + 14),
        Math.round(top - 66),
        Math.round(right - w * 0.25 + 14),
        Math.round(top),
      ],
      neck: [Math.round(left), Math.round(top - 22), Math.round(right), Math.round(top - 22)],
    },
  }
}

function getSketch(product: Product): Sketch {
  const keys = new Set(product.attributes.map((entry) => entry.key))
  const value = (key: string) => {
    const id = product.attributes.find((entry) => entry.key === key)?.id
    return product.sizes[0]?.attributes.find((entry) => entry.attr_id === id)?.attr_value ?? 1
  }
  if (product.category === 'dresses') return dress
  if (keys.has('chest')) return keys.has('sleeve') ? (value('sleeve') > value('chest') * 0.8 ? longSleeve : tee) : tank
  if (keys.has('inseam')) return trousers(value('inseam') > 40 ? 280 : 196)
  if (keys.has('foot')) return sock
  if (keys.has('cuff')) return beanie
  if (keys.has('head')) return product.design_style === 'full' ? bucketHat : cap
  if (keys.has('capacity')) return product.category === 'mugs' ? cup : product.category === 'tumblers' ? bottle : bowl
  if (keys.has('diameter')) return disc
  return sheet(value('width'), value('height'), keys.has('handle'))
}

export function sizeSketch(product: Product): string {
  const sketch = getSketch(product)
  const measures = product.attributes.map((entry, i) => {
    const line = sketch.lines[entry.key]
    if (!line) throw new Error(`${product.code}: the sketch has no line for ${entry.key}`)
    return measure(getLetter(i), line)
  })
  return sketch.outline + measures.join('')
}

export const sketch_side = side
