import { z } from 'zod'
import { Coordinate, Length, PictureSource, Placed } from './placed.ts'

export const PatternLayer = Placed.extend({
  type: z.literal('pattern'),
  source: PictureSource,
  tile: z.enum(['basic', 'mirrored']),
  /** Width of one tile; its height follows the picture. */
  tile_width: Length,
  gap: z.number().min(0).max(2000),
  /** How far every second row is shifted, as a share of a tile: 0.5 lays bricks. */
  row_shift: z.number().min(0).max(1),
  /** Offset of the middle tile from the centre of the layer. */
  offset_x: Coordinate,
  offset_y: Coordinate,
  tile_rotation_deg: z.number().min(-180).max(180),
})
export type PatternLayer = z.infer<typeof PatternLayer>
