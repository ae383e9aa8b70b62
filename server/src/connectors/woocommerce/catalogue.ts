import { z } from 'zod'
import type { Catalogue } from '../catalogue.ts'
import type { StoreConn } from '../connector.ts'
import { ExternalId, LooseText, readShape } from '../read-shape.ts'
import { wooCall } from './woo-call.ts'

const Rows = z.array(z.object({ id: ExternalId, name: LooseText, parent: ExternalId }))
const PAGE = 100
const MOST_PAGES = 20

async function allOf(conn: StoreConn): Promise<z.output<typeof Rows>> {
  const all: z.output<typeof Rows> = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = { per_page: String(PAGE), page: String(page) }
    const answer = await wooCall(conn, { path: '/wp-json/wc/v3/products/categories', query })
    const rows = readShape(Rows, answer.json())
    all.push(...rows)
    if (rows.length < PAGE) break
  }
  return all
}

/** Every category of a site takes products, those with others below too: each is shown with its whole path. */
export const catalogue: Catalogue = {
  way: 'tree',
  async categories(conn) {
    const all = new Map((await allOf(conn)).map((row) => [row.id, row]))
    const pathOf = (id: string, depth = 0): string => {
      const row = all.get(id)
      if (!row || depth > 10) return ''
      const above = pathOf(row.parent, depth + 1)
      return above ? `${above} › ${row.name}` : row.name
    }
    return [...all.keys()].map((id) => ({ id, parent_id: '', name: pathOf(id), is_leaf: true }))
  },
}
