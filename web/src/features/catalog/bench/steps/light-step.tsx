import type { BenchLight } from '@inkroute/engine/bench/bench-view'
import { gainsFromPatch } from '@inkroute/engine/bench/photo-light'
import { useText } from '../../../../shared/text/language.tsx'
import { applyView, settle, useBench, useLook, useShot } from '../draft/bench-store.ts'
import { Section, Slider, Switch } from '../finish/controls.tsx'
import { framePhoto, getPixels, loadPhoto } from '../preview/working-picture.ts'
import type { StageTool } from '../stage/use-stage-hand.ts'
import { useTools } from './drawing/tools-store.ts'
import { lightText } from './light.text.ts'
import css from './steps.module.css'

const applyLight = (change: Partial<BenchLight>, key: string | null = null): void =>
  applyView((view) => ({ ...view, light: { ...view.light, ...change } }), key)

const strengths = ['shading', 'folds', 'highlights'] as const
const usual = { shading: 1, folds: 1, highlights: 0.5 } as const

export function LightPanel() {
  const text = useText(lightText)
  const light = useShot()?.view.light
  const is_before = useLook((state) => state.is_before)
  const is_balancing = useTools((state) => state.is_balancing)
  if (!light) return null
  const is_balanced = light.gains.some((gain) => gain !== 1)
  return (
    <>
      <Section>
        {strengths.map((name) => (
          <Slider
            key={name}
            label={text[name]}
            value={light[name]}
            min={0}
            max={2}
            step={0.05}
            onChange={(value) => applyLight({ [name]: value }, name)}
            onSettle={settle}
          />
        ))}
        <button type="button" className={css.quiet} onClick={() => applyLight(usual)}>
          {text.usual}
        </button>
      </Section>
      <Section title={text.balance}>
        <p className="text-xs leading-1.6 text-studio">{text.balance_hint}</p>
        <div className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            className={css.button}
            aria-pressed={is_balancing}
            onClick={() => useTools.setState({ is_balancing: !is_balancing })}
          >
            {is_balancing ? text.balancing : text.pick_grey}
          </button>
          <button
            type="button"
            className={css.quiet}
            disabled={!is_balanced}
            onClick={() => applyLight({ gains: [1, 1, 1] })}
          >
            {text.no_balance}
          </button>
        </div>
      </Section>
      <Section>
        <Switch label={text.before} is_on={is_before} onChange={(on) => useLook.setState({ is_before: on })} />
      </Section>
    </>
  )
}

/** White balance from the pressed patch of the photograph. */
export function useLightTool(): StageTool | null {
  const is_balancing = useTools((state) => state.is_balancing)
  const shot = useShot()
  const photos = useBench(({ set }) => set?.photos)
  const file = photos?.find((photo) => photo.id === shot?.photo_id)
  if (!is_balancing || !shot || !file) return null
  return {
    cursor: 'crosshair',
    onStart: async ({ x, y }) => {
      const picture = getPixels(framePhoto(await loadPhoto(file), shot.frame))
      applyLight({ gains: gainsFromPatch(picture, [x, y]) })
      useTools.setState({ is_balancing: false })
    },
  }
}
