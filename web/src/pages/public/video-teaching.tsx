import * as help from '@inkroute/contract/help/help'
import { Link } from 'react-router'
import { serverCall } from '../../app/server-call.ts'
import css from '../../features/help/components/video-list.module.css'
import { VideoList } from '../../features/help/components/video-list.tsx'
import { helpPath } from '../../features/help/help.view.ts'
import { videoText } from '../../features/help/video.text.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import type { Route } from './+types/video-teaching'

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const { data } = await serverCall(context, language, help.listTutorialVideos, {})
  return { videos: data }
}

export default function VideoTeachingPage({ loaderData }: Route.ComponentProps) {
  const text = useText(videoText)
  const { language } = useLanguage()
  return (
    <div className={css.page}>
      <h1>{text.title}</h1>
      <p className={css.lead}>{text.lead}</p>
      <VideoList videos={loaderData.videos} />
      <p className={css.more}>
        {text.more} <Link to={helpPath(language)}>{text.help}</Link>
      </p>
    </div>
  )
}
