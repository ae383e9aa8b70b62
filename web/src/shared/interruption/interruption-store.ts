import { create } from 'zustand'
import type { Interruption, InterruptionKind, Wishes } from './interruption.view.ts'

interface State {
  readonly wishes: Wishes
  /** The one on the screen. */
  readonly current: (Interruption & { readonly form: 'dialog' | 'banner' }) | null
  /** When the last one began on this page, whatever the server and the browser's storage say. */
  readonly last_ms: number | null
}

/** One queue for everything that shows itself; `InterruptionHost` alone decides whose turn it is. */
export const useInterruptions = create<State>(() => ({ wishes: {}, current: null, last_ms: null }))

export const setWish = (kind: InterruptionKind, key: string | null | undefined): void =>
  useInterruptions.setState(({ wishes, current }) => ({
    wishes: { ...wishes, [kind]: key },
    // What no longer applies leaves by itself, a shop that was reconnected for example.
    current: current?.kind === kind && key === null ? null : current,
  }))

export function dropWish(kind: InterruptionKind): void {
  useInterruptions.setState(({ wishes, current }) => {
    const { [kind]: _, ...others } = wishes
    return { wishes: others, current: current?.kind === kind ? null : current }
  })
}

export const endInterruption = (): void => useInterruptions.setState({ current: null })
