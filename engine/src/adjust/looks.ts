import type { Curve, LookName } from '../layers/adjust.ts'
import { curved, getTable, type ToneTables } from './tone-tables.ts'

interface Look {
  /** In percent: 0 is grey, 100 as it was. */
  readonly saturation: number
  readonly all?: Curve
  readonly red?: Curve
  readonly green?: Curve
  readonly blue?: Curve
}

const looks: Readonly<Record<LookName, Look>> = {
  // biome-ignore format: one look a line reads best
  vivid: { saturation: 145, all: [[0, 0], [64, 54], [192, 204], [255, 255]] },
  // biome-ignore format: as above
  soft: { saturation: 88, all: [[0, 18], [128, 140], [255, 248]] },
  // biome-ignore format: as above
  warm: { saturation: 108, red: [[0, 0], [128, 142], [255, 255]], blue: [[0, 0], [128, 112], [255, 236]] },
  // biome-ignore format: as above
  cool: { saturation: 96, red: [[0, 0], [128, 114], [255, 240]], blue: [[0, 8], [128, 142], [255, 255]] },
  // biome-ignore format: as above
  faded: { saturation: 68, all: [[0, 34], [128, 136], [255, 232]] },
  // biome-ignore format: as above
  matte: { saturation: 90, all: [[0, 26], [48, 50], [160, 172], [255, 240]] },
  // biome-ignore format: as above
  film: { saturation: 112, red: [[0, 6], [96, 92], [200, 214], [255, 252]], green: [[0, 8], [128, 132], [255, 248]], blue: [[0, 22], [128, 120], [255, 230]] },
  // biome-ignore format: as above
  cinema: { saturation: 116, red: [[0, 0], [80, 66], [190, 208], [255, 255]], green: [[0, 6], [128, 128], [255, 244]], blue: [[0, 34], [128, 130], [255, 216]] },
  // biome-ignore format: as above
  dusk: { saturation: 94, red: [[0, 24], [128, 142], [255, 255]], green: [[0, 10], [128, 116], [255, 236]], blue: [[0, 48], [128, 138], [255, 224]] },
  // biome-ignore format: as above
  sepia: { saturation: 0, red: [[0, 28], [128, 156], [255, 255]], green: [[0, 18], [128, 128], [255, 240]], blue: [[0, 8], [128, 92], [255, 206]] },
  mono: { saturation: 0 },
  // biome-ignore format: as above
  noir: { saturation: 0, all: [[12, 0], [96, 58], [168, 206], [244, 255]] },
}

/** A look ready for use: saturation first, in 256ths, then one table for each channel. */
export interface LookTables extends ToneTables {
  readonly saturation: number
}

export function lookTables(name: LookName): LookTables {
  const look = looks[name]
  const of = (own: Curve | undefined) =>
    getTable([...(own ? [curved(own)] : []), ...(look.all ? [curved(look.all)] : [])])
  const { red, green, blue } = look
  return {
    saturation: Math.round((look.saturation * 256) / 100),
    red: of(red),
    green: of(green),
    blue: of(blue),
  }
}
