import { Link } from 'react-router'
import css from '../../features/help/components/video-list.module.css'
import { VideoList } from '../../features/help/components/video-list.tsx'
import { helpPath } from '../../features/help/help.view.ts'
import { videoText } from '../../features/help/video.text.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import type { Route } from './+types/video-teaching'

type Loaded = Pick<Route.ComponentProps, 'loaderData'>

export function VideoTeachingView({ loaderData }: Loaded) {
  const text = useText(videoText)
  const { language } = useLanguage()
  return (
    <div className={css.page}>
      <h1>{text.title}</h1>
      <p className="text-quiet mt-2">{text.lead}</p>
      <VideoList videos={loaderData.videos} />
      <p className={`border-t mt-12 ${css.more}`}>
        {text.more} <Link to={helpPath(language)}>{text.help}</Link>
      </p>
    </div>
  )
}
