import type { Pixels } from '../adjust/change-colours.ts'
import { type Colours, costsIn, getClusters } from './colour-clusters.ts'
import { solveOpacity } from './solve-opacity.ts'
import { tidyIslands, withoutFaintIslands } from './tidy-islands.ts'

export interface Scene {
  readonly pixels: Pixels
  readonly width: number
  readonly height: number
}

const GROUPS = 6
const ROUNDS = 4
/** Costs beyond this are certain enough. */
export const SURE = 6
const FRAME_SHARE = 0.025

export function pictureColours(pixels: Pixels): Colours {
  const colours = new Float64Array((pixels.length / 4) * 3)
  for (let n = 0; n < pixels.length / 4; n++) {
    for (let part = 0; part < 3; part++) colours[3 * n + part] = (pixels[4 * n + part] as number) / 255
  }
  return colours
}

/** The upper and outer edges of a photograph. Subjects often reach the lower one. */
function getFrame({ width, height }: Scene): number[] {
  const edge = Math.max(1, Math.round(Math.min(width, height) * FRAME_SHARE))
  const found: number[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const is_side = (x < edge || x >= width - edge) && y < height * 0.8
      if (y < edge || is_side) found.push(y * width + x)
    }
  }
  return found
}

const CLEAR = 10

/** Nothing needs to be guessed where the picture is transparent already. */
function knownOpacity({ pixels, width, height }: Scene): Float64Array {
  return Float64Array.from({ length: width * height }, (_, n) => ((pixels[4 * n + 3] as number) < CLEAR ? 0 : -1))
}

/** Colours that do not occur at the frame: a first idea of the subject. */
function unlikeFrame(colours: Colours, frame: readonly number[]): Float64Array {
  const clusters = getClusters(colours, frame, GROUPS)
  const costs = costsIn(colours, clusters)
  const usual = frame.map((n) => costs[n] as number).sort((a, b) => a - b)
  // Backgrounds go on a little differently than they are at the frame.
  const limit = (usual[Math.floor(usual.length * 0.97)] ?? 0) + SURE
  return costs.map((cost) => Math.min(1, Math.max(0, 0.5 + (cost - limit) / (2 * SURE))))
}

const SAMPLES = 4000

function getMembers(opacity: Float64Array, is_member: (value: number) => boolean): number[] {
  const all = [...opacity.keys()].filter((n) => is_member(opacity[n] as number))
  const step = Math.max(1, Math.floor(all.length / SAMPLES))
  return all.filter((_, place) => place % step === 0)
}

/** How likely each pixel belongs to the subject, by the colours of what counts as subject and background now. */
function likelihood(colours: Colours, opacity: Float64Array): Float64Array {
  const subject = getClusters(
    colours,
    getMembers(opacity, (value) => value > 0.6),
    GROUPS,
  )
  const ground = getClusters(
    colours,
    getMembers(opacity, (value) => value < 0.4),
    GROUPS,
  )
  if (subject.length === 0 || ground.length === 0) return opacity
  const [far_from_ground, far_from_subject] = [costsIn(colours, ground), costsIn(colours, subject)]
  return far_from_ground.map((cost, n) => {
    const lead = cost - (far_from_subject[n] as number)
    return Math.min(1, Math.max(0, 0.5 + lead / (2 * SURE)))
  })
}

/**
 * Opacity of the subject of a picture, 0 … 255. Colour groups of subject and background are estimated and improved in
 * turns (as GrabCut does); between the turns opacity spreads along similar neighbours (random walks with priors).
 */
export function findSubject(scene: Scene): Uint8Array {
  const { width, height } = scene
  const colours = pictureColours(scene.pixels)
  const known = knownOpacity(scene)
  const frame = getFrame(scene).filter((n) => (known[n] as number) < 0.5)
  let guess = unlikeFrame(colours, frame.length > 0 ? frame : [0])
  let opacity = guess
  for (let round = 0; round < ROUNDS; round++) {
    opacity = solveOpacity({ colours, width, height, known, guess })
    guess = likelihood(colours, opacity)
  }
  const tidy = tidyIslands(opacity, known, width, height)
  const alpha = Uint8Array.from(tidy, (value) => {
    const sharp = Math.min(1, Math.max(0, (value - 0.25) / 0.5))
    return Math.round(sharp * sharp * (3 - 2 * sharp) * 255)
  })
  return withoutFaintIslands(alpha, width)
}
