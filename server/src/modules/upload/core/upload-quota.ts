import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { handlers } from '../../../infra/hooks.ts'
import { uploadHooks } from './upload.hooks.ts'
import { addWork, looseBytes, workIn } from './upload.queries.ts'
import type { StoredPurpose } from './upload.rules.ts'

const MB = 1024 ** 2
/** Limit for the attachments and avatars of one seller. Unused ones are swept after a few days. */
export const MAX_LOOSE_BYTES = 1024 * MB

const megabytes = (bytes: number) => `${Math.round(bytes / MB)} MB`

/** Half a core all the time; a hundred pictures take one to three minutes. */
const MAX_WORK_MS_PER_HOUR = 1_800_000
const HOUR_MS = 3_600_000

const getHour = (now: Date): string => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString()
/** Buyers have their own share: they cannot keep a seller from working. */
const getSender = (purpose: string): 'seller' | 'buyer' => (purpose === 'buyer' ? 'buyer' : 'seller')

interface Work {
  readonly seller_id: number
  readonly purpose: string
  readonly cpu_ms: number
}

export const recordWork = (ctx: AppCtx, { seller_id, purpose, cpu_ms }: Work) =>
  addWork(ctx.db, seller_id, {
    hour: getHour(ctx.clock.now()),
    sender: getSender(purpose),
    cpu_ms: Math.round(cpu_ms),
  }).catch((error: unknown) => ctx.log.error({ err: error }, 'work on an upload could not be counted'))

async function assertWorkLeft(ctx: AppCtx, seller_id: number, purpose: StoredPurpose): Promise<void> {
  const now = ctx.clock.now()
  if ((await workIn(ctx.db, seller_id, { hour: getHour(now), sender: getSender(purpose) })) < MAX_WORK_MS_PER_HOUR)
    return
  const minutes = Math.ceil((HOUR_MS - (now.getTime() % HOUR_MS)) / 60_000)
  throw new AppError('upload_work_full', { minutes })
}

/**
 * Refuses the next file if the seller's quota is full, or the processor time for their files is used up. Checked when the upload policy is issued and again when the file
 * arrives, because a seller can collect many policies while there is room for one file.
 */
export async function assertQuota(ctx: AppCtx, seller_id: number, purpose: StoredPurpose): Promise<void> {
  await assertWorkLeft(ctx, seller_id, purpose)
  if (purpose === 'material') {
    for (const check of handlers(ctx, uploadHooks.beforePicture)) await check(ctx, seller_id)
    return
  }
  // A seller must not lose orders because buyers sent large photos; how many they may send is limited elsewhere.
  if (purpose === 'buyer') return
  const used = await looseBytes(ctx.db, seller_id)
  if (used < MAX_LOOSE_BYTES) return
  throw new AppError('upload_attachments_full', { used: megabytes(used), limit: megabytes(MAX_LOOSE_BYTES) })
}
