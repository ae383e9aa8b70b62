import type { listDesignMasks as contract } from '@inkroute/contract/design/design'
import type { Reply } from '@inkroute/contract/endpoint'
import { drawShape, type PathPen, type ShapeKind, shapeKinds } from '@inkroute/engine/layers/shape-path'
import type { PublicCtx } from '../../infra/context.ts'

const BOX = 100

const names: Record<ShapeKind, { readonly zh: string; readonly en: string }> = {
  rectangle: { zh: '矩形', en: 'Rectangle' },
  rounded: { zh: '圆角矩形', en: 'Rounded' },
  ellipse: { zh: '圆形', en: 'Ellipse' },
  triangle: { zh: '三角形', en: 'Triangle' },
  diamond: { zh: '菱形', en: 'Diamond' },
  hexagon: { zh: '六边形', en: 'Hexagon' },
  star: { zh: '五角星', en: 'Star' },
  heart: { zh: '爱心', en: 'Heart' },
  arrow: { zh: '箭头', en: 'Arrow' },
  double_arrow: { zh: '双向箭头', en: 'Double arrow' },
  chevron: { zh: '折角箭头', en: 'Chevron' },
  pentagon: { zh: '五边形', en: 'Pentagon' },
  octagon: { zh: '八边形', en: 'Octagon' },
  cross: { zh: '十字', en: 'Cross' },
  burst: { zh: '爆炸贴', en: 'Burst' },
  speech: { zh: '对话框', en: 'Speech bubble' },
}

/** The painter's outline as a path, so that the icon shows the exact mask. */
function pathOf(shape: ShapeKind): string {
  const steps: string[] = []
  const at = (...numbers: number[]) => numbers.map((n) => Math.round((n + BOX / 2) * 100) / 100).join(' ')
  const pen: PathPen = {
    moveTo: (x, y) => steps.push(`M${at(x, y)}`),
    lineTo: (x, y) => steps.push(`L${at(x, y)}`),
    bezierCurveTo: (ax, ay, bx, by, x, y) => steps.push(`C${at(ax, ay, bx, by, x, y)}`),
    closePath: () => steps.push('Z'),
  }
  drawShape(pen, shape, BOX, BOX)
  return steps.join('')
}

export async function listDesignMasks({ language }: PublicCtx): Promise<Reply<typeof contract>> {
  return { data: shapeKinds.map((key) => ({ key, name: names[key][language], path: pathOf(key) })) }
}
