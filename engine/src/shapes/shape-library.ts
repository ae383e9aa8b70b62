// Ready-made outlines beside the basic shapes. A design keeps the outline itself, so this list can change freely.
import type { LayerPath } from '../layers/layer-path.ts'
import { combineAreas } from '../paths/combine.ts'
import { fitOutlines } from '../paths/fit-outlines.ts'
import { recordingPen, UNITS_PER_PX } from '../paths/flatten.ts'
import { drawPathData } from '../paths/svg/path-data.ts'
import { arrows, bubbles, frames, labels, plain_shapes, signs, united_shapes } from './drawn-shapes.ts'
import { circle, flower, gear, polygon, scallop, snowflake, star, sun } from './round-families.ts'

export const shapeGroups = ['plain', 'stars', 'frames', 'labels', 'arrows', 'bubbles', 'nature', 'signs'] as const
export type ShapeGroup = (typeof shapeGroups)[number]

interface Drawn {
  readonly group: ShapeGroup
  readonly data: string
  /** Whether overlapping outlines are painted as one. */
  readonly is_united?: boolean
}

const grouped = <K extends string>(group: ShapeGroup, shapes: Readonly<Record<K, string>>, is_united = false) =>
  Object.fromEntries(
    Object.entries<string>(shapes).map(([key, data]): [string, Drawn] => [key, { group, data, is_united }]),
  ) as Record<K, Drawn>

const { cat_head, paw, bone, butterfly, clover_three, clover_four, tree_round, fir, cloud, speech_cloud } =
  united_shapes
const { leaf, feather, flame, mountains, waves, lightning, fish, ...things } = signs

const library = {
  ...grouped('plain', plain_shapes),
  ...grouped('plain', { heptagon: polygon(7), nonagon: polygon(9), decagon: polygon(10), dodecagon: polygon(12) }),
  ...grouped('stars', {
    star_3: star(3, 0.32),
    star_4: star(4, 0.3),
    star_4_wide: star(4, 0.55),
    star_5_wide: star(5, 0.6),
    star_6: star(6, 0.58),
    star_6_slim: star(6, 0.36),
    star_7: star(7, 0.5),
    star_8: star(8, 0.7),
    star_8_slim: star(8, 0.38),
    star_10: star(10, 0.6),
    star_12: star(12, 0.78),
    star_12_slim: star(12, 0.45),
    burst_16: star(16, 0.82),
    burst_24: star(24, 0.9),
    burst_32: star(32, 0.7),
    seal_8: scallop(8, 'bumps'),
    seal_12: scallop(12, 'bumps'),
    seal_20: scallop(20, 'bumps'),
    ...{
      stamp_12: scallop(12, 'bites'),
      stamp_20: scallop(20, 'bites'),
      star_in_circle: circle(50) + star(5, 0.45, 42),
    },
  }),
  ...grouped('frames', frames),
  ...grouped('labels', labels),
  ...grouped('labels', { rosette: united_shapes.rosette }, true),
  ...grouped('arrows', arrows),
  ...grouped('bubbles', bubbles),
  ...grouped('bubbles', { speech_cloud }, true),
  ...grouped('nature', {
    leaf,
    feather,
    flame,
    mountains,
    waves,
    lightning,
    fish,
    sun_8: sun(8),
    sun_16: sun(16),
  }),
  ...grouped(
    'nature',
    {
      flower_4: flower(4, 'round'),
      flower_5: flower(5, 'round'),
      flower_6: flower(6, 'round'),
      flower_8: flower(8, 'round'),
      lotus_6: flower(6, 'pointed'),
      lotus_8: flower(8, 'pointed'),
      ...{
        lotus_12: flower(12, 'pointed'),
        snowflake: snowflake(6),
        cloud,
        clover_three,
        clover_four,
        tree_round,
        fir,
      },
      paw,
      bone,
      butterfly,
      cat_head,
    },
    true,
  ),
  ...grouped('signs', { ...things, gear_8: gear(8), gear_12: gear(12) }),
} as const satisfies Readonly<Record<string, Drawn>>

export type LibraryShape = keyof typeof library

/** In display order, group by group. */
export const libraryShapes = (Object.keys(library) as LibraryShape[]).sort(
  (a, b) => shapeGroups.indexOf(library[a].group) - shapeGroups.indexOf(library[b].group),
)

export const getGroup = (shape: LibraryShape): ShapeGroup => library[shape].group

export interface Outline {
  readonly path: LayerPath
  /** Height as a share of the width. */
  readonly ratio: number
}

/** Curves are cut into chords at this size: finer than a print of 40 cm shows. */
const DRAWN_TIMES = 2

const outlines = new Map<LibraryShape, Outline>()

function trace(shape: LibraryShape): Outline {
  const { data, is_united }: Drawn = library[shape]
  const { pen, rings } = recordingPen()
  const times = DRAWN_TIMES
  drawPathData(
    {
      ...pen,
      moveTo: (x, y) => pen.moveTo(x * times, y * times),
      lineTo: (x, y) => pen.lineTo(x * times, y * times),
      bezierCurveTo: (...points) => pen.bezierCurveTo(...(points.map((one) => one * times) as typeof points)),
      quadraticCurveTo: (...points) => pen.quadraticCurveTo(...(points.map((one) => one * times) as typeof points)),
    },
    data,
  )
  const grid = rings.map((ring) =>
    ring.map(([x, y]) => ({ x: Math.round(x * UNITS_PER_PX), y: Math.round(y * UNITS_PER_PX) })),
  )
  const fitted = fitOutlines(combineAreas([grid], 'unite', is_united ? 'nonzero' : 'evenodd') ?? [])
  if (!fitted) throw new Error(`${shape} has no outline`)
  return { path: fitted.path, ratio: fitted.height / fitted.width }
}

/** The outline of a shape, as a layer keeps it. */
export function getOutline(shape: LibraryShape): Outline {
  const outline = outlines.get(shape) ?? trace(shape)
  outlines.set(shape, outline)
  return outline
}
