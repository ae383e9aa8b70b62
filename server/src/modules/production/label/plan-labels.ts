import type { LabelMaker } from '@inkroute/contract/service/carriers'
import { AppError } from '../../../infra/app-error.ts'
import { currentBrand } from '../../../infra/company/company.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { isServiceOn } from '../../../infra/services/services.ts'
import type { OrderRecord } from '../../order/order.ts'
import { asLabelCarrier, customsRate, type LabelRequest } from '../../service/service.ts'
import { findRefusal, type PlannedParcel, packedWhole, planParcels, type Words } from './customs.rules.ts'
import { findChannel, findSender, type SenderRow, selectDeclared } from './label.queries.ts'

export interface LabelPlan {
  readonly carrier: LabelMaker
  readonly code: string
  readonly parcels: readonly PlannedParcel[]
}

/** Why there can be no label, for staff. */
export class LabelProblem extends Error {
  readonly words: Words

  constructor(words: Words) {
    super(words.en)
    this.words = words
  }

  toAppError(): AppError {
    return new AppError('label_not_possible', { zh: this.words.zh, en: this.words.en })
  }
}

/** Cartons for a marketplace's warehouse carry the marketplace's labels. */
const hasOwnLabels = (order: Pick<OrderRecord, 'source'>) => order.source === 'fba'

/** Who makes the labels of an order's channel; null: nobody does. */
export async function findCarrier(
  ctx: AppCtx,
  order: Pick<OrderRecord, 'channel_id' | 'source' | 'shipping_by'>,
): Promise<LabelMaker | null> {
  if (order.shipping_by === 'platform') return 'platform'
  const channel = hasOwnLabels(order) ? undefined : await findChannel(ctx.db, order.channel_id)
  return channel ? asLabelCarrier(channel.label_carrier) : null
}

async function getSender(ctx: AppCtx, code: string): Promise<SenderRow> {
  const sender = await findSender(ctx.db, code)
  if (!sender) throw new AppError('not_found')
  return sender
}

/** The parcels of an order with size and customs lines. Throws a LabelProblem where something is missing. */
export async function planLabels(ctx: AppCtx, order: OrderRecord): Promise<LabelPlan | null> {
  const carrier = await findCarrier(ctx, order)
  if (carrier === 'platform') return { carrier, code: '', parcels: [await wholeParcel(ctx, order)] }
  const channel = await findChannel(ctx.db, order.channel_id)
  if (!carrier || !channel || !isServiceOn(ctx, carrier)) return null
  const [sender, lines] = await Promise.all([
    getSender(ctx, order.warehouse_code),
    selectDeclared(ctx.db, order.seller_id, order.id),
  ])
  const declared = lines.map((line) => ({ ...line, origin_country: line.origin_country || sender.country }))
  const refusal = findRefusal(sender, declared, order.country)
  if (refusal) throw new LabelProblem(refusal)
  if (declared.length === 0)
    throw new LabelProblem({ zh: '订单里的产品已被删除', en: 'The products of this order no longer exist' })
  const parcels = planParcels(declared, channel, await customsRate(ctx, carrier))
  return { carrier, code: channel.label_code, parcels }
}

/** Marketplaces declare what they ship themselves; some ask for weight and size. */
async function wholeParcel(ctx: AppCtx, order: OrderRecord): Promise<PlannedParcel> {
  const one = packedWhole(await selectDeclared(ctx.db, order.seller_id, order.id))
  return { ...one, weight_g: Math.max(1, one.weight_g) }
}

export const isMakerOn = (ctx: AppCtx, maker: LabelMaker): boolean => maker === 'platform' || isServiceOn(ctx, maker)

const isLatin = (text: string) => /^[\x20-\x7e]+$/.test(text)

/** Everything a carrier is told of one parcel, with the address the order has now. */
export async function getRequest(
  ctx: AppCtx,
  order: OrderRecord,
  label: { readonly reference: string; readonly code: string; readonly parcel: PlannedParcel },
): Promise<LabelRequest> {
  const [sender, brand] = await Promise.all([getSender(ctx, order.warehouse_code), currentBrand(ctx)])
  const to = order.address
  const { customs, ...size } = label.parcel.contents
  return {
    reference: label.reference,
    code: label.code,
    from: {
      name: isLatin(sender.contact_name) ? sender.contact_name : brand.name.en,
      company: brand.name.en,
      phone: sender.contact_phone,
      email: sender.contact_email,
      country: sender.country,
      state: sender.province_en,
      city: sender.city_en,
      postcode: sender.postcode,
      street1: sender.address_en,
      street2: '',
    },
    to: {
      name: to.name,
      company: to.company ?? '',
      phone: to.phone,
      email: to.email ?? '',
      country: to.country,
      state: to.state ?? '',
      city: to.city,
      postcode: to.postcode,
      street1: to.street1,
      street2: to.street2 ?? '',
    },
    tax_number: order.tax_number,
    weight_g: label.parcel.weight_g,
    ...size,
    customs: sender.country === to.country ? [] : customs,
  }
}
