import { createHash } from 'node:crypto'
import type { AppCtx } from '../../infra/context.ts'
import { insertPaper } from './export.queries.ts'

/** Stores a paper made on request, under its seller and with the orders it names. The same bytes are stored once. */
export async function keepPaper(
  ctx: Pick<AppCtx, 'db' | 'storage' | 'clock'>,
  seller_id: number,
  paper: {
    readonly kind: 'invoice' | 'fba_label'
    readonly body: Uint8Array
    readonly extension: string
    readonly order_ids: readonly number[]
  },
): Promise<string> {
  const { kind, body, extension, order_ids } = paper
  const hash = createHash('sha256').update(body).digest('hex')
  const file_key = `private/papers/${seller_id}/${hash}.${extension}`
  // The row first: a file without one would never be found again.
  await insertPaper(ctx.db, {
    seller_id,
    kind,
    file_key,
    order_ids: [...order_ids],
    created_at: ctx.clock.now().toISOString(),
  })
  await ctx.storage.put(file_key, body)
  return file_key
}
