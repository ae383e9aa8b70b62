import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ShopShot, shopShots, shopWidths } from '@inkroute/contract/catalog/pictures'
import { z } from 'zod'
import { projectRoot } from '../../../config/config.ts'
import { productsFolder } from '../../../infra/pictures/asset-folders.ts'
import { picturePool } from './picture-pool.ts'
import { type ProductPictureTask, productOrder } from './shelf/picture-address.rules.ts'
import { pictureShelf } from './shelf/picture-shelf.ts'

/** What the catalogue tells of a set's pictures: those of its parts, by shot, and how each part is shown. */
const SetFile = z.object({
  code: z.string(),
  components: z.array(z.unknown()).min(1),
  pictures: z.partialRecord(z.enum(shopShots), z.array(z.string())),
  artwork: z.string(),
  colours: z.array(z.object({ key: z.string() })),
  views: z.array(z.object({ picture: z.object({ product: z.string(), view: z.string() }).nullable() })),
})
type SetFacts = z.infer<typeof SetFile>

async function readSets(): Promise<ReadonlyMap<string, SetFacts>> {
  const folder = join(projectRoot, 'assets', 'catalogue', 'data')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const files = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))))
  const sets = files.flatMap((file) => SetFile.safeParse(file).data ?? [])
  return new Map(sets.map((set) => [set.code, set]))
}

let sets: Promise<ReadonlyMap<string, SetFacts>> | null = null

interface SetShot {
  readonly key: string
  readonly width: number
  /** One picture of each part. */
  readonly paths: readonly string[]
  /** Its parts to be composed with the artwork of the set and shown together; the pictures above are not needed then. */
  readonly together: readonly ProductPictureTask[]
}

const PART_PX = 720

/** Each part once, as its first view shows it. */
async function partsTogether({ artwork, colours, views }: SetFacts): Promise<readonly ProductPictureTask[]> {
  const shelf = await pictureShelf()
  const pictures = views.flatMap(({ picture }) => picture ?? [])
  const firsts = pictures.filter(({ product }, at) => pictures.findIndex((one) => one.product === product) === at)
  const file = `${colours[0]?.key}.${artwork}-${PART_PX}.webp`
  const orders = firsts.map(({ product, view }) => productOrder(shelf, { code: product, view, file }))
  const tasks = orders.flatMap((order) => order?.task ?? [])
  return tasks.length === firsts.length ? tasks : []
}

/** Which pictures of its parts make up a shot of a set; null when the address is of no set. */
export async function setShot(code: string, file: string): Promise<SetShot | null> {
  sets ??= readSets()
  const set = (await sets).get(code)
  const of = (shot: ShopShot) => shopWidths.find((width) => file === `${shot}-${width}.webp`)
  const shot = shopShots.find((name) => of(name) !== undefined)
  const width = shot && of(shot)
  const parts = shot && set?.pictures[shot]?.filter((path) => path.endsWith(`-${Math.max(...shopWidths)}.webp`))
  if (!set || !width || !parts?.length) return null
  const together = shot === 'hero' ? await partsTogether(set) : []
  const kind = together.length > 0 ? 'set-together' : 'set-shot'
  return { key: `${kind}/${code}/${file}`, width, paths: parts.map((path) => join(productsFolder, path)), together }
}

interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Side by side; with three or more the first is beside the others. */
function getPlaces(count: number, side: number): Place[] {
  const gap = Math.round(side / 80)
  const half = Math.floor((side - gap) / 2)
  const rest = side - gap - half
  if (count === 1) return [{ left: 0, top: 0, width: side, height: side }]
  const others = count - 1
  const height = Math.floor((side - gap * (others - 1)) / others)
  return [
    { left: 0, top: 0, width: half, height: side },
    ...Array.from({ length: others }, (_, index) => ({
      left: half + gap,
      top: index * (height + gap),
      width: rest,
      height: index === others - 1 ? side - index * (height + gap) : height,
    })),
  ]
}

/** A set has no photograph of its own: its parts are combined in one. */
export async function paintSetShot({ width: side, paths, together }: SetShot): Promise<Uint8Array> {
  if (together.length > 0) {
    const { paintTogether } = await import('./set-together.ts')
    return paintTogether(await Promise.all(together.map((task) => picturePool.run(task))), side)
  }
  const { default: sharp } = await import('sharp')
  const places = getPlaces(paths.length, side)
  const tiles = await Promise.all(
    places.map(async ({ left, top, width, height }, index) => ({
      left,
      top,
      input: await sharp(paths[index]).resize(width, height, { fit: 'cover' }).toBuffer(),
    })),
  )
  const sheet = sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } })
  return sheet.composite(tiles).webp({ quality: 82 }).toBuffer()
}
