import { z } from 'zod'
import { PreviewPass } from '../content.ts'
import { endpoint } from '../endpoint.ts'
import { Empty, IdInput, WireId } from '../wire.ts'

const Hours = z.object({ min: z.int(), max: z.int() })
const Variant = IdInput.extend({ color_id: WireId.optional(), size_id: WireId.optional(), preview: PreviewPass })

export const Warehouse = z.object({
  code: z.string(),
  name: z.string(),
  country: z.string(),
  city: z.string(),
  region: z.enum(['CN', 'US', 'EU']),
  time_zone: z.string(),
  /** Local time; orders paid before leave with the same day's production. */
  cut_off: z.string(),
})

/** One way to get the goods: a factory with a warehouse that takes its work. */
const WarehouseOffer = Warehouse.extend({
  factory_id: z.int(),
  factory_name: z.string(),
  /** Stock of the requested item, or of all items. */
  stock: z.int(),
  stock_state: z.enum(['plenty', 'low', 'none']),
  /** Cut-off of each weekday, Monday first; null on days off. */
  cut_offs: z.array(z.string().nullable()),
  /** Days off beside those, as dates in the warehouse’s time zone. */
  holidays: z.array(z.string()),
  items: z.array(z.object({ item_id: z.int(), color_id: z.int(), size_id: z.int(), stock: z.int() })),
  production_hours: Hours,
  /** From payment to carrier. */
  delivery_hours: Hours,
})

const warehouses = {
  summary: 'Warehouses and factories of a product with live stock and delivery promise',
  input: Variant,
  reply: z.object({ id: z.int(), item_id: z.int().nullable(), data: z.array(WarehouseOffer) }),
}
export const getMutiWarehouseInfo = endpoint({
  method: 'GET',
  path: '/frontend/basicProduct/getMutiWarehouseInfo/{id}',
  access: 'public',
  ...warehouses,
})
export const getMutiWarehouseInfoAsSeller = endpoint({
  method: 'GET',
  path: '/distribution/basicProduct/getMutiWarehouseInfo/{id}',
  access: 'seller',
  ...warehouses,
})

/** Data for carriers; shipping calculates the freight. */
const logistics = {
  summary: 'Parcel facts of a product: weight, packed size, volumetric weight, origins',
  input: Variant,
  reply: z.object({
    id: z.int(),
    items: z.array(
      z.object({
        item_id: z.int(),
        color_id: z.int(),
        size_id: z.int(),
        size_name: z.string(),
        weight_g: z.int(),
        length_cm: z.number(),
        width_cm: z.number(),
        height_cm: z.number(),
        /** By the usual divisor 6000. */
        volumetric_g: z.int(),
      }),
    ),
    origins: z.array(Warehouse.extend({ delivery_hours: Hours })),
  }),
}
export const getProductLogistics = endpoint({
  method: 'GET',
  path: '/frontend/basicProduct/logistics/{id}',
  access: 'public',
  ...logistics,
})
export const getProductLogisticsAsSeller = endpoint({
  method: 'GET',
  path: '/distribution/basicProduct/logistics/{id}',
  access: 'seller',
  ...logistics,
})

const FactoryRef = z.object({ factory_id: z.int(), name: z.string(), country: z.string(), city: z.string() })

export const getBasicProductFactoryJoint = endpoint({
  method: 'POST',
  path: '/distribution/basicProduct/getBasicProductFactoryJoint',
  access: 'seller',
  summary: 'Factories that make all the products, so that they travel in one parcel',
  input: z.object({ ids: z.array(WireId).min(1).max(100) }),
  reply: z.object({
    joint: z.array(FactoryRef),
    products: z.array(z.object({ id: z.int(), factories: z.array(FactoryRef) })),
  }),
})

export const listProduceAreas = endpoint({
  method: 'GET',
  path: '/frontend/stockProduceArea',
  access: 'public',
  summary: 'Where goods are made and kept, with the number of products',
  input: Empty,
  reply: z.object({
    data: z.array(
      z.object({
        country: z.string(),
        name: z.string(),
        count: z.int(),
        warehouses: z.array(Warehouse),
        factories: z.array(FactoryRef),
      }),
    ),
  }),
})
