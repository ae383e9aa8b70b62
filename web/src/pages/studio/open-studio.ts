import { getDefaultId, getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import { DtcEnable } from '@inkroute/contract/catalog/codes'
import { redirect } from 'react-router'
import { requireSession } from '../../app/guards.ts'
import { addPicture } from '../../features/design/actions/add-picture.ts'
import { openDesign } from '../../features/design/draft/open-design.ts'
import { takeAlong } from '../../features/design/product/carry.ts'
import { forgetProduct, lastProduct, rememberProduct } from '../../features/design/product/last-product.ts'
import { placeTemplate } from '../../features/design/product/place-template.ts'
import { writeDraft } from '../../features/design/state/studio-draft.ts'
import { openProduct } from '../../features/design/state/studio-store.ts'
import { call } from '../../shared/api/client.ts'
import { ApiError } from '../../shared/api/request.ts'
import { readToken } from '../../shared/api/session-store.ts'
import { loadQueryItem, takeQueryItem } from './query-item.ts'

/** The last used product if it is still available, otherwise a sensible default. */
async function productToOpen(user_id: number): Promise<number> {
  const last = lastProduct(user_id)
  if (last !== null) {
    try {
      return (await call(getProductAsSeller, { id: last })).id
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error
      forgetProduct(user_id)
    }
  }
  return (await call(getDefaultId, {})).id
}

/** `?id=` names the product, `color` and `size` the chosen variant, `design` or `draft` the work to reopen. A design passed along is applied to it. */
export async function openStudio(request: Request) {
  const url = new URL(request.url)
  const id = Number(url.searchParams.get('id'))
  const is_named = Number.isInteger(id) && id > 0
  // Load the person and the product in parallel.
  const asked = is_named && readToken() ? call(getProductAsSeller, { id }) : null
  asked?.catch(() => undefined)
  const user = await requireSession(request)
  if (!is_named) {
    url.searchParams.set('id', String(await productToOpen(user.id)))
    throw redirect(url.pathname + url.search)
  }
  if (await loadQueryItem(url)) throw redirect(url.pathname + url.search)
  // Flush the latest edits of the previous product.
  writeDraft()
  const product = await (asked ?? call(getProductAsSeller, { id }))
  if (product.dtc_enable === DtcEnable.upgrade) return { locked: product, was_restored: false }
  rememberProduct(user.id, product)
  const number = (name: string) => Number(url.searchParams.get(name)) || 0
  const along = takeQueryItem()
  const brought = takeAlong(product.id)
  const draft = await openDesign({
    user_id: user.id,
    product_id: product.id,
    is_brought: brought !== null || along?.kind === 'document',
    design_id: number('design') || undefined,
    version: number('version') || undefined,
    draft_id: url.searchParams.get('draft') ?? undefined,
  })
  openProduct({ user_id: user.id, product, color_id: number('color'), size_id: number('size'), draft, brought })
  if (along?.kind === 'picture') addPicture(along.name, along.source, { dpi: along.dpi })
  if (along?.kind === 'document') await placeTemplate(along.document)
  if (brought || along) writeDraft()
  return { locked: null, was_restored: draft !== null && !brought && !along }
}
