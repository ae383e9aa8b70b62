import type { Cutout } from '@inkroute/engine/layers/adjust'
import { isCutOut } from '@inkroute/engine/personal/fill-design'
import type { Answers, PersonalFields } from '@inkroute/engine/personal/personal-field'
import type { AppCtx } from '../../../infra/context.ts'
import { cutOutStored } from '../../upload/upload.ts'
import { findPicture } from '../core/personal.queries.ts'
import { findCutout, insertCutout } from './photo.queries.ts'

/** The subject of a photo, found once; null where none stands out. */
async function getCutout(ctx: AppCtx, seller_id: number, upload_id: number): Promise<Cutout | null> {
  const known = await findCutout(ctx.db, seller_id, upload_id)
  if (known) return known.mask === '' ? null : known
  const picture = await findPicture(ctx.db, seller_id, upload_id)
  if (!picture?.picture_key || picture.vector_key !== null) return null
  const found = await cutOutStored(ctx, picture.picture_key)
  const created_at = ctx.clock.now().toISOString()
  await insertCutout(ctx.db, { seller_id, upload_id, created_at, ...(found ?? { width: 0, height: 0, mask: '' }) })
  return found
}

interface FoundSubjects {
  /** By the key of the photo. */
  readonly cutouts: ReadonlyMap<string, Cutout>
  /** Fields whose photo has no subject that stands out. */
  readonly without: readonly string[]
}

/** The subjects of the photos whose background is removed. */
export async function subjectsIn(
  ctx: AppCtx,
  seller_id: number,
  fields: PersonalFields,
  values: Answers,
): Promise<FoundSubjects> {
  const cutouts = new Map<string, Cutout>()
  const without: string[] = []
  for (const field of fields) {
    const answer = values[field.id]
    if (!isCutOut(field, answer) || answer.source.kind !== 'material') continue
    const { key } = answer.source
    const cutout = cutouts.get(key) ?? (await getCutout(ctx, seller_id, Number(key)))
    if (cutout) cutouts.set(key, cutout)
    else without.push(field.id)
  }
  return { cutouts, without }
}
