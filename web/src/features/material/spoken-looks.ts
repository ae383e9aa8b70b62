import type { Aspect, DesignStyle, PictureKind } from '@inkroute/engine/look/names'

/** Looks in the order they are told: shape, kind, style. */
const spoken = [
  ...(['square', 'portrait', 'landscape', 'banner'] as const satisfies readonly Aspect[]),
  ...(['photo', 'graphic', 'line_art', 'lettering', 'pattern'] as const satisfies readonly PictureKind[]),
  ...(['minimal', 'flat', 'photographic', 'painterly', 'vivid', 'pastel'] as const satisfies readonly DesignStyle[]),
  ...(['vintage', 'monochrome', 'dark'] as const satisfies readonly DesignStyle[]),
]

interface Looks {
  readonly aspect: Aspect | null
  readonly kind: PictureKind | null
  readonly style: DesignStyle | null
}

/** The looks of a picture, each word once. */
export const spokenLooks = ({ aspect, kind, style }: Looks) =>
  spoken.filter((word) => word === aspect || word === kind || word === style)
