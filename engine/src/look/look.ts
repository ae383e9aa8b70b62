import { mainColours } from './colours.ts'
import { type LookPrint, lookPrint } from './look-print.ts'
import { type Measures, measure } from './measure.ts'
import type { Pixels } from './pixels.ts'

/** Everything the library knows a picture by without asking a person. */
export interface PictureLook {
  readonly print: LookPrint
  readonly measures: Measures
  /** Main colours as `#rrggbb`, the largest first. */
  readonly colours: readonly string[]
}

/** Looks at a picture of at most `LOOK_SIDE_PX` a side. */
export const lookAt = (picture: Pixels): PictureLook => ({
  print: lookPrint(picture),
  measures: measure(picture),
  colours: mainColours(picture).map(({ colour }) => colour),
})
