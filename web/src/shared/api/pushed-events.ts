import { useEffect, useRef } from 'react'

type Listener = (data: unknown) => void
const listeners = new Map<string, Set<Listener>>()

/** Forwards other events of the message stream, such as the progress of long jobs. */
export function publishPushed(event: string, data: unknown): void {
  for (const listener of listeners.get(event) ?? []) listener(data)
}

function onPushed(event: string, listener: Listener): () => void {
  const set = listeners.get(event) ?? new Set()
  listeners.set(event, set.add(listener))
  return () => set.delete(listener)
}

/** Calls `listener` whenever the server pushes this event. Events may be lost, so poll occasionally as well. */
export function usePushedEvent(event: string, listener: Listener): void {
  const latest = useRef(listener)
  latest.current = listener
  useEffect(() => onPushed(event, (data) => latest.current(data)), [event])
}
