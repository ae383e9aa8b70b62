import type { ProductMaps } from './product-view.ts'

/** Whole pixels of a view. */
export type PixelBox = { left: number; top: number; width: number; height: number }

type Bytes = Uint8Array | Uint8ClampedArray | Uint16Array

function cut<T extends Bytes>(source: T, channels: number, width_px: number, box: PixelBox): T {
  const part = new (source.constructor as new (length: number) => T)(channels * box.width * box.height)
  for (let row = 0; row < box.height; row++) {
    const from = channels * ((box.top + row) * width_px + box.left)
    part.set(source.subarray(from, from + channels * box.width), channels * row * box.width)
  }
  return part
}

/** The maps of a part of a view: while a point of its surface is dragged, only that part is composed. */
export function cropMaps(maps: ProductMaps, box: PixelBox): ProductMaps {
  const { width_px, lightChannels, uvChannels, shade, light, shadow, uv, mix, cover, backdrop } = maps
  return {
    width_px: box.width,
    height_px: box.height,
    shade: cut(shade, 4, width_px, box),
    light: cut(light, lightChannels, width_px, box),
    lightChannels,
    shadow: shadow && cut(shadow, 4, width_px, box),
    uv: cut(uv, uvChannels, width_px, box),
    uvChannels,
    mix: mix && cut(mix, 3, width_px, box),
    cover: cover ? cut(cover, 1, width_px, box) : null,
    backdrop: backdrop ? cut(backdrop, 4, width_px, box) : null,
  }
}
