import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LookPrint, lookPrint } from '@inkroute/engine/look/look-print'
import { LOOK_SIDE_PX } from '@inkroute/engine/look/pixels'
import { getHalves, searchPrints } from '@inkroute/engine/look/similarity'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { fetchFile } from '../../../infra/outside/fetch-file.ts'
import { goodsOfPicture, savePictureHash, selectPictureHashes, selectUnhashed } from './match.queries.ts'

const MAX_BYTES = 8 * 1024 * 1024
const TIMEOUT_MS = 4000
const MAX_PIXELS = 40_000_000
/** Pictures hashed per call; the rest follows in the next one. */
const LOOKS_AT_ONCE = 40
const LEAST = 0.7
const MOST = 20
const OWN_FILE = /\/files\/((?:private|public)\/[a-z0-9/_.-]+)/i

async function getPrint(picture: Buffer | string): Promise<LookPrint> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(picture, { limitInputPixels: MAX_PIXELS })
    .resize({ width: LOOK_SIDE_PX, height: LOOK_SIDE_PX, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return lookPrint({ data, width: info.width, height: info.height })
}

/** Hashes new pictures and skips unreadable ones. */
async function hashNewPictures(ctx: AppCtx, seller_id: number): Promise<void> {
  for (const { design_id, version, small_key } of await selectUnhashed(ctx.db, seller_id, LOOKS_AT_ONCE)) {
    const print = small_key ? await getPrint(await ctx.storage.get(small_key)).catch(() => null) : null
    if (!print) continue
    const { light_hash, shape_hash, histogram } = print
    await savePictureHash(ctx.db, seller_id, {
      design_id,
      version,
      light_hash,
      shape_hash,
      histogram: Buffer.from(histogram),
    })
  }
}

async function fetched(ctx: AppCtx, url: string): Promise<LookPrint | null> {
  const path = join(tmpdir(), `inkroute-look-${randomUUID()}`)
  try {
    const limits = { max_bytes: MAX_BYTES, timeout_ms: TIMEOUT_MS, allow: ctx.config.import_allow }
    await fetchFile(url, path, limits)
    return await getPrint(path)
  } catch (error) {
    // A picture that is gone or none says nothing; the words of the line still do.
    if (!(error instanceof AppError)) ctx.log.debug({ err: error }, 'a picture of a line could not be read')
    return null
  } finally {
    await rm(path, { force: true })
  }
}

/** Similarity of the seller's goods to a picture. Our own files are recognised by their key. */
export async function goodsLike(ctx: AppCtx, seller_id: number, picture_url: string): Promise<Map<number, number>> {
  if (picture_url === '') return new Map()
  const key = OWN_FILE.exec(picture_url)?.[1]
  const same = key ? await goodsOfPicture(ctx.db, seller_id, key) : []
  if (same.length > 0) return new Map(same.map((id) => [id, 1]))
  const wanted = await fetched(ctx, picture_url)
  if (!wanted) return new Map()
  await hashNewPictures(ctx, seller_id)
  const rows = await selectPictureHashes(ctx.db, seller_id)
  const table = {
    count: rows.length,
    hashes: Int32Array.from(rows.flatMap((row) => [...getHalves(row.light_hash), ...getHalves(row.shape_hash)])),
    histograms: Uint8Array.from(Buffer.concat(rows.map(({ histogram }) => histogram))),
  }
  const numbers = {
    light: getHalves(wanted.light_hash),
    shape: getHalves(wanted.shape_hash),
    histogram: wanted.histogram,
  }
  const hits = searchPrints(table, numbers, LEAST, MOST)
  return new Map(
    hits.flatMap(({ row, score }) => {
      const goods_id = rows[row]?.goods_id
      return goods_id === undefined ? [] : [[goods_id, score] as const]
    }),
  )
}
