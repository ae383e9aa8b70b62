import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/goods/batch/subject'
import type { PictureSubject, SubjectOutcome } from '@inkroute/contract/goods/batch/subject'
import { AppError } from '../../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../../infra/context.ts'
import { paintPool } from '../../../../infra/paint/paint-pool.ts'
import type { CutoutTask } from '../../../../infra/paint/paint-task.ts'
import { paintCacheFolder } from '../../../design/design.ts'
import { artworkFiles, getPictures, placeablePictures } from '../../../material/material.ts'
import { findSubject, insertSubject, type PictureRef } from './subject.queries.ts'

/** As fine as the studio's own cut-outs. */
const SIDE_PX = 384

async function taskFor(ctx: AppCtx, seller_id: number, { kind, key }: PictureRef): Promise<CutoutTask> {
  const common = { kind: 'cutout', side_px: SIDE_PX, skips_bare: true, model: ctx.config.cutout_model } as const
  if (kind === 'material') {
    const picture = (await getPictures(ctx.db, seller_id, [Number(key)])).get(Number(key))
    if (!picture) throw new AppError('not_found')
    return { ...common, path: await ctx.storage.localFile(picture.picture_key) }
  }
  const artwork = (await artworkFiles(ctx.db, [key])).get(key)
  if (!artwork) throw new AppError('not_found')
  const { picture_key, width_px, height_px } = artwork
  if (picture_key) return { ...common, path: await ctx.storage.localFile(picture_key) }
  return { ...common, drawing: { slug: key, width_px, height_px, folder: paintCacheFolder(ctx) } }
}

const nothing = { width: 0, height: 0, mask: '' } as const

async function known(ctx: AppCtx, seller_id: number, ref: PictureRef): Promise<PictureSubject | null> {
  const row = await findSubject(ctx.db, seller_id, ref)
  if (!row) return null
  const { outcome, ...cutout } = row
  return { ...ref, outcome: outcome as SubjectOutcome, cutout: cutout.mask === '' ? null : cutout }
}

async function lookFor(ctx: AppCtx, seller_id: number, ref: PictureRef): Promise<void> {
  const answer = await paintPool.run(await taskFor(ctx, seller_id, ref))
  if (answer.kind !== 'cutout') throw new Error(`a painter answered ${answer.kind} instead of a cut-out`)
  if (answer.model_error) ctx.log.warn({ err: answer.model_error }, 'the model for cut-outs failed')
  const { cutout, is_bare } = answer
  const outcome = cutout ? 'found' : is_bare ? 'bare' : 'none'
  const created_at = ctx.clock.now().toISOString()
  await insertSubject(ctx.db, { seller_id, ...ref, outcome, created_at, ...(cutout ?? nothing) })
}

/** The subject of a picture, found once for all previews and runs of a seller. */
async function getSubject(ctx: AppCtx, seller_id: number, { kind, key }: PictureRef): Promise<PictureSubject> {
  const ref = { kind, key }
  const before = await known(ctx, seller_id, ref)
  if (before) return before
  await lookFor(ctx, seller_id, ref)
  // Read back: another node may have been first, and its answer counts.
  const found = await known(ctx, seller_id, ref)
  if (!found) throw new AppError('not_found')
  return found
}

/** Looks for the subjects that a run needs, each once, however many cells show the picture. */
export interface SubjectFinder {
  readonly find: (ref: PictureRef) => Promise<PictureSubject>
}

export function subjectFinder(ctx: AppCtx, seller_id: number): SubjectFinder {
  const asked = new Map<string, Promise<PictureSubject>>()
  return {
    find(ref) {
      const name = `${ref.kind}:${ref.key}`
      const answer = asked.get(name) ?? getSubject(ctx, seller_id, ref)
      asked.set(name, answer)
      // What failed once may succeed at the next attempt.
      answer.catch(() => asked.delete(name))
      return answer
    },
  }
}

/** For previews: a picture that cannot be read is told apart, so that the others are shown. */
export async function findPictureSubjects(
  ctx: SellerCtx,
  { artworks }: Input<typeof contract.findPictureSubjects>,
): Promise<Reply<typeof contract.findPictureSubjects>> {
  const mine = await placeablePictures(ctx, ctx.seller.id, artworks, ctx.language)
  const { find } = subjectFinder(ctx, ctx.seller.id)
  const data: PictureSubject[] = []
  for (const ref of artworks) {
    if (!mine.has(`${ref.kind}:${ref.key}`)) continue
    try {
      data.push(await find(ref))
    } catch (error) {
      ctx.log.warn({ err: error, ...ref }, 'no subject could be looked for')
      data.push({ ...ref, outcome: 'failed', cutout: null })
    }
  }
  return { data }
}
