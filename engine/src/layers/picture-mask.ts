import { drawPath } from './layer-path.ts'
import type { ImageLayer } from './layer-types.ts'
import { drawShape, type PathPen } from './shape-path.ts'

type Masked = Pick<ImageLayer, 'mask' | 'mask_path'>

/** Whether a picture is cut to anything but its own box. */
export const isMasked = ({ mask, mask_path }: Masked): boolean => mask !== null || mask_path !== undefined

/** What a picture is cut to: outlines, a basic shape, or its box. Around the middle of the layer. */
export function drawMask(pen: PathPen, layer: Masked & Pick<ImageLayer, 'width' | 'height'>): void {
  const { mask, mask_path, width, height } = layer
  if (mask_path) drawPath(pen, mask_path, width, height)
  else drawShape(pen, mask ?? 'rectangle', width, height)
}
