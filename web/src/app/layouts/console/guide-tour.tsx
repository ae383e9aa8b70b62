import { useEffect, useMemo, useRef, useState } from 'react'
import { InterruptionBanner } from '../../../shared/interruption/interruption-banner.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useIsModalOpen } from '../../../shared/ui/open-modals.ts'
import { guideText } from './guide.text.ts'
import { type Box, guideSteps, placeCard } from './guide-steps.ts'
import css from './guide-tour.module.css'

const findElement = (target: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-guide="${target}"]`)].find((element) => element.offsetWidth > 0)

const getBox = (element: HTMLElement): Box => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** The bounding box of the current target, updated while the window changes. */
function useTargetBox(target: string | undefined): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    const measure = () => {
      const element = target ? findElement(target) : undefined
      setBox(element ? getBox(element) : null)
    }
    measure()
    window.addEventListener('resize', measure)
    window.addEventListener('scroll', measure, { passive: true })
    return () => {
      window.removeEventListener('resize', measure)
      window.removeEventListener('scroll', measure)
    }
  }, [target])
  return box
}

/** The invitation to the tour. */
export function GuideOffer({ onStart, onSkip }: { onStart: () => void; onSkip: () => void }) {
  const text = useText(guideText)
  const actions = (
    <>
      <Button kind="primary" onClick={onStart}>
        {text.start}
      </Button>
      <Button onClick={onSkip}>{text.skip}</Button>
    </>
  )
  return (
    <InterruptionBanner icon="compass" title={text.offer_title} actions={actions} onClose={onSkip}>
      {text.offer_body}
    </InterruptionBanner>
  )
}

/** Points at the real parts of the console, one after the other. The screen behind stays usable. */
export function GuideTour({ onClose }: { onClose: () => void }) {
  const text = useText(guideText)
  const is_modal_open = useIsModalOpen()
  // Skip steps whose target is not on this screen, e.g. in a narrow window.
  const steps = useMemo(() => guideSteps.filter((step) => findElement(step.target)), [])
  const [place, setPlace] = useState(0)
  const step = steps[place]
  const box = useTargetBox(step?.target)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box) card.current?.focus({ preventScroll: true })
  }, [box])
  // A guide over a dialog would point at controls that cannot be reached.
  if (!step || !box || is_modal_open) return null
  const is_last = place === steps.length - 1
  return (
    <>
      <div className={`fixed pointer-events-none rounded-card ${css.spot}`} style={box} aria-hidden="true" />
      <div
        ref={card}
        className={`fixed bg-surface rounded-card shadow-float ${css.card}`}
        style={placeCard(box, { width: window.innerWidth, height: window.innerHeight })}
        role="dialog"
        aria-label={text.title}
        tabIndex={-1}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <h2 className="text-md">{text[step.title]}</h2>
        <p className="text-sm text-quiet mt-1.5">{text[step.body]}</p>
        <div className={`flex items-center gap-2 mt-4 ${css.foot}`}>
          <span className="text-xs text-quiet whitespace-nowrap mr-auto">
            {fill(text.progress, { now: place + 1, all: steps.length })}
          </span>
          {is_last ? null : <Button onClick={onClose}>{text.skip}</Button>}
          {place > 0 ? <Button onClick={() => setPlace(place - 1)}>{text.previous}</Button> : null}
          <Button kind="primary" onClick={() => (is_last ? onClose() : setPlace(place + 1))}>
            {is_last ? text.finish : text.next}
          </Button>
        </div>
      </div>
    </>
  )
}
