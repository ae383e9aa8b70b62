import type { listDesignMasks as contract } from '@inkroute/contract/design/design'
import { shapeNames } from '@inkroute/contract/design/shape-names'
import type { Reply } from '@inkroute/contract/endpoint'
import { drawShape, type PathPen, type ShapeKind, shapeKinds } from '@inkroute/engine/layers/shape-path'
import type { PublicCtx } from '../../infra/context.ts'

const BOX = 100

/** The painter's outline as a path, so that the icon shows the exact mask. */
function getPath(shape: ShapeKind): string {
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
  return { data: shapeKinds.map((key) => ({ key, name: shapeNames[key][language], path: getPath(key) })) }
}
