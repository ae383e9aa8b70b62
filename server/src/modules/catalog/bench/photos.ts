import { createHash } from 'node:crypto'
import * as contract from '@inkroute/contract/catalog/bench/bench'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { AppCtx, StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { readPicture } from '../../upload/upload.ts'
import { insertPhoto, listPhotoRows, type PhotoRow, selectPhotos } from './bench.queries.ts'

const { benchLimits: limits } = contract
const PREVIEW_PX = 480
const PHOTO_QUALITY = 94
const PREVIEW_QUALITY = 80

export const photoFile = ({ storage }: Pick<AppCtx, 'storage'>, row: PhotoRow): contract.BenchPhotoFile => ({
  id: row.id,
  name: row.name,
  width_px: row.width_px,
  height_px: row.height_px,
  bytes: row.bytes,
  url: storage.url(row.picture_key),
  preview_url: storage.url(row.preview_key),
  created_at: row.created_at,
  created_by: row.created_by,
})

const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

/** The photograph as the bench works on it, and a small one for lists. What is transparent becomes white. */
async function prepared(body: Uint8Array) {
  const { default: sharp } = await import('sharp')
  const image = sharp(body).flatten({ background: '#ffffff' }).resize(within(limits.photo_side_px))
  const { data, info } = await image.webp({ quality: PHOTO_QUALITY, effort: 4 }).toBuffer({ resolveWithObject: true })
  const preview = await sharp(data).resize(within(PREVIEW_PX)).webp({ quality: PREVIEW_QUALITY }).toBuffer()
  return { data, preview, width_px: info.width, height_px: info.height }
}

interface NewPhoto {
  readonly file: Uint8Array
  readonly name: string
  readonly by: string
}

/** Reads an untrusted file and stores it; what is returned becomes its row. */
export async function storePhoto(ctx: AppCtx, { file, name, by }: NewPhoto) {
  const read = await readPicture(ctx, file, { owner: 'bench', name })
  if (read.is_drawing) throw new AppError('bench_photo_vector')
  const { width_px: width, height_px: height } = read
  if (Math.min(width, height) < limits.least_photo_px) {
    throw new AppError('bench_photo_small', { width, height, least: limits.least_photo_px })
  }
  const { data, preview, width_px, height_px } = await prepared(read.body)
  const sha256 = createHash('sha256').update(data).digest('hex')
  const key = (size: string) => `private/bench/${sha256.slice(0, 2)}/${sha256}${size}.webp`
  await ctx.storage.put(key(''), data)
  await ctx.storage.put(key('-small'), preview)
  return {
    name: name.slice(0, 255),
    bytes: data.length,
    width_px,
    height_px,
    sha256,
    picture_key: key(''),
    preview_key: key('-small'),
    created_at: ctx.clock.now().toISOString(),
    created_by: by,
  }
}

export async function addBenchPhoto(
  ctx: StaffCtx,
  { name }: Input<typeof contract.addBenchPhoto>,
): Promise<Reply<typeof contract.addBenchPhoto>> {
  const file = ctx.file ?? new Uint8Array()
  const stored = await storePhoto(ctx, { file, name, by: ctx.identity.username })
  const row = await inTransaction(ctx, async (tx) => {
    const photo = await insertPhoto(tx.db, stored)
    const after = { width_px: photo.width_px, height_px: photo.height_px }
    await recordChange(tx, { subject: 'bench_photo', subject_id: String(photo.id), title: photo.name, after })
    return photo
  })
  return photoFile(ctx, row)
}

export async function listBenchPhotos(
  ctx: StaffCtx,
  { page, page_size, keyword }: Input<typeof contract.listBenchPhotos>,
): Promise<Reply<typeof contract.listBenchPhotos>> {
  const offset = (page - 1) * page_size
  const { rows, total } = await listPhotoRows(ctx.db, { keyword, limit: page_size, offset })
  return { data: rows.map((row) => photoFile(ctx, row)), total, page, page_size }
}

export async function getBenchPhoto(ctx: StaffCtx, { id }: Input<typeof contract.getBenchPhoto>) {
  const [row] = await selectPhotos(ctx.db, [id])
  if (!row) throw new AppError('not_found')
  return photoFile(ctx, row)
}
