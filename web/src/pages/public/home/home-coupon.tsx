import * as coupon from '@inkroute/contract/coupon/coupon'
import { serverCall } from '../../../app/server-call.ts'
import { languageOfPath } from '../../../shared/text/stored-language.ts'
import { part } from '../../../shared/ui/part.tsx'
import type { Route } from './+types/home-coupon'

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const { data } = await serverCall(context, language, coupon.listPublicCoupons, {})
  return { coupons: data }
}

const View = part(async () => (await import('./home-coupon.part.tsx')).HomeCouponView)

export default function HomeCouponPage({ loaderData }: Route.ComponentProps) {
  return <View loaderData={loaderData} />
}
