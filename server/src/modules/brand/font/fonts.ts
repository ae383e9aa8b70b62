import { createHash, randomUUID } from 'node:crypto'
import type * as contract from '@inkroute/contract/brand/font'
import { fontLimits, type OwnFont } from '@inkroute/contract/brand/font'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { ownFamily, ownFontIdsIn } from '@inkroute/engine/text/font/own-font'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import type { Db } from '../../../infra/db/database.ts'
import { inTurn } from '../../../infra/db/seller-turn.queries.ts'
import type { InspectedFont } from '../../../infra/fonts/inspect-font.ts'
import { inspectPool } from '../../../infra/fonts/inspect-pool.ts'
import type { OwnFontFile } from '../../../infra/fonts/load-typesetter.ts'
import { WorkerDied, WorkerTimeout } from '../../../infra/workers/worker-process.ts'
import {
  countFonts,
  type FontRow,
  findFontByHash,
  insertFont,
  markRemoved,
  selectFonts,
  selectFontsById,
} from './font.queries.ts'

const getFamily = (row: FontRow) => ownFamily({ ...row, is_removed: row.removed_at !== null })

const viewFont = (row: FontRow, storage: AppCtx['storage']): OwnFont => ({
  id: row.id,
  family: getFamily(row),
  url: storage.url(row.file_key),
  bytes: row.bytes,
  glyph_count: row.glyph_count,
  is_removed: row.removed_at !== null,
  licence_confirmed_by: row.confirmed_by,
  licence_confirmed_at: row.licence_confirmed_at,
})

export async function listOwnFonts(ctx: SellerCtx): Promise<Reply<typeof contract.listOwnFonts>> {
  const rows = await selectFonts(ctx.db, ctx.seller.id)
  return { data: rows.map((row) => viewFont(row, ctx.storage)) }
}

/** A file that makes its reader hang or run out of memory is a broken font, whatever it claims to be. */
async function inspected(file: Uint8Array, seller_id: number): Promise<InspectedFont> {
  const verdict = await inspectPool.run(file, { owner: String(seller_id) }).catch((error: unknown) => {
    if (error instanceof WorkerDied || error instanceof WorkerTimeout) return { ok: false, why: 'broken' } as const
    throw error
  })
  if (!verdict.ok) throw new AppError(`font_${verdict.why}`)
  return verdict.font
}

const nameOfFile = (name: string) => name.replace(/\.(ttf|otf|woff2)$/i, '').slice(0, 80)

async function assertRoom(db: Db, seller_id: number): Promise<void> {
  if ((await countFonts(db, seller_id)) < fontLimits.max_fonts) return
  throw new AppError('font_limit', { limit: fontLimits.max_fonts })
}

export async function uploadFont(
  ctx: SellerCtx,
  { name }: Input<typeof contract.uploadFont>,
): Promise<Reply<typeof contract.uploadFont>> {
  const seller_id = ctx.seller.id
  if (!ctx.file || ctx.file.length === 0) throw new AppError('upload_empty')
  await assertRoom(ctx.db, seller_id)
  const { sfnt, ...facts } = await inspected(ctx.file, seller_id)
  const sha256 = createHash('sha256').update(sfnt).digest('hex')
  const known = await findFontByHash(ctx.db, seller_id, sha256)
  if (known) return viewFont(known, ctx.storage)
  const id = randomUUID()
  const file_key = `private/font/${seller_id}/${id}.ttf`
  await ctx.storage.put(file_key, sfnt)
  const now = ctx.clock.now().toISOString()
  const font = {
    ...facts,
    name_zh: facts.name_zh || nameOfFile(name),
    name_en: facts.name_en || nameOfFile(name),
    id,
    file_key,
    sha256,
    bytes: sfnt.length,
    licence_confirmed_by: ctx.identity.user_id,
    licence_confirmed_at: now,
    created_at: now,
  }
  const is_new = await inTurn(ctx, { seller_id, matter: 'font' }, async (tx) => {
    await assertRoom(tx.db, seller_id)
    return insertFont(tx.db, seller_id, font)
  }).catch(async (error: unknown) => {
    await ctx.storage.remove(file_key)
    throw error
  })
  if (!is_new) await ctx.storage.remove(file_key)
  const row = await findFontByHash(ctx.db, seller_id, sha256)
  if (!row) throw new AppError('not_found')
  return viewFont(row, ctx.storage)
}

export async function removeFont(ctx: SellerCtx, { id }: Input<typeof contract.removeFont>) {
  if (!(await markRemoved(ctx.db, ctx.seller.id, id, ctx.clock.now().toISOString()))) throw new AppError('not_found')
  return {}
}

/** The own fonts that layers of a seller's design name, removed ones too, with their files on this machine. */
export async function ownFontsFor(
  ctx: Pick<AppCtx, 'db' | 'storage'>,
  seller_id: number,
  layers: unknown,
): Promise<OwnFontFile[]> {
  const ids = ownFontIdsIn(layers)
  if (ids.length === 0) return []
  const rows = await selectFontsById(ctx.db, seller_id, ids)
  return Promise.all(
    rows.map(async (row) => ({ family: getFamily(row), path: await ctx.storage.localFile(row.file_key) })),
  )
}
