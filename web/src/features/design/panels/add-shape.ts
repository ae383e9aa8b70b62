import type { CodeKind } from '@inkroute/engine/codes/code-boxes'
import { addLayer } from '@inkroute/engine/commands/layers'
import type { ShapeLayer } from '@inkroute/engine/layers/layer-types'
import type { ShapeKind } from '@inkroute/engine/layers/shape-path'
import { getRoom, placeBeside } from '@inkroute/engine/print/place-new'
import { getOutline, type LibraryShape } from '@inkroute/engine/shapes/shape-library'
import { canAddLayers } from '../state/layer-limit.ts'
import { apply, areaNow, choose, cmPerPxNow, newLayerId, useStudio } from '../state/studio-store.ts'
import { openSheet } from '../state/studio-ui.ts'

const FIRST_SHARE = 0.5
export const FIRST_COLOUR = '#e8452c'

interface NewShape {
  readonly shape: ShapeKind
  readonly name: string
  readonly fill: string
  /** Height as a share of the width. */
  readonly ratio?: number
  readonly code?: ShapeLayer['code']
  readonly sky?: ShapeLayer['sky']
  /** Drawn instead of the shape. */
  readonly path?: ShapeLayer['path']
}

export function addShape({ shape, name, fill, ratio = 1, code, sky, path }: NewShape): void {
  const area = areaNow()
  if (!area || !canAddLayers(1)) return
  const ground = { area, cm_per_px: cmPerPxNow() }
  const seen = getRoom(ground)
  const wanted = Math.round(Math.min(seen.width, seen.height) * FIRST_SHARE)
  const { cx, cy, factor } = placeBeside(ground, {
    width: wanted,
    height: wanted * ratio,
    is_read: code !== undefined,
  })
  const side = Math.round(wanted * factor)
  const layer: ShapeLayer = {
    id: newLayerId(),
    name,
    type: 'shape',
    shape,
    fill,
    stroke: null,
    stroke_width: 0,
    cx,
    cy,
    width: side,
    height: Math.max(1, Math.round(side * ratio)),
    rotation_deg: 0,
    flip_x: false,
    flip_y: false,
    opacity: 1,
    is_locked: false,
    is_hidden: false,
    group_id: null,
    ...(code ? { code } : {}),
    ...(sky ? { sky } : {}),
    ...(path ? { path } : {}),
  }
  apply((document) => addLayer(document, useStudio.getState().view_id, layer))
  choose([layer.id])
  openSheet(null)
}

const FIRST_CONTENT = { qr: 'https://', code128: 'INK-0001' } as const
const CODE_INK = '#000000'

/** A shape of the library; the design keeps its outline. */
export const addOutline = (shape: LibraryShape, name: string, fill: string): void =>
  addShape({ shape: 'rectangle', name, fill, ...getOutline(shape) })

export const addLine = (name: string, fill: string): void => addShape({ shape: 'rectangle', name, fill, ratio: 0.02 })

/** A code whose content is edited in the properties. */
export function addCode(kind: CodeKind, name: string): void {
  const code = { kind, text: FIRST_CONTENT[kind], paper: '#ffffff' }
  addShape({ shape: 'rectangle', name, fill: CODE_INK, ratio: kind === 'qr' ? 1 : 0.35, code })
}
