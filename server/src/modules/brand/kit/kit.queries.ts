import type { BrandColour, NamedStyle, NewLogo } from '@inkroute/contract/brand/kit'
import type { Db } from '../../../infra/db/database.ts'
import { jsonText } from '../../../infra/db/json-column.ts'

export interface KeptKit {
  readonly colours: readonly BrandColour[]
  readonly fonts: readonly string[]
  readonly logos: readonly NewLogo[]
  readonly styles: readonly NamedStyle[]
  readonly revision: number
}

export async function findKit(db: Db, seller_id: number): Promise<KeptKit | undefined> {
  const row = await db
    .selectFrom('brand_kit')
    .select(['colours', 'fonts', 'logos', 'styles', 'revision'])
    .where('seller_id', '=', seller_id)
    .executeTakeFirst()
  return row
}

interface Change {
  readonly updated_by: number
  readonly updated_at: string
}

/** False when the stored kit is not the one the changes were made to. */
export async function writeKit(db: Db, seller_id: number, kit: KeptKit, change: Change): Promise<boolean> {
  const values = {
    colours: jsonText(kit.colours),
    fonts: jsonText(kit.fonts),
    logos: jsonText(kit.logos),
    styles: jsonText(kit.styles),
    revision: kit.revision + 1,
    ...change,
  }
  const row = await (kit.revision === 0
    ? db
        .insertInto('brand_kit')
        .values({ seller_id, ...values })
        .onConflict((conflict) => conflict.column('seller_id').doNothing())
        .returning('revision')
    : db
        .updateTable('brand_kit')
        .set(values)
        .where('seller_id', '=', seller_id)
        .where('revision', '=', kit.revision)
        .returning('revision')
  ).executeTakeFirst()
  return row !== undefined
}
