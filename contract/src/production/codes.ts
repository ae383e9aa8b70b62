/** Steps of a task in a factory, free of schemas. */
export const taskStates = ['queued', 'printing', 'checked', 'packed', 'cancelled'] as const
export type TaskState = (typeof taskStates)[number]

/** Scanning a task moves it one step on. */
export const nextTaskState: Record<TaskState, TaskState | null> = {
  queued: 'printing',
  printing: 'checked',
  checked: 'packed',
  packed: null,
  cancelled: null,
}

export const taskStateNames: Record<TaskState, { zh: string; en: string }> = {
  queued: { zh: '待生产', en: 'Queued' },
  printing: { zh: '印制中', en: 'Printing' },
  checked: { zh: '已质检', en: 'Checked' },
  packed: { zh: '已打包', en: 'Packed' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
}

/** Tracking states of a parcel in order; `exception` may occur at any time. */
export const trackingCodes = [
  'accepted',
  'departed',
  'in_transit',
  'customs',
  'arrived',
  'out_for_delivery',
  'delivered',
  'exception',
] as const
export type TrackingCode = (typeof trackingCodes)[number]

export const trackingCodeNames: Record<TrackingCode, { zh: string; en: string }> = {
  accepted: { zh: '承运商已揽收', en: 'Picked up by the carrier' },
  departed: { zh: '已离开始发地', en: 'Departed' },
  in_transit: { zh: '运输中', en: 'In transit' },
  customs: { zh: '清关中', en: 'In customs' },
  arrived: { zh: '到达目的国', en: 'Arrived in the destination country' },
  out_for_delivery: { zh: '派送中', en: 'Out for delivery' },
  delivered: { zh: '已签收', en: 'Delivered' },
  exception: { zh: '运输异常', en: 'Delivery problem' },
}

/** A late order in a zone with a promise earns so much of its goods for each day, and no more days than these. */
export const LATE_BP_PER_DAY = 1_000
export const LATE_MAX_DAYS = 3
/** Zones that promise a lead time from any warehouse, and those that do so only for overseas production. */
export const promisedZones = ['time'] as const
export const overseasPromisedZones = ['US-EU'] as const
export const MAX_CHECK_PHOTOS = 6
export const MAX_BATCH_TASKS = 200
