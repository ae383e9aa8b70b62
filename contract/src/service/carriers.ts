/** Companies that make labels and track their own parcels. */
export const labelCarriers = ['easypost', 'yunexpress', 'fourpx'] as const
export type LabelCarrier = (typeof labelCarriers)[number]

/** Companies that can be asked about a parcel. 17TRACK makes no labels: it follows numbers that were typed by hand. */
export const trackers = [...labelCarriers, 'track17'] as const
export type Tracker = (typeof trackers)[number]

export const carrierNames: Record<Tracker, { zh: string; en: string }> = {
  easypost: { zh: 'EasyPost', en: 'EasyPost' },
  yunexpress: { zh: '云途物流', en: 'YunExpress' },
  fourpx: { zh: '递四方 4PX', en: '4PX' },
  track17: { zh: '17TRACK', en: '17TRACK' },
}
