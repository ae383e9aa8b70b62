import type { Screen } from '../layers/adjust.ts'
import { getGrey, getRgb, type Pixels } from './change-colours.ts'
import { exactCosine, exactSine } from './exact-math.ts'

type Rgb = readonly [number, number, number]

interface Inks {
  readonly ink: Rgb
  /** Null: bare cloth. */
  readonly paper: Rgb | null
}

const getInks = ({ ink, paper }: { readonly ink: string; readonly paper: string | null }): Inks => ({
  ink: getRgb(ink),
  paper: paper === null ? null : getRgb(paper),
})

/** `share` of 255: how much of the pixel is ink. */
function lay(pixels: Pixels, at: number, share: number, { ink, paper }: Inks): void {
  const alpha = pixels[at + 3] as number
  for (let part = 0; part < 3; part++) {
    const [a, b] = [(paper ?? ink)[part] as number, ink[part] as number]
    pixels[at + part] = a + Math.round(((b - a) * share) / 255)
  }
  if (!paper) pixels[at + 3] = Math.round((alpha * share) / 255)
}

/** How many steps of brightness an edge takes: one pixel of it is half covered. */
const EDGE_STEPS = 6

function threshold(pixels: Pixels, limit: number, inks: Inks): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const grey = getGrey(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number)
    const covered = Math.round(((limit - grey) * 255) / EDGE_STEPS + 127.5)
    lay(pixels, at, Math.min(255, Math.max(0, covered)), inks)
  }
}

/** Distance from the middle of a dot's cell to a point, as a share of the cell; cells touch edge to edge. */
const fromMiddle = (place: number) => place - Math.floor(place) - 0.5

/** Radius of the dot, in cells, that covers this share of one. Past a half, the gaps shrink instead. */
const radiusFor = (share: number) => Math.sqrt(share / Math.PI)

interface Dots extends Inks {
  readonly pitch_px: number
  readonly angle_deg: number
}

/**
 * Dark parts become large dots and light parts small ones. In the darker half, round gaps between the dots are left
 * open, so that tones run evenly from bare cloth to full ink.
 */
function halftone(pixels: Pixels, width_px: number, { pitch_px, angle_deg, ...inks }: Dots): void {
  const [sin, cos] = [exactSine(angle_deg), exactCosine(angle_deg)]
  const radii = Float64Array.from({ length: 256 }, (_, grey) => {
    const ink = 1 - grey / 255
    return radiusFor(Math.min(ink, 1 - ink))
  })
  const rows = pixels.length / 4 / width_px
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < width_px; x++) {
      const at = (y * width_px + x) * 4
      if (pixels[at + 3] === 0) continue
      const grey = getGrey(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number)
      const [u, v] = [((x + 0.5) * cos + (y + 0.5) * sin) / pitch_px, ((y + 0.5) * cos - (x + 0.5) * sin) / pitch_px]
      const is_dark = grey < 128
      // Gaps are centred on the corners of the cells that the dots are centred in.
      const [across, down] = is_dark ? [fromMiddle(u + 0.5), fromMiddle(v + 0.5)] : [fromMiddle(u), fromMiddle(v)]
      const inside_px = ((radii[grey] as number) - Math.sqrt(across * across + down * down)) * pitch_px
      const covered = Math.min(255, Math.max(0, Math.round((inside_px + 0.5) * 255)))
      const is_plain = grey === 0 || grey === 255
      lay(pixels, at, is_plain ? 255 - grey : is_dark ? 255 - covered : covered, inks)
    }
  }
}

/** Turns colours into ink and cloth, at the size of the print. `scale` is pixels for one of the 550 canvas. */
export function screenPixels(pixels: Pixels, width_px: number, screen: Screen, scale: number): void {
  if (screen.kind === 'threshold') threshold(pixels, screen.at, getInks(screen))
  if (screen.kind === 'halftone') {
    halftone(pixels, width_px, { ...getInks(screen), pitch_px: screen.pitch * scale, angle_deg: screen.angle_deg })
  }
}
