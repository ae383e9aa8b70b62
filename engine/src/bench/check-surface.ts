// What is wrong with a drawn view, named at the field, with what to do about it.
import type { BenchPoint, BenchView } from './bench-view.ts'
import { printSizeCm } from './measure.ts'
import { surfaceGrid } from './surface-grid.ts'
import { isBeyond } from './surface-uv.ts'

export type BenchFinding = {
  code:
    | 'corners_crossed'
    | 'mesh_folded'
    | 'mesh_points'
    | 'too_small'
    | 'outside_picture'
    | 'outline_crossed'
    | 'arc_empty'
    | 'arc_hidden'
    | 'no_scale'
    | 'scale_differs'
    | 'hole_outside'
    | 'safe_too_large'
  level: 'error' | 'warning'
  /** Path of the field in the view. */
  field: string
  message: { zh: string; en: string }
  /** Where on the photograph to look. */
  at: BenchPoint | null
}

type Found = Pick<BenchFinding, 'code' | 'field'> & { at?: BenchPoint | null; zh: string; en: string }
const error = ({ code, field, at = null, zh, en }: Found): BenchFinding => ({
  code,
  field,
  at,
  level: 'error',
  message: { zh, en },
})
const warning = (found: Found): BenchFinding => ({ ...error(found), level: 'warning' })

const getCross = (a: BenchPoint, b: BenchPoint, c: BenchPoint): number =>
  (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])

function checkCorners(corners: readonly BenchPoint[], field: string): BenchFinding[] {
  const turns = corners.map((corner, n) =>
    getCross(corner, corners[(n + 1) % 4] as BenchPoint, corners[(n + 2) % 4] as BenchPoint),
  )
  const wrong = turns.findIndex((turn) => turn <= 0)
  if (wrong === -1) return []
  return [
    error({
      code: 'corners_crossed',
      field,
      at: corners[(wrong + 1) % 4] ?? null,
      zh: '四个角的顺序或位置不对：请按左上、右上、右下、左下摆放，边不能交叉。',
      en: 'The corners are crossed. Place them in the order top left, top right, bottom right, bottom left.',
    }),
  ]
}

const isBetween = (a: BenchPoint, b: BenchPoint, c: BenchPoint, d: BenchPoint): boolean =>
  getCross(a, b, c) * getCross(a, b, d) < 0 && getCross(c, d, a) * getCross(c, d, b) < 0

function checkOutline(outline: readonly BenchPoint[]): BenchFinding[] {
  const count = outline.length
  const point = (n: number) => outline[n % count] as BenchPoint
  for (let n = 0; n < count; n++) {
    for (let m = n + 2; m < count; m++) {
      if ((m + 1) % count === n || !isBetween(point(n), point(n + 1), point(m), point(m + 1))) continue
      return [
        error({
          code: 'outline_crossed',
          field: 'surface.outline',
          at: point(m),
          zh: '轮廓线自己相交了，请把这个点拖开。',
          en: 'The outline crosses itself. Move this point away.',
        }),
      ]
    }
  }
  return []
}

/** Cells of the fine grid that are turned over. */
function foldedAt(view: BenchView): BenchPoint | null {
  const grid = surfaceGrid(view)
  const { cols, rows, xy } = grid
  const node = (c: number, r: number): BenchPoint => {
    const n = 2 * (r * (cols + 1) + c)
    return [xy[n] as number, xy[n + 1] as number]
  }
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      if (isBeyond(grid, c, r)) continue
      const [a, b, d, e] = [node(c, r), node(c + 1, r), node(c, r + 1), node(c + 1, r + 1)]
      if (getCross(a, b, e) <= 0 || getCross(a, e, d) <= 0) return e
    }
  }
  return null
}

function checkCloth(view: BenchView): BenchFinding[] {
  const { surface } = view
  if (surface.kind !== 'cloth') return []
  const wanted = (surface.cols + 1) * (surface.rows + 1)
  if (surface.points.length !== wanted) {
    return [
      error({
        code: 'mesh_points',
        field: 'surface.points',
        zh: `网格需要 ${wanted} 个点，现在有 ${surface.points.length} 个。请重新铺网格。`,
        en: `The mesh needs ${wanted} points but has ${surface.points.length}. Reset the mesh.`,
      }),
    ]
  }
  const at = foldedAt(view)
  if (!at) return []
  return [
    error({
      code: 'mesh_folded',
      field: 'surface.points',
      at,
      zh: '网格在这里翻折了：请把点拖回，让格子不再重叠。',
      en: 'The mesh folds over itself here. Drag the points back until no cells overlap.',
    }),
  ]
}

function checkRound({ surface }: BenchView): BenchFinding[] {
  if (surface.kind !== 'round') return []
  const [from, to] = surface.arc_deg
  if (to - from < 1) {
    return [
      error({
        code: 'arc_empty',
        field: 'surface.arc_deg',
        zh: '印刷区右边的角度要大于左边。',
        en: 'The angle of the right edge must be larger than that of the left edge.',
      }),
    ]
  }
  if (from < 80 && to > -80) return []
  return [
    error({
      code: 'arc_hidden',
      field: 'surface.arc_deg',
      zh: '印刷区整个转到了背面，请调整角度。',
      en: 'The whole print faces away from the camera. Change its angles.',
    }),
  ]
}

const LEAST_SIDE_PX = 20

function checkExtent(view: BenchView): BenchFinding[] {
  const { xy } = surfaceGrid(view)
  const [width, height] = view.size
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let n = 0; n < xy.length; n += 2) {
    left = Math.min(left, xy[n] as number)
    right = Math.max(right, xy[n] as number)
    top = Math.min(top, xy[n + 1] as number)
    bottom = Math.max(bottom, xy[n + 1] as number)
  }
  if (!(right - left >= LEAST_SIDE_PX && bottom - top >= LEAST_SIDE_PX)) {
    return [
      error({
        code: 'too_small',
        field: 'surface',
        zh: `印刷面太小：每边至少 ${LEAST_SIDE_PX} 像素，请拉大。`,
        en: `The surface is too small: each side needs at least ${LEAST_SIDE_PX} px. Make it larger.`,
      }),
    ]
  }
  const share = 0.1
  const isFar =
    left < -share * width || top < -share * height || right > (1 + share) * width || bottom > (1 + share) * height
  if (!isFar) return []
  return [
    error({
      code: 'outside_picture',
      field: 'surface',
      at: [
        Math.max(0, Math.min(width, left < 0 ? left : right)),
        Math.max(0, Math.min(height, top < 0 ? top : bottom)),
      ],
      zh: '印刷面伸到了照片外面，请拖回来。',
      en: 'The surface extends beyond the photo. Drag it back inside.',
    }),
  ]
}

const MOST_DIFFERENCE = 0.08

function checkScale(view: BenchView): BenchFinding[] {
  const size = printSizeCm(view)
  if (!size) {
    return [
      error({
        code: 'no_scale',
        field: 'size_cm',
        zh: '还不知道印刷区有多大：请填写宽高（厘米），或用两点加长度量出来。',
        en: 'The size of the print is unknown. Enter width and height in cm, or mark two points and their distance.',
      }),
    ]
  }
  const ruled = view.size_cm && view.ruler ? printSizeCm({ ...view, size_cm: null }) : null
  if (!ruled || Math.abs(ruled[0] / size[0] - 1) <= MOST_DIFFERENCE) return []
  return [
    warning({
      code: 'scale_differs',
      field: 'size_cm',
      zh: `填写的宽度是 ${size[0]} 厘米，按标尺量出约 ${ruled[0]} 厘米，请核对。`,
      en: `The width says ${size[0]} cm, the ruler measures about ${ruled[0]} cm. Check both.`,
    }),
  ]
}

function checkAreaFacts(view: BenchView): BenchFinding[] {
  const found = view.holes.flatMap((hole, n) =>
    hole.left >= 1 || hole.top >= 1 || hole.left + hole.width <= 0 || hole.top + hole.height <= 0
      ? [
          error({
            code: 'hole_outside',
            field: `holes.${n}`,
            zh: '这个孔在印刷区之外，请移进来或删除。',
            en: 'This hole is outside the print area. Move it inside or delete it.',
          }),
        ]
      : [],
  )
  const size = printSizeCm(view)
  if (size && view.safe_cm !== null && 2 * view.safe_cm >= Math.min(...size)) {
    found.push(
      error({
        code: 'safe_too_large',
        field: 'safe_cm',
        zh: '安全边距太大，中间没有地方了。',
        en: 'The safe margin leaves no room in the middle. Make it smaller.',
      }),
    )
  }
  return found
}

function getCorners({ surface }: BenchView): BenchFinding[] {
  if (surface.kind === 'flat') return checkCorners(surface.corners, 'surface.corners')
  if (surface.kind !== 'polygon') return []
  return [
    ...checkOutline(surface.outline),
    ...(surface.corners ? checkCorners(surface.corners, 'surface.corners') : []),
  ]
}

/** Everything to mend before a view can be finished (`error`) or worth a look (`warning`). */
export function checkSurface(view: BenchView): BenchFinding[] {
  const shape = [...getCorners(view), ...checkCloth(view), ...checkRound(view)]
  if (shape.length > 0) return shape
  return [...checkExtent(view), ...checkScale(view), ...checkAreaFacts(view)]
}
