import { LEAST_TEXT_PX } from '@inkroute/engine/layers/text-layer'
import { useText } from '../../../shared/text/language.tsx'
import { NumberBox } from '../controls/number-fields.tsx'
import { useCmPerPx } from '../state/studio-store.ts'
import { useStudioUi } from '../state/studio-ui.ts'
import { textPanelText } from '../words/text-panel.text.ts'
import css from './text-panel.module.css'

const units = ['pt', 'mm', 'px'] as const
type SizeUnit = (typeof units)[number]

const MM_PER_PT = 25.4 / 72

interface SizeBoxProps {
  /** In pixels of the 550 canvas. */
  readonly size: number
  readonly onSize: (size: number) => void
}

/** The size of letters as they are printed on the size shown, or in pixels of the canvas. */
export function SizeBox({ size, onSize }: SizeBoxProps) {
  const text = useText(textPanelText)
  const mm = useCmPerPx() * 10
  const unit = useStudioUi((state) => state.text_unit)
  const per_px = { px: 1, mm, pt: mm / MM_PER_PT }[unit]
  return (
    <div className={`grid items-end col-span-full gap-1 ${css.size}`}>
      <NumberBox
        label={text.size}
        value={size * per_px}
        min={LEAST_TEXT_PX * per_px}
        max={2000 * per_px}
        step={unit === 'mm' ? 0.5 : 1}
        onValue={(value) => onSize(value / per_px)}
      />
      <select
        className="font-inherit bg-studio-0 border-studio rounded-control px-1 py-0"
        aria-label={text.sizeUnit}
        value={unit}
        onChange={(event) => useStudioUi.setState({ text_unit: event.target.value as SizeUnit })}
      >
        {units.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </div>
  )
}
