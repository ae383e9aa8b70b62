import * as auth from '@inkroute/contract/auth/auth'
import type { Reply } from '@inkroute/contract/endpoint'
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useSend } from '../../shared/api/light-hooks.ts'
import { puzzleNonce } from './puzzle-work.ts'
import { pieceAfterKey, pieceAt, thinTrace } from './slider.view.ts'
import type { CaptchaProof, CaptchaScene } from './use-captcha.ts'

const SHOW_FAILURE_MS = 900

type Phase = 'loading' | 'ready' | 'sliding' | 'checking' | 'passed' | 'failed' | 'unavailable'
type Challenge = Reply<typeof auth.getCaptcha>

interface Slide {
  readonly started_ms: number
  readonly from: { readonly x: number; readonly y: number }
  readonly trace: auth.TracePoint[]
}

/** One attempt per picture. `track` is the bar the handle slides on. */
export function useSlider(scene: CaptchaScene, username: string, onPass: (proof: CaptchaProof) => void) {
  const [phase, setPhase] = useState<Phase>('loading')
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [x, setX] = useState(0)
  const slide = useRef<Slide | null>(null)
  const track = useRef<HTMLDivElement>(null)
  const work = useWork(challenge)
  const name = useRef(username)
  name.current = username
  const max_x = challenge ? challenge.width_px - challenge.piece_width_px : 0

  const fetched = useSend(auth.getCaptcha, {
    quiet: true,
    onSuccess: (reply) => {
      slide.current = null
      setChallenge(reply)
      setX(0)
      setPhase('ready')
    },
    onError: () => setPhase('unavailable'),
  })
  const { mutate: fetchChallenge } = fetched
  const refresh = useCallback(() => {
    setPhase('loading')
    fetchChallenge(name.current ? { scene, username: name.current } : { scene })
  }, [fetchChallenge, scene])
  useEffect(() => refresh(), [refresh])

  const verify = useSend(auth.verifyCaptcha, {
    quiet: true,
    onSuccess: ({ expires_at: _, ...proof }) => {
      setPhase('passed')
      onPass(proof)
    },
    onError: () => {
      setPhase('failed')
      setTimeout(refresh, SHOW_FAILURE_MS)
    },
  })

  const record = (next_x: number, client_x: number, client_y: number) => {
    slide.current ??= { started_ms: performance.now(), from: { x: client_x, y: client_y }, trace: [] }
    const { started_ms, from, trace } = slide.current
    trace.push({ t: Math.round(performance.now() - started_ms), x: next_x, y: Math.round(client_y - from.y) })
    setX(next_x)
  }
  const submit = () => {
    if (!challenge || !slide.current) return
    const trace = thinTrace(slide.current.trace)
    setPhase('checking')
    work.current?.then(
      (nonce) => verify.mutate({ challenge_id: challenge.challenge_id, x, trace, nonce }),
      () => {},
    )
  }
  const handlers = slideHandlers({ phase, setPhase, x, max_x, slide, track, record, submit })
  return { phase, challenge, x, max_x, track, refresh, handlers }
}

/** The browser's share of a puzzle, done beside the slide. */
function useWork(challenge: Challenge | null) {
  const work = useRef<Promise<string> | null>(null)
  useEffect(() => {
    if (!challenge) return
    const stop = new AbortController()
    work.current = puzzleNonce(challenge.challenge_id, challenge.work_bits, stop.signal)
    work.current.catch(() => {})
    return () => stop.abort()
  }, [challenge])
  return work
}

interface SlideParts {
  readonly phase: Phase
  readonly setPhase: (phase: Phase) => void
  readonly x: number
  readonly max_x: number
  readonly slide: { readonly current: Slide | null }
  readonly track: { readonly current: HTMLDivElement | null }
  readonly record: (x: number, client_x: number, client_y: number) => void
  readonly submit: () => void
}

/** Mouse, touch, pen and keyboard, where Enter submits the slide. */
function slideHandlers({ phase, setPhase, x, max_x, slide, track, record, submit }: SlideParts) {
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (phase !== 'ready' || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setPhase('sliding')
      record(x, event.clientX, event.clientY)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (phase !== 'sliding' || !slide.current || !track.current) return
      const travel_px = track.current.clientWidth - event.currentTarget.offsetWidth
      record(pieceAt(event.clientX - slide.current.from.x, travel_px, max_x), event.clientX, event.clientY)
    },
    onPointerUp: () => {
      if (phase === 'sliding') submit()
    },
    onPointerCancel: () => {
      if (phase === 'sliding') setPhase('ready')
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (phase !== 'ready' && phase !== 'sliding') return
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        return submit()
      }
      const next = pieceAfterKey(event.key, event.shiftKey, x, max_x)
      if (next === null) return
      event.preventDefault()
      record(next, 0, 0)
    },
  }
}
