import { z } from 'zod'

/** Enqueued with every payment or refund of goods and freight; a module further up reckons the level anew. */
export const spendChanged = { name: 'wallet.spend-changed', schema: z.object({ seller_id: z.int() }) } as const
