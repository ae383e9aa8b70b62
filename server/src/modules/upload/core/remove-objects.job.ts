import { z } from 'zod'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { getShopCopy } from './shop-picture.ts'
import { heldAmong, lockObjects } from './upload.queries.ts'

/** Removes files without holders. Checked again here, since the same picture may have been uploaded since. */
export const removeObjectsJob = job({
  name: 'upload.remove-objects',
  schema: z.object({ seller_id: z.int(), keys: z.array(z.string()) }),
  async run(ctx, { seller_id, keys }) {
    await inTransaction(ctx, async (tx) => {
      await lockObjects(tx.db, seller_id)
      const held = await heldAmong(tx.db, seller_id, keys)
      for (const key of keys.filter((one) => !held.has(one))) {
        await ctx.storage.remove(key)
        await ctx.storage.remove(getShopCopy(key))
      }
    })
  },
})
