import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Running } from './run.ts'
import type { Subject } from './turntable.types.ts'

/** Whether this browser supports WebGL; checked once. */
let answer: boolean | undefined

function hasWebgl(): boolean {
  if (answer !== undefined) return answer
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    answer = context !== null
    // Browsers allow only a few contexts at a time, so release this one.
    context?.getExtension('WEBGL_lose_context')?.loseContext()
  } catch {
    answer = false
  }
  return answer
}

export type TurntableState = 'loading' | 'ready' | 'no_webgl' | 'failed'

/** Separates what requires a new model from what only changes its appearance. */
const getModelKey = (subject: Subject) => `${subject.model_url} ${subject.detail_url ?? ''}`

/** Runs a turntable in an element while it is mounted. */
export function useTurntable(host_ref: RefObject<HTMLElement | null>, subject: Subject) {
  const [state, setState] = useState<TurntableState>('loading')
  const [turning, setTurning] = useState(false)
  const running = useRef<Running | null>(null)
  const wanted = useRef(subject)
  wanted.current = subject
  const model = getModelKey(subject)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another model restarts; the texture is applied below
  useEffect(() => {
    const host = host_ref.current
    if (!host) return
    if (!hasWebgl()) {
      setState('no_webgl')
      return
    }
    let is_gone = false
    let started: Running | null = null
    setState('loading')
    const start = async () => {
      const { run } = await import('./run.ts')
      if (is_gone) return
      started = run(host, { onTurning: setTurning, onLost: () => is_gone || setState('failed') })
      await started.show(wanted.current)
      if (is_gone) return
      running.current = started
      setState('ready')
    }
    start().catch(() => is_gone || setState('failed'))
    return () => {
      is_gone = true
      running.current = null
      started?.dispose()
    }
  }, [model])

  const { color, prints, light } = subject
  // biome-ignore lint/correctness/useExhaustiveDependencies: repaints when the dress changes
  useEffect(() => {
    void running.current?.paint(wanted.current)
  }, [color, prints, light])

  const act = useCallback((action: (running: Running) => void) => {
    if (running.current) action(running.current)
  }, [])
  return { state, turning, act, running }
}
