import { benchLimits } from '@inkroute/contract/catalog/bench/bench'
import { useEffect } from 'react'
import { useScrollToSelected } from '../../../../shared/hooks/use-scroll-to-selected.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { testCards } from '../document/test-cards.view.ts'
import { type BenchStep, benchSteps, goTo, redoStep, undoStep, useBench, useLook } from '../draft/bench-store.ts'
import { AddPhotos } from '../photo/add-photos.tsx'
import { usePreview } from '../preview/use-preview.ts'
import { setVeil } from '../preview/veil.ts'
import { Stage } from '../stage/stage.tsx'
import { putToolDown } from '../steps/drawing/tools-store.ts'
import { stepParts, useStepTool } from '../steps/step-list.ts'
import { testText } from '../steps/test.text.ts'
import { benchText } from './bench.text.ts'
import css from './shell.module.css'

const SIDE_PX = benchLimits.view_side_px

/** Ctrl+Z, Ctrl+Shift+Z and Escape, wherever the focus is except in a text field. */
function useKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const is_typing = event.target instanceof HTMLInputElement && /text|search|number/.test(event.target.type)
      if (event.key === 'Escape') putToolDown()
      if (is_typing || !(event.ctrlKey || event.metaKey)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redoStep()
      else undoStep()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** The test card is at hand in every step that shows one. */
function CardSwitch() {
  const text = useText(testText)
  const { card, artwork } = useLook()
  return (
    <div className={css.cards} role="toolbar" aria-label={text.card}>
      {testCards
        .filter((value) => value !== 'artwork' || artwork)
        .map((value) => (
          <button
            className="bare-button flex-none h-9 text-studio px-3 py-0"
            key={value}
            type="button"
            aria-pressed={value === card}
            onClick={() => useLook.setState({ card: value })}
          >
            {text[value]}
          </button>
        ))}
    </div>
  )
}

/** Stays while steps change: the picture and its worker go on. */
function StepStage({ step }: { step: BenchStep }) {
  const text = useText(benchText)
  const { Overlay } = stepParts[step]
  const tool = useStepTool(step)
  const state = usePreview()
  const has_card = step !== 'photo' && step !== 'masks'
  return (
    <div className={`grid min-w-0 min-h-0 relative ${css.table}`}>
      <Stage
        tool={tool}
        veil={<canvas ref={setVeil} width={SIDE_PX} height={SIDE_PX} hidden={step !== 'masks'} />}
        controls={has_card ? <CardSwitch /> : null}
      >
        {Overlay ? <Overlay /> : null}
      </Stage>
      {state === 'ready' ? null : (
        <p className={`absolute text-xs text-on-dark pointer-events-none px-3.5 py-1.5 ${css.state}`} role="status">
          {state === 'loading' ? text.loading : text.failed}
        </p>
      )}
    </div>
  )
}

function Rail({ step }: { step: BenchStep }) {
  const text = useText(benchText)
  const is_empty = useBench(({ history }) => history.present.shots.length === 0)
  const row = useScrollToSelected<HTMLElement>(step)
  return (
    <nav ref={row} className={css.rail} aria-label={text.steps}>
      <ol className="bare-list grid gap-0.5">
        {benchSteps.map((one, n) => (
          <li key={one}>
            <button
              type="button"
              aria-current={one === step ? 'step' : undefined}
              disabled={is_empty && one !== 'photo'}
              onClick={() => {
                putToolDown()
                goTo(one)
              }}
            >
              <b className="grid place-items-center flex-none text-xs font-medium tabular-nums bg-studio-2 rounded-full">
                {n + 1}
              </b>
              <span>{text[one]}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Steps on the left, the photograph in the middle, the controls of the step on the right. */
export function BenchTable() {
  const text = useText(benchText)
  const step = useBench((state) => state.step)
  const is_empty = useBench(({ history }) => history.present.shots.length === 0)
  useKeys()
  const { Panel } = stepParts[step]
  const next = benchSteps[benchSteps.indexOf(step) + 1]
  return (
    <>
      <Rail step={step} />
      {is_empty ? (
        <div className={`grid place-items-center overflow-auto p-6 ${css.empty}`}>
          <AddPhotos is_large />
        </div>
      ) : (
        <StepStage step={step} />
      )}
      <aside className={`flex flex-col min-h-0 bg-studio-1 ${css.panel}`} aria-label={text[step]}>
        <header className="flex-none px-4 pt-4 pb-3">
          <h2>{text[step]}</h2>
          <p>{text[`${step}_why`]}</p>
        </header>
        <div className={`flex flex-col flex-1 min-h-0 overflow-y-auto gap-4 px-4 pt-1 pb-6 ${css.controls}`}>
          <Panel />
        </div>
        {next ? (
          <footer>
            <button
              type="button"
              className={`w-full h-11 font-medium text-on-dark cursor-pointer bg-action border-0 rounded-control ${css.next}`}
              disabled={is_empty}
              onClick={() => {
                putToolDown()
                goTo(next)
              }}
            >
              {fill(text.next, { step: text[next] })}
            </button>
          </footer>
        ) : null}
      </aside>
    </>
  )
}
