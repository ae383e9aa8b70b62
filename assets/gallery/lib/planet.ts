import { ring } from './shape.ts'
import { disc, path, shaded } from './svg.ts'

export const banded = (x: number, y: number, r: number, colours: readonly string[]): string => {
  const h = (2 * r) / colours.length
  return shaded(
    ring(x, y, r),
    colours[0] ?? '',
    colours
      .map((c, i) =>
        path(
          `M${x - r} ${y - r + i * h}C${x - r / 2} ${y - r + i * h + 30} ${x + r / 2} ${y - r + i * h - 30} ${x + r} ${y - r + i * h}V${y + r}H${x - r}Z`,
          c,
        ),
      )
      .join(''),
    disc(x + r * 0.42, y + r * 0.36, r * 1.1, '#0d0b26', { opacity: 0.22 }),
  )
}
