import type { Measures } from './measure.ts'
import type { Aspect, DesignStyle, PictureKind } from './names.ts'

/** 0 at `from`, 1 at `to`, linear in between; `from` may be larger than `to`. */
const ramp = (value: number, from: number, to: number): number => Math.max(0, Math.min(1, (value - from) / (to - from)))
const all = (...parts: number[]): number => Math.min(...parts)

/** How clearly the measures speak for each style. */
function scores(m: Measures): Record<DesignStyle, number> {
  const photographic = all(ramp(m.flatness, 0.62, 0.25), ramp(m.entropy, 5.6, 7), ramp(m.palette, 12, 36))
  const lettering = all(
    ramp(m.banding, 0.15, 0.45),
    ramp(m.palette, 14, 9),
    ramp(m.edges, 0.04, 0.06),
    ramp(m.flatness, 0.5, 0.75),
  )
  const pattern =
    m.seam === 0 ? 0 : all(ramp(m.seam, 1.6, 1.1), ramp(m.edges, 0.015, 0.04), ramp(m.transparency, 0.6, 0.2))
  return {
    photographic,
    lettering,
    pattern,
    minimal: all(ramp(m.palette, 6, 2), ramp(m.edges, 0.06, 0.015), 1 - photographic),
    flat: all(ramp(m.flatness, 0.6, 0.85), ramp(m.palette, 26, 10)) * 0.75,
    line_art: all(ramp(m.palette, 5, 2), ramp(m.edges, 0.03, 0.1), ramp(m.saturation, 0.35, 0.1)),
    painterly: all(ramp(m.flatness, 0.75, 0.45), ramp(m.palette, 10, 22), ramp(m.edges, 0.14, 0.05), 1 - photographic),
    vivid: all(ramp(m.saturation, 0.5, 0.8), ramp(m.lightness, 0.15, 0.35)),
    pastel: all(ramp(m.lightness, 0.68, 0.85), ramp(m.saturation, 0.06, 0.15), ramp(m.saturation, 0.5, 0.3)),
    vintage:
      all(
        ramp(m.saturation, 0.15, 0.3),
        ramp(m.saturation, 0.72, 0.5),
        ramp(m.lightness, 0.8, 0.62),
        ramp(m.lightness, 0.2, 0.36),
      ) * 0.7,
    monochrome: ramp(m.saturation, 0.12, 0.03),
    dark: ramp(m.lightness, 0.3, 0.16),
  }
}

const LEAST_SCORE = 0.35
const MOST_STYLES = 3

/** Styles the measures speak for, clearest first; at least one. */
export function getStyles(measures: Measures): { readonly style: DesignStyle; readonly score: number }[] {
  const ranked = Object.entries(scores(measures))
    .map(([style, score]) => ({ style: style as DesignStyle, score: Math.round(score * 100) / 100 }))
    .sort((a, b) => b.score - a.score)
  const clear = ranked.filter(({ score }) => score >= LEAST_SCORE).slice(0, MOST_STYLES)
  return clear.length > 0 ? clear : ranked.slice(0, 1)
}

export function getKind(measures: Measures): PictureKind {
  const score = scores(measures)
  if (score.photographic >= 0.5) return 'photo'
  if (score.lettering >= 0.5) return 'lettering'
  if (score.pattern >= 0.5) return 'pattern'
  return score.line_art >= 0.5 ? 'line_art' : 'graphic'
}

/** Whether tiled copies would show no seam, as far as a small picture reveals. */
export const isTileable = ({ seam, transparency, edges }: Measures): boolean =>
  seam > 0 && seam < 1.3 && transparency < 0.5 && edges > 0.015

export function getAspect(width: number, height: number): Aspect {
  const ratio = width / height
  if (ratio > 2.4 || ratio < 1 / 2.4) return 'banner'
  if (ratio > 1.12) return 'landscape'
  return ratio < 1 / 1.12 ? 'portrait' : 'square'
}
