import type { Db } from '../../../infra/db/database.ts'
/** Everything a product's rows take names and numbers from. */
export async function selectShared(db: Db) {
  const [categories, terms, brands, warehouses, factories] = await Promise.all([
    db.selectFrom('product_category').selectAll().orderBy('sort').orderBy('id').execute(),
    db.selectFrom('product_term').selectAll().orderBy('kind').orderBy('sort').orderBy('key').execute(),
    db.selectFrom('product_brand').selectAll().orderBy('sort').orderBy('key').execute(),
    db.selectFrom('warehouse').selectAll().orderBy('sort').orderBy('code').execute(),
    db.selectFrom('factory').selectAll().orderBy('id').execute(),
  ])
  return { categories, terms, brands, warehouses, factories }
}

export const selectFactoryPlaces = (db: Db) =>
  db.selectFrom('factory_warehouse').select(['factory_id', 'warehouse_code']).orderBy('sort').execute()

export async function selectSharedNumbers(db: Db) {
  const categories = await db.selectFrom('product_category').select(['key', 'id']).execute()
  const factories = await db.selectFrom('factory').select(['code', 'id']).execute()
  return {
    category: new Map(categories.map(({ key, id }) => [key, id])),
    factory: new Map(factories.map(({ code, id }) => [code, id])),
  }
}
