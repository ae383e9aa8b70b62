import type { Surface } from '@inkroute/engine/paint/surface'
import type { SKRSContext2D } from '@napi-rs/canvas'

/** The canvas of the server is the surface the painter asks for; its types only spell it differently. */
export const asSurface = <Picture>(context: SKRSContext2D) => context as unknown as Surface<Picture>
