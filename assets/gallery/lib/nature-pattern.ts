import { darker } from './palette.ts'
import { leaf, steps } from './shape.ts'
import { disc, line, path } from './svg.ts'

export const palmLeaf = (colour: string): string =>
  path(
    steps(9)
      .flatMap((i) =>
        [-1, 1].map((s) => leaf(0, 110 - i * 26, 130 - Math.abs(i - 3) * 9, 20, -Math.PI / 2 + s * (1.15 - i * 0.09))),
      )
      .join(''),
    colour,
  ) + line('M0 140V-130', darker(colour, 0.2), 8)
export const dot = (colour: string, r = 14): string => disc(0, 0, r, colour)
