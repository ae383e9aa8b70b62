// Live preview: the design through the small warp grid, without the large UV map. The result is multiplied with the
// shade picture and brightened by the light picture on the canvas.
import type { WarpGrid } from './product-view.ts'

export type Raster = { width_px: number; height_px: number; data: Uint8ClampedArray }
type Vertex = { x: number; y: number; s: number; t: number }

function sample(out: Raster, o: number, design: Raster, s: number, t: number): void {
  const { width_px, height_px, data } = design
  const x = Math.max(0, Math.min(width_px - 1.001, s * width_px - 0.5))
  const y = Math.max(0, Math.min(height_px - 1.001, t * height_px - 0.5))
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - x0, y - y0]
  const p = 4 * (y0 * width_px + x0)
  const [right, below] = [width_px > 1 ? 4 : 0, height_px > 1 ? 4 * width_px : 0]
  const weights = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy]
  const corners = [p, p + right, p + below, p + right + below]
  let [r, g, b, a] = [0, 0, 0, 0]
  for (let n = 0; n < 4; n++) {
    const q = corners[n] as number
    const alpha = (weights[n] as number) * (data[q + 3] as number)
    r += alpha * (data[q] as number)
    g += alpha * (data[q + 1] as number)
    b += alpha * (data[q + 2] as number)
    a += alpha
  }
  if (a === 0) return
  out.data[o] = r / a
  out.data[o + 1] = g / a
  out.data[o + 2] = b / a
  out.data[o + 3] = a
}

function fillTriangle(out: Raster, design: Raster, a: Vertex, b: Vertex, c: Vertex): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  if (Math.abs(area) < 1e-6) return
  const fromX = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x)))
  const toX = Math.min(out.width_px - 1, Math.ceil(Math.max(a.x, b.x, c.x)))
  const fromY = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y)))
  const toY = Math.min(out.height_px - 1, Math.ceil(Math.max(a.y, b.y, c.y)))
  for (let y = fromY; y <= toY; y++) {
    for (let x = fromX; x <= toX; x++) {
      const [px, py] = [x + 0.5, y + 0.5]
      const wb = ((px - a.x) * (c.y - a.y) - (c.x - a.x) * (py - a.y)) / area
      const wc = ((b.x - a.x) * (py - a.y) - (px - a.x) * (b.y - a.y)) / area
      const wa = 1 - wb - wc
      if (wa < 0 || wb < 0 || wc < 0) continue
      sample(out, 4 * (y * out.width_px + x), design, wa * a.s + wb * b.s + wc * c.s, wa * a.t + wb * b.t + wc * c.t)
    }
  }
}

/** Draws the whole design into `out`, cell by cell of the grid. `scale` is picture pixels per grid pixel. */
export function drawThroughGrid(out: Raster, design: Raster, grid: WarpGrid, scale = 1): void {
  const { cols, rows, xy } = grid
  if (xy.length !== 2 * (cols + 1) * (rows + 1)) throw new Error('the warp grid has the wrong number of nodes')
  const node = (c: number, r: number): Vertex => {
    const k = 2 * (r * (cols + 1) + c)
    return { x: (xy[k] as number) * scale, y: (xy[k + 1] as number) * scale, s: c / cols, t: r / rows }
  }
  const faces = (c: number, r: number) => grid.facing?.[r * (cols + 1) + c] !== '0'
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      if (!(faces(c, r) && faces(c + 1, r) && faces(c, r + 1) && faces(c + 1, r + 1))) continue
      const [a, b, d, e] = [node(c, r), node(c + 1, r), node(c, r + 1), node(c + 1, r + 1)]
      fillTriangle(out, design, a, b, d)
      fillTriangle(out, design, b, e, d)
    }
  }
}
