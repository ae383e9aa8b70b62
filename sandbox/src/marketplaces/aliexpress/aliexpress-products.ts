import type { FastifyReply, FastifyRequest } from 'fastify'
import { missingField } from '../core/catalogue.ts'
import {
  digitsBetween,
  fieldFault,
  int,
  list,
  matching,
  oneOf,
  optional,
  type Shape,
  shape,
  text,
} from '../core/field-checks.ts'
import { digits } from '../core/ids.ts'
import {
  changeListing,
  isChinese,
  makeListing,
  ownListing,
  protectedName,
  reviewed,
  skuTaken,
} from '../core/listings.ts'
import type { Listing, ListingVariant, Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'
import { answer, jsonParam, refuseMethod, shopCall, toParams } from './aliexpress-guard.ts'

const price = matching(/^\d+\.\d{2}$/)
const states: Record<Listing['state'], string> = {
  live: 'onSelling',
  pending: 'auditing',
  rejected: 'editingRequired',
  offline: 'offline',
}
const productFields: Shape = {
  language: oneOf('en'),
  aliexpress_category_id: int(1),
  product_unit: int(100_000_000, 100_999_999),
  multi_language_subject_list: list(shape({ language: oneOf('en'), subject: text(128) }), 20),
  multi_language_description_list: list(shape({ language: oneOf('en'), web_detail: text(60_000) }), 20),
  main_image_urls_list: list(matching(/^https?:\/\//), 6),
  attribute_list: list(
    shape({
      aliexpress_attribute_name_id: int(1),
      aliexpress_attribute_value_id: optional(int(1)),
      attribute_value: optional(text(70)),
    }),
    100,
    0,
  ),
  freight_template_id: int(1),
  service_policy_id: int(0),
  shipping_lead_time: int(1, 60),
  inventory_deduction_strategy: oneOf('place_order_withhold', 'payment_success_deduct'),
  weight: matching(/^\d+\.\d{3}$/),
  package_length: int(1, 700),
  package_width: int(1, 700),
  package_height: int(1, 700),
  sku_info_list: list(
    shape({
      sku_code: text(50),
      price,
      inventory: int(0, 999_999),
      sku_attributes_list: list(shape({ sku_attribute_name: text(30), sku_attribute_value: text(50) }), 3, 0),
    }),
    200,
  ),
}

interface SentSku {
  readonly sku_code: string
  readonly price: string
  readonly inventory: number
  readonly sku_attributes_list: readonly { readonly sku_attribute_name: string; readonly sku_attribute_value: string }[]
}
interface Sent {
  readonly product_id: number
  readonly aliexpress_category_id: number
  readonly attribute_list: readonly { readonly aliexpress_attribute_name_id: number }[]
  readonly multi_language_subject_list: readonly { readonly subject: string }[]
  readonly main_image_urls_list: string[]
  readonly sku_info_list: readonly SentSku[]
}

type Handler = (world: World, request: FastifyRequest, reply: FastifyReply) => unknown
const noProduct = (reply: FastifyReply) => refuseMethod(reply, 'isv.product-not-exist', 'The product does not exist')

const getVariants = (sent: Sent, known: readonly ListingVariant[] = []): ListingVariant[] =>
  sent.sku_info_list.map((sku) => ({
    variant_id: known.find((each) => each.sku === sku.sku_code)?.variant_id ?? `1200${digits(13)}`,
    sku: sku.sku_code,
    price: sku.price,
    quantity: sku.inventory,
    options: Object.fromEntries(
      sku.sku_attributes_list.map((each) => [each.sku_attribute_name, each.sku_attribute_value]),
    ),
  }))

/** What they would not sell, or null. */
function contentFault(world: World, shop: Shop, sent: Sent): string | null {
  const name = protectedName(sent.multi_language_subject_list[0]?.subject ?? '')
  if (name) return `subject: the word "${name}" belongs to a protected brand`
  if (isChinese(sent.multi_language_subject_list[0]?.subject ?? '')) return 'subject: only English is taken'
  const given = sent.attribute_list.map((each) => each.aliexpress_attribute_name_id)
  const lacks = missingField(sent.aliexpress_category_id, given)
  if (lacks) return `the attribute ${lacks.name} is required in this category`
  const twice = sent.sku_info_list.find(({ sku_code }) =>
    skuTaken(world, shop, sku_code, String(sent.product_id ?? '')),
  )
  return twice ? `sku_code ${twice.sku_code} is used by another product` : null
}

const post: Handler = (world, request, reply) => {
  const shop = shopCall(world, request, reply, { post_product_request: text(500_000) })
  const sent = shop && (jsonParam(world, request, reply, 'post_product_request', productFields) as Sent | null)
  if (!shop || !sent) return reply
  const fault = contentFault(world, shop, sent)
  if (fault) return refuseMethod(reply, 'isv.product-content-invalid', fault)
  const listing = makeListing(world, shop, {
    product_id: `100500${digits(10)}`,
    title: sent.multi_language_subject_list[0]?.subject ?? '',
    picture_urls: sent.main_image_urls_list,
    variants: getVariants(sent),
    state: 'pending',
  })
  return answer(reply, { result: { product_id: Number(listing.product_id) } })
}

const edit: Handler = (world, request, reply) => {
  const shop = shopCall(world, request, reply, { edit_product_request: text(500_000) })
  const fields = { ...productFields, product_id: int(1) }
  const sent = shop && (jsonParam(world, request, reply, 'edit_product_request', fields) as Sent | null)
  if (!shop || !sent) return reply
  const listing = ownListing(world, shop, sent.product_id)
  if (!listing) return noProduct(reply)
  const fault = contentFault(world, shop, sent)
  if (fault) return refuseMethod(reply, 'isv.product-content-invalid', fault)
  changeListing(world, listing, {
    title: sent.multi_language_subject_list[0]?.subject ?? '',
    picture_urls: sent.main_image_urls_list,
    variants: getVariants(sent, listing.variants),
  })
  return answer(reply, { result: { product_id: sent.product_id } })
}

const info: Handler = (world, request, reply) => {
  const shop = shopCall(world, request, reply, { product_id: digitsBetween(1, Number.MAX_SAFE_INTEGER) })
  if (!shop) return reply
  const listing = ownListing(world, shop, toParams(request).product_id)
  if (!listing) return noProduct(reply)
  return answer(reply, {
    result: {
      product_id: Number(listing.product_id),
      subject: listing.title,
      product_status_type: states[reviewed(world, listing)],
      aeop_ae_product_s_k_us: listing.variants.map((variant) => ({
        id: variant.variant_id,
        sku_code: variant.sku,
        sku_price: variant.price,
        ipm_sku_stock: variant.quantity,
      })),
    },
  })
}

const find: Handler = (world, request, reply) => {
  const shop = shopCall(world, request, reply, { aeop_a_e_product_list_query: text() })
  const query =
    shop &&
    jsonParam(world, request, reply, 'aeop_a_e_product_list_query', {
      product_status_type: oneOf(...Object.values(states)),
      sku_code: text(50),
      current_page: int(1),
      page_size: int(1, 100),
    })
  if (!shop || !query) return reply
  const rows = world.book
    .listingsOf(shop.shop_id)
    .filter((listing) => states[listing.state] === query.product_status_type)
    .filter((listing) => listing.variants.some(({ sku }) => sku === query.sku_code))
  return answer(reply, {
    result: {
      success: true,
      product_count: rows.length,
      current_page: 1,
      total_page: 1,
      aeop_a_e_product_display_d_t_o_list: rows.map((listing) => ({
        product_id: Number(listing.product_id),
        subject: listing.title,
      })),
    },
  })
}

/** Prices or stocks of up to twenty products at once. */
const batch =
  (field: 'price' | 'inventory'): Handler =>
  (world, request, reply) => {
    const shop = shopCall(world, request, reply, { mutiple_product_update_list: text(500_000) })
    if (!shop) return reply
    const products = JSON.parse(toParams(request).mutiple_product_update_list ?? '[]') as {
      product_id: number
      multiple_sku_update_list: { sku_code: string; price: string; inventory: number }[]
    }[]
    const sku = shape({ sku_code: text(50), [field]: field === 'price' ? price : int(0, 999_999) })
    const fault = fieldFault(
      { products },
      { products: list(shape({ product_id: int(1), multiple_sku_update_list: list(sku, 200) }), 20) },
    )
    if (fault) {
      world.violate(request, fault)
      return refuseMethod(reply, 'isv.invalid-parameter', fault)
    }
    for (const { product_id, multiple_sku_update_list } of products) {
      const listing = ownListing(world, shop, product_id)
      if (!listing) return noProduct(reply)
      for (const change of multiple_sku_update_list) {
        const variant = listing.variants.find((each) => each.sku === change.sku_code)
        if (!variant) return refuseMethod(reply, 'isv.sku-not-exist', `sku_code ${change.sku_code} does not exist`)
        if (field === 'price') variant.price = change.price
        else variant.quantity = change.inventory
      }
    }
    world.book.touch()
    return answer(reply, { update_success: true, update_successful_list: [] })
  }

const shelf =
  (state: 'live' | 'offline'): Handler =>
  (world, request, reply) => {
    const shop = shopCall(world, request, reply, { product_ids: matching(/^\d+(;\d+)*$/) })
    if (!shop) return reply
    const ids = (toParams(request).product_ids ?? '').split(';')
    for (const id of ids) {
      const listing = ownListing(world, shop, id)
      if (!listing) return noProduct(reply)
      changeListing(world, listing, { state })
    }
    return answer(reply, { result: { success: true, modify_count: ids.length } })
  }

export const productMethods: Readonly<Record<string, Handler>> = {
  'aliexpress.solution.product.post': post,
  'aliexpress.solution.product.edit': edit,
  'aliexpress.solution.product.info.get': info,
  'aliexpress.solution.product.list.get': find,
  'aliexpress.solution.batch.product.price.update': batch('price'),
  'aliexpress.solution.batch.product.inventory.update': batch('inventory'),
  'aliexpress.postproduct.redefining.onlineaeproduct': shelf('live'),
  'aliexpress.postproduct.redefining.offlineaeproduct': shelf('offline'),
}
