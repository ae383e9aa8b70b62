import * as help from '@inkroute/contract/help/help'
import { serverCall } from '../../app/server-call.ts'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import { part } from '../../shared/ui/part.tsx'
import type { Route } from './+types/video-teaching'

const View = part(async () => (await import('./video-teaching.part.tsx')).VideoTeachingView)

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const { data } = await serverCall(context, language, help.listTutorialVideos, {})
  return { videos: data }
}

export default function VideoTeachingPage({ loaderData }: Route.ComponentProps) {
  return <View loaderData={loaderData} />
}
