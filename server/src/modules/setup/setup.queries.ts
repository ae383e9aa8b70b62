import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

export interface SetupFacts {
  readonly company: boolean
  readonly warehouse: boolean
  readonly channel: boolean
  readonly product: boolean
  readonly stock: boolean
  readonly order: boolean
}

export async function findSetupFacts(db: Db): Promise<SetupFacts> {
  const { rows } = await sql<SetupFacts>`
    select
      exists (select from company where value -> 'legal_name' ->> 'zh' <> '' or value -> 'legal_name' ->> 'en' <> '') as company,
      exists (select from warehouse) as warehouse,
      exists (
        select from tariffs_in_force((now() at time zone 'Asia/Shanghai')::date) t
        join shipping_channel c on c.id = t.channel_id where c.is_enabled
      ) as channel,
      exists (select from product where is_visible) as product,
      exists (select from product_stock where pieces > 0) as stock,
      exists (select from sales_order where paid_at is not null) as "order"`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('no row of facts')
  return facts
}
