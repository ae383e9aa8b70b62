import type { ProductMaps } from './product-view.ts'

/** Whole pixels of a view. */
export type PixelBox = { left: number; top: number; width: number; height: number }

type Bytes = Uint8Array | Uint8ClampedArray | Uint16Array

type Part = PixelBox & { readonly step: number }

function cut<T extends Bytes>(source: T, channels: number, width_px: number, { left, top, step, ...size }: Part): T {
  const [width, height] = [Math.ceil(size.width / step), Math.ceil(size.height / step)]
  const part = new (source.constructor as new (length: number) => T)(channels * width * height)
  for (let row = 0; row < height; row++) {
    const from = channels * ((top + row * step) * width_px + left)
    if (step === 1) part.set(source.subarray(from, from + channels * width), channels * row * width)
    else thinOut(part, channels * row * width, source, from, channels, step, width)
  }
  return part
}

function thinOut(part: Bytes, to: number, source: Bytes, from: number, channels: number, step: number, count: number) {
  for (let n = 0; n < count; n++) {
    for (let c = 0; c < channels; c++) part[to + channels * n + c] = source[from + channels * step * n + c] as number
  }
}

/**
 * The maps of a part of a view: while a point of its surface is dragged, only that part is composed. With a step only
 * every second or third pixel is taken.
 */
export function cropMaps(maps: ProductMaps, { left, top, width, height }: PixelBox, step = 1): ProductMaps {
  const box = { left, top, width, height, step }
  const { width_px, lightChannels, uvChannels, shade, light, shadow, uv, mix, cover, backdrop } = maps
  return {
    width_px: Math.ceil(width / step),
    height_px: Math.ceil(height / step),
    shade: cut(shade, 4, width_px, box),
    light: cut(light, lightChannels, width_px, box),
    lightChannels,
    shadow: shadow && cut(shadow, 1, width_px, box),
    uv: cut(uv, uvChannels, width_px, box),
    uvChannels,
    mix: mix && cut(mix, 3, width_px, box),
    cover: cover ? cut(cover, 1, width_px, box) : null,
    backdrop: backdrop ? cut(backdrop, 4, width_px, box) : null,
  }
}
