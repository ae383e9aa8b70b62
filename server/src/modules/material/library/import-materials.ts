import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { importMaterials as contract } from '@inkroute/contract/material/library'
import { splitName } from '@inkroute/contract/material/rename'
import { uploadLimits } from '@inkroute/contract/upload/upload'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { fetchFile } from '../../../infra/outside/fetch-file.ts'
import { refusalText, renameUploads, takeFile } from '../../upload/upload.ts'
import { requireCategory } from '../folders/categories.ts'
import { setOrigin } from './material-row.queries.ts'
import { readMaterial } from './read-materials.ts'

const TIMEOUT_MS = 20_000
const TOGETHER = 3

type Result = Reply<typeof contract>['results'][number]

/** File name on the other site without its extension, which follows from the content. */
function getStem(url: URL): string {
  const last = url.pathname.split('/').filter(Boolean).at(-1) ?? ''
  let name = last
  try {
    name = decodeURIComponent(last)
  } catch {
    // A broken escape: the name stays as it is written.
  }
  return splitName(name).stem.trim() || url.hostname
}

async function importOne(ctx: SellerCtx, text: string, category_id: number | null): Promise<number> {
  const limits = { max_bytes: uploadLimits.max_bytes, timeout_ms: TIMEOUT_MS, allow: ctx.config.import_allow }
  const seller_id = ctx.seller.id
  let from: URL | null = null
  const id = await takeFile(ctx, { seller_id, user_id: ctx.identity.user_id, name: 'picture' }, async (path) => {
    const { bytes, url } = await fetchFile(text, path, limits)
    from = url
    return bytes
  })
  const url: URL = from ?? new URL(text)
  const { type } = await readMaterial(ctx, seller_id, id)
  const stem = getStem(url)
    .replace(/[\p{Cc}\p{Cf}/\\]/gu, '')
    .slice(0, 100)
  await renameUploads(ctx.db, seller_id, [{ id, after: `${stem}.${type}` }])
  await setOrigin(ctx.db, seller_id, id, { origin: url.hostname, category_id })
  return id
}

async function getResult(ctx: SellerCtx, url: string, category_id: number | null): Promise<Result> {
  try {
    const id = await importOne(ctx, url, category_id)
    return { url, material: await readMaterial(ctx, ctx.seller.id, id), reason: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { url, material: null, reason: refusalText(error, ctx.language) }
  }
}

export async function importMaterials(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const category_id = input.category_id ?? null
  if (category_id !== null) await requireCategory(ctx, ctx.seller.id, category_id)
  const waiting = [...new Set(input.urls)]
  const results: Result[] = []
  for (let at = 0; at < waiting.length; at += TOGETHER) {
    const now = waiting.slice(at, at + TOGETHER)
    results.push(...(await Promise.all(now.map((url) => getResult(ctx, url, category_id)))))
  }
  return { results }
}
