import type { TutorialVideo } from '@inkroute/contract/help/help'
import { useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { videoText } from '../video.text.ts'
import css from './video-list.module.css'

const clock = (at_s: number): string => `${Math.floor(at_s / 60)}:${String(Math.floor(at_s % 60)).padStart(2, '0')}`

/** By topic, in the given order. */
export function VideoList({ videos }: { videos: readonly TutorialVideo[] }) {
  const text = useText(videoText)
  if (videos.length === 0) return <p>{text.none}</p>
  const topics = [...new Set(videos.map((video) => video.topic))]
  return topics.map((topic) => (
    <section key={topic} className="mt-10" aria-label={topic}>
      <h2 className="text-xl mb-4">{topic}</h2>
      <div className={`grid gap-x-6 gap-y-8 ${css.grid}`}>
        {videos
          .filter((video) => video.topic === topic)
          .map((video) => (
            <VideoCard key={video.id} video={video} />
          ))}
      </div>
    </section>
  ))
}

/** Only the poster loads until the video is played. */
function VideoCard({ video }: { video: TutorialVideo }) {
  const text = useText(videoText)
  const player = useRef<HTMLVideoElement>(null)
  const [is_open, setOpen] = useState(false)
  const jump = (at_s: number) => {
    setOpen(true)
    requestAnimationFrame(() => {
      if (!player.current) return
      player.current.currentTime = at_s
      void player.current.play()
    })
  }
  const size = { width: video.width_px, height: video.height_px }
  return (
    <article id={video.slug} className={css.card}>
      {is_open ? (
        // No audio: the captions are in the picture and below.
        <video ref={player} {...size} src={video.src} poster={video.poster} controls autoPlay playsInline muted />
      ) : (
        <button
          type="button"
          className={`block w-full relative cursor-pointer bg-none border rounded-card p-0 ${css.poster}`}
          onClick={() => setOpen(true)}
        >
          <img {...size} src={video.poster} alt="" loading="lazy" decoding="async" />
          <span className={`h-16 absolute inset-0 rounded-full m-auto ${css.play}`} aria-hidden="true" />
          <span className="visually-hidden">{fill(text.play, { title: video.title })}</span>
          <span className={`absolute text-xs text-on-dark rounded-sm px-2 py-0.5 ${css.length}`}>
            {fill(text.seconds, { count: Math.round(video.duration_s) })}
          </span>
        </button>
      )}
      <h3>{video.title}</h3>
      <p className="text-sm text-quiet mt-1">{video.summary}</p>
      <details>
        <summary className="text-sm text-action cursor-pointer mt-2">{text.transcript}</summary>
        <ol className={`bare-list mt-2 ${css.cues}`}>
          {video.transcript.map((cue) => (
            <li className="flex text-sm gap-3 py-1.5" key={cue.at_s}>
              <button
                className="bare-button flex-none text-action text-left p-0"
                type="button"
                onClick={() => jump(cue.at_s)}
                aria-label={fill(text.jump, { time: clock(cue.at_s) })}
              >
                {clock(cue.at_s)}
              </button>
              <span>{cue.text}</span>
            </li>
          ))}
        </ol>
      </details>
    </article>
  )
}
