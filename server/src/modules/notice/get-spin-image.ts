import type { Reply } from '@inkroute/contract/endpoint'
import type { getSpinImage as contract } from '@inkroute/contract/notice/notice'
import { z } from 'zod'
import type { PublicCtx } from '../../infra/context.ts'
import { findConfig } from './notice.queries.ts'

const SpinImage = z.object({ image: z.string().nullable() }).catch({ image: null })

export async function getSpinImage(ctx: PublicCtx): Promise<Reply<typeof contract>> {
  return SpinImage.parse(await findConfig(ctx.db, 'spin_image'))
}
