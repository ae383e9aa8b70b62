import { z } from 'zod'
import type { SkyMoment } from '../sky/star-sky.ts'

const Colour = z.string().regex(/^#[0-9a-f]{6}$/)

/** The stars of one moment over one place, drawn on a shape. */
export const Sky = z.object({
  day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** Since midnight on the clocks of the place, which are this many minutes ahead of UTC. */
  minute: z.int().min(0).max(1439),
  offset_min: z.int().min(-1000).max(1000),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Of stars and lines. */
  ink: Colour,
  /** Whether the stars of a constellation are joined. */
  has_lines: z.boolean(),
})
export type Sky = z.infer<typeof Sky>

export const getMoment = ({ day, minute, offset_min, latitude, longitude }: Sky): SkyMoment => ({
  at_ms: Date.parse(`${day}T00:00:00Z`) + (minute - offset_min) * 60_000,
  latitude,
  longitude,
})

/** A summer night over Shanghai, until somebody chooses another. */
export const firstSky: Sky = {
  day: '2026-08-19',
  minute: 22 * 60,
  offset_min: 480,
  latitude: 31.23,
  longitude: 121.47,
  ink: '#ffffff',
  has_lines: true,
}
