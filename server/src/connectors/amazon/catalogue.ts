import { z } from 'zod'
import type { Catalogue } from '../catalogue.ts'
import { LooseText, readShape } from '../read-shape.ts'
import { amazonCall } from './amazon-call.ts'

const Types = z.object({ productTypes: z.array(z.object({ name: z.string(), displayName: LooseText })) })

/** Amazon has kinds of products instead of a tree. */
export const catalogue: Catalogue = {
  way: 'tree',
  async categories(conn) {
    const query = { marketplaceIds: conn.credentials.extra.marketplace_id ?? '' }
    const path = '/definitions/2020-09-01/productTypes'
    const answer = await amazonCall(conn, { path, query, rate: 'default' })
    return readShape(Types, answer.json()).productTypes.map(({ name, displayName }) => ({
      ...{ id: name, parent_id: '', name: displayName || name, is_leaf: true },
    }))
  },
}
