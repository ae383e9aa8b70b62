import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type { MarketOrder, PackedParcel, PlatformLabel, ShippedLine } from '../core/market-order.ts'
import { downloadPdf, labelNotReady, requireWhole } from '../core/platform-label.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { getPackages } from './orders.ts'
import { temuCall } from './temu-call.ts'

const Warehouses = z.object({
  warehouseList: z.array(z.object({ warehouseId: ExternalId, defaultWarehouse: z.boolean().nullish() })).nullish(),
})
const Services = z.object({
  onlineChannelDtoList: z
    .array(z.object({ channelId: ExternalId, shipCompanyId: ExternalId, shippingCompanyName: LooseText }))
    .nullish(),
})
const Created = z.object({ packageSnList: z.array(z.string()).nullish() }).nullish()
const Results = z.object({
  packageInfoResultList: z
    .array(
      z.object({
        packageSn: z.string(),
        shippingLabelStatus: z.int(),
        failReasonText: LooseText,
        trackingNumber: LooseText,
        shippingCompanyName: LooseText,
      }),
    )
    .nullish(),
})
const Papers = z.object({
  shippingLabelUrlList: z.array(z.object({ packageSn: LooseText, url: LooseText })).nullish(),
})

const G_PER_LB = 453.592_37
const OZ_PER_LB = 16
const MM_PER_IN = 25.4

/** Pounds and inches in the United States, kilograms and centimetres elsewhere. */
function getSize({ region }: StoreConn['shop'], { weight_g, length_mm, width_mm, height_mm }: PackedParcel) {
  const is_us = region === 'us'
  const side = (mm: number) => (Math.max(1, mm) / (is_us ? MM_PER_IN : 10)).toFixed(2)
  const ounces = Math.ceil((weight_g / G_PER_LB) * OZ_PER_LB)
  const weight = is_us
    ? {
        weight: String(Math.floor(ounces / OZ_PER_LB)),
        weightUnit: 'lb',
        extendWeight: String(ounces % OZ_PER_LB),
        extendWeightUnit: 'oz',
      }
    : { weight: (Math.max(10, weight_g) / 1000).toFixed(2), weightUnit: 'kg' }
  const sides = { length: side(length_mm), width: side(width_mm), height: side(height_mm) }
  return { ...weight, ...sides, dimensionUnit: is_us ? 'in' : 'cm' }
}

/** The warehouse parcels leave from: of those that can buy labels, or of all. */
async function warehouseIn(conn: StoreConn, asked: { readonly returnEnableBuyShippingLabelOnly?: true }) {
  const answer = await temuCall(conn, 'bg.logistics.warehouse.list.get', asked)
  const { warehouseList } = readShape(Warehouses, answer)
  return (warehouseList?.find(({ defaultWarehouse }) => defaultWarehouse) ?? warehouseList?.[0])?.warehouseId
}

async function getWarehouse(conn: StoreConn): Promise<string> {
  const chosen = await warehouseIn(conn, { returnEnableBuyShippingLabelOnly: true })
  if (!chosen) throw new MarketError('rejected', 'The shop has no warehouse for labels', { code: 'no_warehouse' })
  return chosen
}

/** Some markets take no parcel without it; shops that may not read their warehouses never needed it. */
export async function ownWarehouse(conn: StoreConn): Promise<string | undefined> {
  try {
    return await warehouseIn(conn, {})
  } catch (error) {
    if (error instanceof MarketError && (error.kind === 'missing_right' || error.kind === 'rejected')) return undefined
    throw error
  }
}

/** Buys the label of the first channel Temu offers for the parcel. */
async function buy(conn: StoreConn, order: MarketOrder, lines: readonly ShippedLine[], parcel: PackedParcel) {
  const parentOrderSn = order.external_order_id
  const warehouseId = await getWarehouse(conn)
  const size = getSize(conn.shop, parcel)
  const orderSnList = lines.map(({ external_line_id }) => external_line_id)
  const offered = await temuCall(conn, 'bg.logistics.shippingservices.get', { warehouseId, orderSnList, ...size })
  const [channel] = readShape(Services, offered).onlineChannelDtoList ?? []
  if (!channel) throw new MarketError('rejected', 'Temu offers no carrier for this parcel', { code: 'no_channel' })
  const orderSendInfoList = lines.map(({ external_line_id: orderSn, quantity }) => {
    const line = order.lines.find((each) => each.external_line_id === orderSn)
    const [goodsId, skuId] = [Number(line?.external_product_id), Number(line?.external_variant_id)]
    return { parentOrderSn, orderSn, goodsId, skuId, quantity }
  })
  const way = { shipCompanyId: Number(channel.shipCompanyId), channelId: Number(channel.channelId), warehouseId }
  const sendRequestList = [{ ...way, ...size, orderSendInfoList }]
  const answer = await temuCall(conn, 'bg.logistics.shipment.create', { sendType: 0, sendRequestList })
  const made = readShape(Created, answer)?.packageSnList ?? []
  return made.length > 0 ? made : getPackages(conn, parentOrderSn)
}

/** Only orders that have to go with a label of Temu's; one that was bought before is fetched again. */
export async function platformLabels(
  conn: StoreConn,
  order: MarketOrder,
  lines: readonly ShippedLine[],
  parcel: PackedParcel,
): Promise<PlatformLabel[]> {
  requireWhole(order, lines)
  const known = await getPackages(conn, order.external_order_id)
  const packageSnList = known.length > 0 ? known : await buy(conn, order, lines, parcel)
  if (packageSnList.length === 0) throw labelNotReady('Temu has bought the label and not named the parcel yet')
  const result = await temuCall(conn, 'bg.logistics.shipment.result.get', { packageSnList })
  const made = readShape(Results, result).packageInfoResultList ?? []
  const failed = made.find(({ shippingLabelStatus }) => shippingLabelStatus > 1)
  if (failed) throw new MarketError('rejected', failed.failReasonText || 'Temu could not buy the label')
  if (made.length === 0 || made.some(({ shippingLabelStatus }) => shippingLabelStatus === 0))
    throw labelNotReady('Temu is still buying the label')
  const asked = { documentType: 'SHIPPING_LABEL_PDF', packageSnList }
  const papers = readShape(Papers, await temuCall(conn, 'bg.logistics.shipment.document.get', asked))
  const labels: PlatformLabel[] = []
  for (const { packageSn, trackingNumber, shippingCompanyName } of made) {
    const url = papers.shippingLabelUrlList?.find((paper) => paper.packageSn === packageSn)?.url
    if (!url) throw labelNotReady('Temu is still making the label')
    const pdf = await downloadPdf(conn, url)
    labels.push({ package_id: packageSn, tracking_number: trackingNumber, carrier: shippingCompanyName, pdf })
  }
  return labels
}
