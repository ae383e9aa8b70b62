import { z } from 'zod'
import type { StoreConn } from '../../core/connector.ts'
import type { Personalisation } from '../../core/market-order.ts'
import { findAnswer } from '../../core/personalisation.ts'
import { ExternalId, LooseText } from '../../core/read-shape.ts'
import { decodeEntities } from '../../woocommerce/html-text.ts'
import { psSite, rowsWith } from './ps-call.ts'
import type { PsOrder } from './ps-order.ts'
import { Translated } from './shop-facts.ts'

const Id = ExternalId.nullish().transform((id) => id ?? '')
const Count = z.coerce.number().catch(0)

const Address = z.object({
  id: ExternalId,
  id_country: Id,
  id_state: Id,
  company: LooseText,
  firstname: LooseText,
  lastname: LooseText,
  address1: LooseText,
  address2: LooseText,
  postcode: LooseText,
  city: LooseText,
  phone: LooseText,
  phone_mobile: LooseText,
  vat_number: LooseText,
  dni: LooseText,
})
const Coded = z.object({ id: ExternalId, iso_code: LooseText })
const Customer = z.object({ id: ExternalId, email: LooseText })
const Detail = z.object({
  id: ExternalId,
  id_order: ExternalId,
  product_quantity_refunded: Count,
  product_quantity_return: Count,
})
const Field = z.object({ id_customization_field: ExternalId, value: LooseText })
const Customization = z.object({
  id: ExternalId,
  associations: z
    .object({
      customized_data_text_fields: z.array(Field).default([]),
      customized_data_images: z.array(Field).default([]),
    })
    .nullish(),
})
const Label = z.object({ id: ExternalId, name: Translated })
const Message = z.object({ id: ExternalId, id_order: Id, id_employee: Id, message: LooseText })

/** Written back as they came: a write replaces the whole row. */
export const OrderCarrier = z.object({
  id: ExternalId,
  id_order: ExternalId,
  id_carrier: Id,
  id_order_invoice: Id,
  weight: Id,
  shipping_cost_tax_excl: Id,
  shipping_cost_tax_incl: Id,
  tracking_number: LooseText,
  date_add: LooseText,
})
type OrderCarrier = z.output<typeof OrderCarrier>

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]))

export const getCarriers = (conn: StoreConn, ids: readonly string[]): Promise<OrderCarrier[]> =>
  rowsWith(conn, 'order_carriers', { shape: OrderCarrier, display: 'full', field: 'id_order', ids })

/** What buyers wrote or sent, by customization. Pictures lie in the shop's folder of uploads. */
async function getAnswers(conn: StoreConn, ids: readonly string[]): Promise<ReadonlyMap<string, Personalisation[]>> {
  const rows = await rowsWith(conn, 'customizations', { shape: Customization, display: 'full', ids })
  const told = rows.map(({ id, associations }) => ({
    id,
    texts: associations?.customized_data_text_fields ?? [],
    images: associations?.customized_data_images ?? [],
  }))
  const fields = told.flatMap(({ texts, images }) => [...texts, ...images])
  const labels = byId(
    await rowsWith(conn, 'product_customization_fields', {
      shape: Label,
      display: '[id,name]',
      ids: fields.map((field) => field.id_customization_field),
    }),
  )
  const answer = (field: z.output<typeof Field>, value: string) =>
    findAnswer(labels.get(field.id_customization_field)?.name ?? '', value) ?? []
  const getPicture = (value: string) => (value === '' ? '' : `${psSite(conn)}/upload/${encodeURIComponent(value)}`)
  return new Map(
    told.map(({ id, texts, images }) => [
      id,
      [
        ...texts.flatMap((field) => answer(field, decodeEntities(field.value))),
        ...images.flatMap((field) => answer(field, getPicture(field.value))),
      ],
    ]),
  )
}

async function getPlaces(conn: StoreConn, orders: readonly PsOrder[]) {
  const addresses = await rowsWith(conn, 'addresses', {
    shape: Address,
    display: `[${Object.keys(Address.shape).join(',')}]`,
    ids: orders.map((order) => order.id_address_delivery),
  })
  const coded = (resource: string, ids: readonly string[]) =>
    rowsWith(conn, resource, { shape: Coded, display: '[id,iso_code]', ids })
  return {
    addresses: byId(addresses),
    countries: byId(
      await coded(
        'countries',
        addresses.map(({ id_country }) => id_country),
      ),
    ),
    states: byId(
      await coded(
        'states',
        addresses.map(({ id_state }) => id_state),
      ),
    ),
    currencies: byId(
      await coded(
        'currencies',
        orders.map(({ id_currency }) => id_currency),
      ),
    ),
  }
}

/** Everything a page of orders points at, each kind in one call. */
export async function relatedTo(conn: StoreConn, orders: readonly PsOrder[]) {
  const ids = orders.map(({ id }) => id)
  const customers = await rowsWith(conn, 'customers', {
    shape: Customer,
    display: '[id,email]',
    ids: orders.map(({ id_customer }) => id_customer),
  })
  const details = await rowsWith(conn, 'order_details', {
    shape: Detail,
    display: `[${Object.keys(Detail.shape).join(',')}]`,
    field: 'id_order',
    ids,
  })
  const messages = await rowsWith(conn, 'messages', {
    shape: Message,
    display: '[id,id_order,id_employee,message]',
    field: 'id_order',
    ids,
  })
  const rows = orders.flatMap(({ associations }) => associations?.order_rows ?? [])
  return {
    ...(await getPlaces(conn, orders)),
    customers: byId(customers),
    details: byId(details),
    // What staff wrote is not the buyer's.
    notes: Map.groupBy(
      messages.filter(({ id_employee }) => id_employee === '' || id_employee === '0'),
      ({ id_order }) => id_order,
    ),
    carriers: Map.groupBy(await getCarriers(conn, ids), ({ id_order }) => id_order),
    answers: await getAnswers(
      conn,
      rows.map(({ id_customization }) => id_customization),
    ),
  }
}
export type Related = Awaited<ReturnType<typeof relatedTo>>
