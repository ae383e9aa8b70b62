import * as membership from '@inkroute/contract/membership/membership'
import { serverCall } from '../../app/server-call.ts'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import { part } from '../../shared/ui/part.tsx'
import type { Route } from './+types/vip-service'

const View = part(async () => (await import('./vip-service.part.tsx')).VipServiceView)

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  return serverCall(context, language, membership.listPlans, {})
}

export default function VipServicePage({ loaderData }: Route.ComponentProps) {
  return <View loaderData={loaderData} />
}
