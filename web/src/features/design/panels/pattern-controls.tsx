import { setTiles, type Tiles } from '@inkroute/engine/commands/look'
import type { PatternLayer } from '@inkroute/engine/layers/layer-types'
import { useText } from '../../../shared/text/language.tsx'
import { studioActions } from '../actions/studio-actions.ts'
import { ActionButton } from '../controls/action-button.tsx'
import { Slide } from '../controls/number-fields.tsx'
import { apply, selectionNow, settle, useCmPerPx } from '../state/studio-store.ts'
import css from './panels.module.css'
import { patternText } from './panels.text.ts'

const MOST_TILE_PX = 400
const MOST_GAP_PX = 120

/** Pattern settings: layout, size, gap, offset and rotation. */
export function PatternControls({ layer }: { layer: PatternLayer }) {
  const text = useText(patternText)
  const cm = useCmPerPx()
  const set = (tiles: Partial<Tiles>, key: string | null = null) =>
    apply((document) => setTiles(document, selectionNow(), tiles), key)
  const inCm = (name: 'tile_width' | 'gap' | 'offset_x' | 'offset_y', least: number, most: number) => ({
    value: layer[name] * cm,
    min: least * cm,
    max: most * cm,
    step: 0.1,
    unit: ` ${text.cm}`,
    onValue: (value: number, key: string) => set({ [name]: value / cm }, key),
    onEnd: settle,
  })
  return (
    <div className="flex flex-col gap-3">
      <fieldset className={`flex flex-wrap min-w-0 border-0 gap-1.5 p-0 m-0 ${css.choices}`} aria-label={text.tile}>
        {(['basic', 'mirrored'] as const).map((tile) => (
          <button key={tile} type="button" aria-pressed={layer.tile === tile} onClick={() => set({ tile })}>
            {text[tile]}
          </button>
        ))}
      </fieldset>
      <Slide label={text.size} {...inCm('tile_width', 4, MOST_TILE_PX)} />
      <Slide label={text.gap} {...inCm('gap', 0, MOST_GAP_PX)} />
      <Slide
        label={text.shift}
        value={layer.row_shift * 100}
        min={0}
        max={100}
        unit="%"
        onValue={(value, key) => set({ row_shift: value / 100 }, key)}
        onEnd={settle}
      />
      <Slide label={text.offsetX} {...inCm('offset_x', -MOST_TILE_PX / 2, MOST_TILE_PX / 2)} />
      <Slide label={text.offsetY} {...inCm('offset_y', -MOST_TILE_PX / 2, MOST_TILE_PX / 2)} />
      <Slide
        label={text.turn}
        value={layer.tile_rotation_deg}
        min={-180}
        max={180}
        unit="°"
        onValue={(value, key) => set({ tile_rotation_deg: value }, key)}
        onEnd={settle}
      />
      <ActionButton action={studioActions.untile} />
    </div>
  )
}
