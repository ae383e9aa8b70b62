import type { PreflightRule } from './core/preflight-types.ts'
import { bleed } from './rules/bleed.ts'
import { brandWords } from './rules/brand-words.ts'
import { buyerWords } from './rules/buyer-words.ts'
import { coverage } from './rules/coverage.ts'
import { crossing } from './rules/crossing.ts'
import { cutOut } from './rules/cut-out.ts'
import { defaultText } from './rules/default-text.ts'
import { emptyView } from './rules/empty-view.ts'
import { fileTooLarge } from './rules/file-too-large.ts'
import { fontMissing } from './rules/font-missing.ts'
import { outsideArea } from './rules/outside-area.ts'
import { resolution, upscale } from './rules/resolution.ts'
import { safeMargin } from './rules/safe-margin.ts'
import { smallText } from './rules/small-text.ts'
import { softGradient } from './rules/soft-gradient.ts'
import { softShadow } from './rules/soft-shadow.ts'
import { thinLine } from './rules/thin-line.ts'
import { tooManyColours } from './rules/too-many-colours.ts'
import { transparentEdges } from './rules/transparent-edges.ts'
import { whiteOnWhite } from './rules/white-on-white.ts'

/** The only list of rules, in the order findings of one level are reported. */
export const preflightRules: readonly PreflightRule[] = [
  emptyView,
  outsideArea,
  cutOut,
  crossing,
  bleed,
  coverage,
  resolution,
  defaultText,
  fontMissing,
  brandWords,
  buyerWords,
  safeMargin,
  thinLine,
  smallText,
  whiteOnWhite,
  tooManyColours,
  transparentEdges,
  softShadow,
  softGradient,
  fileTooLarge,
  upscale,
]
