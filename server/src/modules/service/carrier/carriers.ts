import { type LabelCarrier, labelCarriers, type Tracker } from '@inkroute/contract/service/carriers'
import type { AppCtx } from '../../../infra/context.ts'
import { type CallOutcome, recordedCall, SANDBOX } from '../../../infra/services/recorded-call.ts'
import { sandboxAccount } from '../../../infra/services/sandbox-account.ts'
import { isServiceOn } from '../../../infra/services/services.ts'
import type {
  Carrier,
  CarrierEvent,
  CarrierPush,
  CarrierValues,
  LabelNames,
  LabelProgress,
  LabelRequest,
  MadeLabel,
  RawPush,
  TrackedParcel,
} from './carrier.ts'
import { easypost } from './easypost.ts'
import { fourpx } from './fourpx.ts'
import { seventeenTrack } from './seventeen-track.ts'
import { yunexpress } from './yunexpress.ts'

export const carriers: Record<Tracker, Carrier> = { easypost, yunexpress, fourpx, track17: seventeenTrack }

/** Where a company sends its news. */
export const carrierPushPath = (name: Tracker): string => `/req/frontend/carrier/${name}`

export const asLabelCarrier = (name: string): LabelCarrier | null =>
  labelCarriers.find((carrier) => carrier === name) ?? null

/** Settings staff entered, or the account the sandbox opened for the demo, which pushes to us. */
export function carrierValues(ctx: AppCtx, name: Tracker): Promise<CarrierValues> {
  const choice = ctx.services.find(name)
  if (choice) return Promise.resolve(choice.values)
  const callback_url = ctx.callback_origin() + carrierPushPath(name)
  return sandboxAccount(ctx, 'carrier', { path: `/carrier/accounts/${name}`, body: { callback_url } })
}

/** Runs a call with the settings of a carrier and keeps what was answered for the list of services. */
async function called<T>(
  ctx: AppCtx,
  name: Tracker,
  run: (values: CarrierValues) => Promise<T>,
  words: (result: T) => string,
): Promise<T> {
  const provider = ctx.services.find(name) ? name : SANDBOX
  let outcome: { readonly result: T } | { readonly error: unknown } = { error: new Error('not called') }
  await recordedCall(ctx, { service: name, provider }, async () => {
    try {
      const result = await run(await carrierValues(ctx, name))
      outcome = { result }
      return words(result)
    } catch (error) {
      outcome = { error }
      throw error
    }
  })
  const ended = outcome as { readonly result: T } | { readonly error: unknown }
  if ('error' in ended) throw ended.error
  return ended.result
}

function labelMaker(name: LabelCarrier) {
  const { label } = carriers[name]
  if (!label) throw new RangeError(`${name} makes no labels`)
  return label
}

export const makeCarrierLabel = (
  ctx: AppCtx,
  name: LabelCarrier,
  request: LabelRequest,
  progress: LabelProgress,
): Promise<MadeLabel> =>
  called(
    ctx,
    name,
    (values) => labelMaker(name).make(values, request, progress),
    ({ tracking_no, cost, currency }) => [tracking_no, cost, currency].filter(Boolean).join(' '),
  )

export const cancelCarrierLabel = (ctx: AppCtx, name: LabelCarrier, label: LabelNames): Promise<void> =>
  called(
    ctx,
    name,
    (values) => labelMaker(name).cancel(values, label),
    () => `${label.reference}: cancelled`,
  )

export const trackParcel = (ctx: AppCtx, name: Tracker, parcel: TrackedParcel): Promise<readonly CarrierEvent[]> =>
  called(
    ctx,
    name,
    (values) => carriers[name].track(values, parcel),
    (events) => `${parcel.tracking_no}: ${events.length}`,
  )

/** Carriers that know their own parcels need no registration. */
export async function registerTracking(ctx: AppCtx, name: Tracker, tracking_no: string): Promise<void> {
  const { register } = carriers[name]
  if (!register) return
  await called(
    ctx,
    name,
    (values) => register(values, tracking_no),
    () => tracking_no,
  )
}

/** Null: not signed by this carrier, or it sends nothing. */
export async function readCarrierPush(
  ctx: AppCtx,
  name: Tracker,
  raw: RawPush,
): Promise<readonly CarrierPush[] | null> {
  const { readPush } = carriers[name]
  if (!readPush || !isServiceOn(ctx, name)) return null
  return readPush(await carrierValues(ctx, name), raw)
}

/** For the button that tries the settings. */
export const tryCarrier = (ctx: AppCtx, name: Tracker): Promise<CallOutcome> =>
  recordedCall(ctx, { service: name, provider: ctx.services.find(name) ? name : SANDBOX }, async () =>
    carriers[name].test(await carrierValues(ctx, name)),
  )

/** Rate for customs values: yuan for one dollar. */
export const customsRate = async (ctx: AppCtx, name: LabelCarrier): Promise<string> =>
  (await carrierValues(ctx, name)).usd_rate ?? ''
