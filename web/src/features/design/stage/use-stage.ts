import { type RefObject, useEffect } from 'react'
import { useStudioUi } from '../studio-ui.ts'
import { letGo, stageHand } from './hand.ts'
import { useHand } from './hand-store.ts'
import { resizeView } from './viewport.ts'

export function useStageSize(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = stage.current
    if (!box) return
    const watch = new ResizeObserver(() => resizeView(box.clientWidth, box.clientHeight))
    watch.observe(box)
    return () => watch.disconnect()
  }, [stage])
}

/** React listens to wheels passively, and then the page would zoom as well. */
export function useWheel(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = stage.current
    box?.addEventListener('wheel', stageHand.onWheel, { passive: false })
    return () => box?.removeEventListener('wheel', stageHand.onWheel)
  }, [stage])
}

/** Space pans while it is held, unless it presses a button or is written. Escape lets go of what is being moved. */
export function useStageKeys(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isHere = (target: EventTarget | null) => target === document.body || target === stage.current
    const onDown = (event: KeyboardEvent) => {
      if (event.code === 'Space' && isHere(event.target)) {
        event.preventDefault()
        useHand.setState({ will_pan: true })
      }
      if (event.key === 'Escape') useStudioUi.getState().onDropper?.(null)
      if (event.key === 'Escape' && useHand.getState().doing) {
        event.preventDefault()
        letGo()
      }
    }
    const onUp = (event: KeyboardEvent) => event.code === 'Space' && useHand.setState({ will_pan: false })
    const onBlur = () => useHand.setState({ will_pan: false })
    window.addEventListener('keydown', onDown, { capture: true })
    window.addEventListener('keyup', onUp)
    window.addEventListener('blur', onBlur)
    return () => {
      window.removeEventListener('keydown', onDown, { capture: true })
      window.removeEventListener('keyup', onUp)
      window.removeEventListener('blur', onBlur)
    }
  }, [stage])
}
