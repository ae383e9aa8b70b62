// The few SVG elements the designs are made of. No <use>, no filters, no style attributes:
// they survive every sanitiser and render alike everywhere.
type Attrs = Record<string, string | number | undefined>

export type Box = { x: number; y: number; w: number; h: number }

let defs: string[] = []
let prefix = ''

export function startSheet(name: string): void {
  defs = []
  prefix = name
}

/** One decimal near the origin, whole units further out: a 4000th of the picture is finer than any print. */
export const num = (v: number): string => String(Math.abs(v) < 200 ? Math.round(v * 10) / 10 : Math.round(v))
export const pt = (x: number, y: number): string => `${num(x)} ${num(y)}`

function el(tag: string, attrs: Attrs, inner = ''): string {
  const text = Object.entries(attrs)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? Math.round(v * 1000) / 1000 : v}"`)
    .join('')
  return inner ? `<${tag}${text}>${inner}</${tag}>` : `<${tag}${text}/>`
}

function define(make: (id: string) => string): string {
  const id = `${prefix}-${defs.length + 1}`
  defs.push(make(id))
  return `url(#${id})`
}

export const path = (d: string, fill: string, more: Attrs = {}): string => el('path', { d, fill, ...more })
export const line = (d: string, stroke: string, width: number, more: Attrs = {}): string =>
  el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })
export const disc = (cx: number, cy: number, r: number, fill: string, more: Attrs = {}): string =>
  el('circle', { cx: num(cx), cy: num(cy), r: num(r), fill, ...more })
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attrs = {}): string =>
  el('ellipse', { cx: num(cx), cy: num(cy), rx: num(rx), ry: num(ry), fill, ...more })
export const box = (x: number, y: number, w: number, h: number, fill: string, r = 0, more: Attrs = {}): string =>
  el('rect', { x: num(x), y: num(y), width: num(w), height: num(h), rx: r ? num(r) : undefined, fill, ...more })

export function at(x: number, y: number, scale: number, turn: number, ...children: string[]): string {
  const parts = [x || y ? `translate(${pt(x, y)})` : '', turn ? `rotate(${num(turn)})` : '']
  if (scale !== 1) parts.push(`scale(${Math.round(scale * 1000) / 1000})`)
  return el('g', { transform: parts.filter(Boolean).join(' ') || undefined }, children.join(''))
}
export const square: Box = { x: 0, y: 0, w: 2000, h: 2000 }
/** Children are drawn around the middle of a square sheet. */
export const centre = (...children: string[]): string => at(1000, 1000, 1, 0, ...children)
export const flip = (...children: string[]): string => el('g', { transform: 'scale(-1 1)' }, children.join(''))
export const mirror = (...children: string[]): string => children.join('') + flip(...children)
export const fade = (opacity: number, ...children: string[]): string => el('g', { opacity }, children.join(''))
export const group = (attrs: Attrs, ...children: string[]): string => el('g', attrs, children.join(''))

/** Children are visible only inside the outline `d`. */
export function clip(d: string, ...children: string[]): string {
  const url = define((id) => el('clipPath', { id }, el('path', { d })))
  return el('g', { 'clip-path': url }, children.join(''))
}

/** A filled outline with details clipped into it: the house style of shading. */
export const shaded = (d: string, fill: string, ...details: string[]): string => path(d, fill) + clip(d, ...details)

/** Punches `holes` (drawn in black) out of the children: worn screen-print texture. */
export function punched(frame: Box, holes: string, ...children: string[]): string {
  const sheet = box(frame.x, frame.y, frame.w, frame.h, '#fff') + holes
  const attrs = { maskUnits: 'userSpaceOnUse', x: frame.x, y: frame.y, width: frame.w, height: frame.h }
  const url = define((id) => el('mask', { id, ...attrs }, sheet))
  return el('g', { mask: url }, children.join(''))
}

const stops = (colours: readonly string[]): string =>
  colours
    .map((c, i) => {
      const [colour, opacity] = c.split('/')
      return el('stop', { offset: i / (colours.length - 1), 'stop-color': colour, 'stop-opacity': opacity })
    })
    .join('')

/** Colours from the start to the end of the box; 'colour/opacity' fades. Angle 0 runs right, 90 down. */
export function linear(colours: readonly string[], angle = 90): string {
  const turn = (angle * Math.PI) / 180
  const [dx, dy] = [Math.cos(turn) / 2, Math.sin(turn) / 2]
  const ends = { x1: 0.5 - dx, y1: 0.5 - dy, x2: 0.5 + dx, y2: 0.5 + dy }
  return define((id) => el('linearGradient', { id, ...ends }, stops(colours)))
}
export function radial(colours: readonly string[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return define((id) => el('radialGradient', { id, cx, cy, r }, stops(colours)))
}

export function sheet(width: number, height: number, body: string): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
  return `${head}${defs.length ? `<defs>${defs.join('')}</defs>` : ''}${body}</svg>\n`
}
