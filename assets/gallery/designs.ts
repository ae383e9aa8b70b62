// The one list of families; a new family is a file in designs/ and a line here.
import { geometrics } from './designs/geometric.ts'
import { landscapes } from './designs/landscape.ts'
import { naturePatterns } from './designs/pattern-nature.ts'
import { retroSunsets } from './designs/retro-sunset.ts'
import type { Design } from './lib/design.ts'

export const designs: Design[] = [...retroSunsets, ...landscapes, ...geometrics, ...naturePatterns]
