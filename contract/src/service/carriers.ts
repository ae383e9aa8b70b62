/** Companies that make labels and track their own parcels. */
export const labelCarriers = ['easypost', 'yunexpress', 'fourpx'] as const
export type LabelCarrier = (typeof labelCarriers)[number]

/** Those that also make labels as ZPL, for label printers; the others' documents name PDF only. */
export const zplCarriers: readonly LabelCarrier[] = ['easypost']

/** Companies that can be asked about a parcel. 17TRACK makes no labels: it follows numbers that were typed by hand. */
export const trackers = [...labelCarriers, 'track17'] as const
export type Tracker = (typeof trackers)[number]

/** Who makes a parcel's label: a carrier of ours, or the marketplace the order came from. */
export const labelMakers = [...labelCarriers, 'platform'] as const
export type LabelMaker = (typeof labelMakers)[number]

export const carrierNames: Record<Tracker | LabelMaker, { zh: string; en: string }> = {
  easypost: { zh: 'EasyPost', en: 'EasyPost' },
  yunexpress: { zh: '云途物流', en: 'YunExpress' },
  fourpx: { zh: '递四方 4PX', en: '4PX' },
  track17: { zh: '17TRACK', en: '17TRACK' },
  platform: { zh: '平台物流', en: 'Marketplace shipping' },
}
