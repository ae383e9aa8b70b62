import { getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import { saveProduct } from '@inkroute/contract/design/design'
import type { CallInput } from '@inkroute/contract/endpoint'
import { newDocument } from '@inkroute/engine/document/design-document'
import type { TestApp } from '../../../testing/test-app.ts'

export const TSHIRT = 1001

type Person = { readonly token: string }
type Save = CallInput<typeof saveProduct>

/** The T-shirt with one coloured side, in two colours and two sizes unless said otherwise. */
export async function saveInput(app: TestApp, person: Person, change: Partial<Save> = {}): Promise<Save> {
  const product = await app.call(getProductAsSeller, { id: TSHIRT }, person)
  const blank = newDocument(TSHIRT, [product.views[0]?.view_id ?? 1])
  const document = { ...blank, views: blank.views.map((view) => ({ ...view, background: '#e8452c' })) }
  return {
    basic_product_id: TSHIRT,
    document,
    color_ids: product.colors.slice(0, 2).map(({ id }) => id),
    size_ids: product.sizes.slice(0, 2).map(({ id }) => id),
    ...change,
  }
}

export const saveGoods = async (
  app: TestApp,
  person: Person,
  change: Partial<Save> = {},
  headers: Record<string, string> = {},
) => app.call(saveProduct, await saveInput(app, person, change), { token: person.token, headers })
