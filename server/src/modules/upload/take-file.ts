import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { errorText, type Language } from '@inkroute/contract/errors/errors'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import { embeddedStorage, prepareFolder } from './core/direct-storage.ts'
import { shareIncoming } from './core/incoming-files.ts'
import { takeIn } from './core/take-in.ts'
import { findUpload, findUploadId, insertUpload } from './core/upload.queries.ts'
import { cleanName, type StoredPurpose } from './core/upload.rules.ts'
import { pageNote } from './core/upload.view.ts'
import { assertQuota } from './core/upload-quota.ts'

interface ServerFile {
  readonly seller_id: number
  readonly user_id: number
  readonly name: string
  /** 32 hex digits. Reusing one returns the same picture. */
  readonly nonce?: string
  /** Those that are no material stay out of the library. */
  readonly purpose?: StoredPurpose
}

/**
 * Adds a file to the library that does not come from a browser: `fill` writes it to the given path and returns its size.
 * It passes the same intake as an uploaded file.
 */
export async function takeFile(
  ctx: AppCtx,
  { seller_id, user_id, name, nonce = randomBytes(16).toString('hex'), purpose = 'material' }: ServerFile,
  fill: (path: string) => Promise<number>,
): Promise<number> {
  await assertQuota(ctx, seller_id, purpose)
  const incoming = embeddedStorage(ctx.config)
  await prepareFolder(incoming.folder)
  const path = incoming.path(nonce)
  const bytes = await fill(path).catch(async (error: unknown) => {
    await rm(path, { force: true })
    throw error
  })
  const created_at = ctx.clock.now().toISOString()
  // Nobody can be asked for a page here.
  const notes = pageNote(1)
  const row = { user_id, purpose, nonce, name: cleanName(name), bytes, notes, created_at }
  await shareIncoming(ctx, { seller_id, user_id, purpose, nonce })
  const id = (await insertUpload(ctx.db, seller_id, row)) ?? (await findUploadId(ctx.db, seller_id, nonce))
  if (id === null) throw new AppError('upload_policy_used')
  await takeIn(ctx, seller_id, id)
  const refusal = (await findUpload(ctx.db, seller_id, id))?.refusal
  if (refusal) throw new AppError(refusal.error, refusal.details)
  return id
}

/** Message of a refusal, for replies that list several files. */
export const refusalText = (error: AppError, language: Language): string =>
  errorText(error.code, language, error.details)
