import { Platform, platformNames } from '@inkroute/contract/codes'
import type { Reply } from '@inkroute/contract/endpoint'
import type { getSiteNumbers as contract } from '@inkroute/contract/site/home'
import type { PublicCtx } from '../../../infra/context.ts'
import { countCatalogue } from './home.queries.ts'

const platforms = platformNames.filter(({ id }) => id !== Platform.other).length

export async function getSiteNumbers(ctx: PublicCtx): Promise<Reply<typeof contract>> {
  return { ...(await countCatalogue(ctx.db)), platforms }
}
