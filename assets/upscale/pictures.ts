// The pictures upscaling is trained on and measured with: the artworks of the gallery and the photographs of products.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const assets = join(import.meta.dirname, '..')

export interface Sample {
  readonly name: string
  readonly kind: 'artwork' | 'photo'
  /** Half of the pictures train the filters, the others measure them. */
  readonly is_for_training: boolean
  readonly width: number
  readonly height: number
  /** RGB. */
  readonly pixels: Uint8Array
}

const SIDE_PX = 640

interface Found {
  readonly name: string
  readonly kind: Sample['kind']
  readonly path: string
}

const artworks = (): Found[] =>
  readdirSync(join(assets, 'gallery', 'artworks')).map((name) => ({
    name,
    kind: 'artwork',
    path: join(assets, 'gallery', 'artworks', name),
  }))

const photos = (): Found[] =>
  readdirSync(join(assets, 'products'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\b(scene|hero|detail)-1200\.webp$/.test(file))
    .map((name) => ({ name, kind: 'photo', path: join(assets, 'products', name) }))

/** Photographs are stored with losses; at half their size these are gone. */
async function read({ name, kind, path }: Found, is_for_training: boolean): Promise<Sample> {
  const image = sharp(path).resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside' })
  const { data, info } = await image
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [width, height] = [info.width - (info.width % 2), info.height - (info.height % 2)]
  const pixels = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    pixels.set(data.subarray(y * info.width * 3, (y * info.width + width) * 3), y * width * 3)
  }
  return { name, kind, is_for_training, width, height, pixels }
}

/** One after the other, every second one of each kind for training; those whose number is wanted. */
export async function* samples(isWanted: (n: number) => boolean = () => true): AsyncGenerator<Sample> {
  for (const found of [artworks(), photos()]) {
    for (const [n, one] of found.sort((a, b) => a.name.localeCompare(b.name, 'en')).entries()) {
      if (isWanted(n)) yield await read(one, n % 2 === 0)
    }
  }
}

export const shrinkings = ['lanczos', 'area'] as const
export type Shrinking = (typeof shrinkings)[number]

/** Half as wide and high: as image programs do it, or by the mean of four pixels as cameras and browsers do. */
export async function halved({ pixels, width, height }: Sample, how: Shrinking): Promise<Uint8Array> {
  const [across, down] = [width / 2, height / 2]
  if (how === 'lanczos') {
    const image = sharp(pixels, { raw: { width, height, channels: 3 } })
    return image.resize({ width: across, height: down, kernel: 'lanczos3', fit: 'fill' }).raw().toBuffer()
  }
  const small = new Uint8Array(across * down * 3)
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      for (let part = 0; part < 3; part++) {
        const at = (2 * y * width + 2 * x) * 3 + part
        const sum = [0, 3, width * 3, width * 3 + 3].reduce((whole, step) => whole + (pixels[at + step] as number), 0)
        small[(y * across + x) * 3 + part] = (sum + 2) >> 2
      }
    }
  }
  return small
}
