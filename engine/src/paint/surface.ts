import type { Area } from '../geometry/box.ts'
import type { OutlinePen } from '../text/outline.ts'
import type { Typesetter } from '../text/typesetter.ts'

/** Where a layer is painted: its box is centred on the origin, already rotated and mirrored. */
export interface PaintPlace<Picture> {
  readonly surface: Surface<Picture>
  readonly tools: PaintTools<Picture>
  /** Device pixels for one pixel of the 550 canvas. */
  readonly scale: number
  /** Position of the 550 canvas's corner on the surface, in device pixels. */
  readonly offset_px: { readonly x: number; readonly y: number }
  /** The visible part of the 550 canvas. */
  readonly visible: Area
}

/**
 * The canvas calls the painter makes. The browser's context and the server's satisfy it as they are, and were measured
 * to give the same bits for every one of them. Text never goes through `fillText`, which does not.
 */
export interface Surface<Picture = unknown> extends OutlinePen {
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(radians: number): void
  scale(x: number, y: number): void
  beginPath(): void
  rect(x: number, y: number, width: number, height: number): void
  clip(): void
  fill(): void
  stroke(): void
  fillRect(x: number, y: number, width: number, height: number): void
  drawImage(picture: Picture, x: number, y: number, width: number, height: number): void
  getImageData(x: number, y: number, width: number, height: number): SurfacePixels
  putImageData(pixels: SurfacePixels, x: number, y: number): void
  createPattern(picture: Picture, repetition: 'repeat'): unknown
  createLinearGradient(x: number, y: number, to_x: number, to_y: number): SurfaceGradient
  createRadialGradient(x: number, y: number, radius: number, x1: number, y1: number, radius1: number): SurfaceGradient
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineJoin: string
  globalAlpha: number
  globalCompositeOperation: string
  shadowColor: string
  shadowBlur: number
  shadowOffsetX: number
  shadowOffsetY: number
  imageSmoothingEnabled: boolean
  imageSmoothingQuality: string
}

export interface SurfaceGradient {
  addColorStop(at: number, colour: string): void
}

/** RGBA, not multiplied by alpha. What `getImageData` gave is changed in place and put back. */
export interface SurfacePixels {
  readonly data: Uint8ClampedArray
}

/** The part of a layer's box that a picture covers, as shares of the box. */
export interface PictureCrop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What the painter needs of the place it runs in. */
export interface PaintTools<Picture> {
  /** The decoded picture of a source, when it is loaded. */
  readonly pictureOf: (kind: string, key: string) => Picture | undefined
  /** How many pixels a picture has. */
  readonly sizeOf: (picture: Picture) => { readonly width: number; readonly height: number }
  /**
   * What was computed from a picture before, by a key that says how, or else what `make` gives. Without it, everything is
   * computed each time.
   */
  readonly kept?: ((picture: Picture, key: string, make: () => Picture) => Picture) | undefined
  /**
   * The picture upscaled to twice its width and height, where that is done on the side; undefined until it is there.
   * Without it, pictures are upscaled as they are painted.
   */
  readonly doubled?: ((picture: Picture) => Picture | undefined) | undefined
  /** A fresh transparent surface whose picture can be repeated. */
  readonly makeTile: (width_px: number, height_px: number) => { surface: Surface<Picture>; picture: Picture }
  /**
   * How finely a picture is smoothed that is painted over this many device pixels; as finely as can be when not said.
   */
  readonly smoothingOf?: ((picture: Picture, width_px: number, height_px: number) => 'low' | 'high') | undefined
  /** For a picture made for its very place, pixel upon pixel: what it covers of it. All others cover their layer. */
  readonly cropOf?: ((picture: Picture) => PictureCrop | undefined) | undefined
  /** Lays out texts in the loaded fonts. Without it, texts count as not loaded. */
  readonly typesetter?: Typesetter | undefined
}

/** Computes it, unless the place still has it from the last painting. */
export const keptOr = <P>({ kept }: PaintTools<P>, picture: P, key: string, make: () => P): P =>
  kept ? kept(picture, key, make) : make()
