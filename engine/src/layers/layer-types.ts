import { z } from 'zod'
import { ImageLayer } from './image-layer.ts'
import { PatternLayer } from './pattern-layer.ts'
import { ShapeLayer } from './shape-layer.ts'
import { TextLayer } from './text-layer.ts'

/** The only list of layer types. */
export const Layer = z.discriminatedUnion('type', [ImageLayer, PatternLayer, ShapeLayer, TextLayer])
export type Layer = z.infer<typeof Layer>
export type LayerType = Layer['type']
