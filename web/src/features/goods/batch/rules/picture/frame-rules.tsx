import { type Frame, MOST_ZOOM, wholeFrame } from '@inkroute/engine/batch/picture-rule'
import { drawPath } from '@inkroute/engine/layers/layer-path'
import { drawShape, type PathPen } from '@inkroute/engine/layers/shape-path'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useText } from '../../../../../shared/text/language.tsx'
import { useSlots } from '../../state/batch-slots.ts'
import css from '../rules.module.css'
import { ratios } from './picture-rules.view.ts'
import { More, RuleSlider } from './rule-fields.tsx'
import { rulesText } from './rules.text.ts'

/** The outline of a frame as an SVG path in a box of 20. */
function getOutline({ mask, mask_path }: Frame): string {
  let path = ''
  const pen: PathPen = {
    moveTo: (x, y) => {
      path += `M${x} ${y}`
    },
    lineTo: (x, y) => {
      path += `L${x} ${y}`
    },
    bezierCurveTo: (...points) => {
      path += `C${points.join(' ')}`
    },
    closePath: () => {
      path += 'Z'
    },
  }
  if (mask_path) drawPath(pen, mask_path, 20, 20)
  else drawShape(pen, mask ?? 'rectangle', 20, 20)
  return path
}

const isWhole = ({ mask, mask_path, ratio, zoom }: Frame) =>
  mask === null && mask_path === undefined && ratio === null && zoom === 1

interface FrameProps {
  readonly frame: Frame | undefined
  readonly onFrame: (frame: Frame | undefined) => void
}

function Outline({ frame, put }: { frame: Frame; put: (part: Partial<Frame>) => void }) {
  const text = useText(rulesText)
  const { shapePicker } = useSlots()
  const [is_open, setOpen] = useState(false)
  const is_cut = frame.mask !== null || frame.mask_path !== undefined
  const none = { mask: null, mask_path: undefined }
  return (
    <div className="flex flex-wrap items-center text-quiet gap-2">
      <svg width={36} height={36} viewBox="-11 -11 22 22" aria-hidden="true">
        <path d={getOutline(frame)} fill="currentColor" />
      </svg>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {is_cut ? text.other_shape : text.choose_shape}
      </Button>
      {is_cut ? (
        <Button size="small" type="link" onClick={() => put({ ...none, ratio: null })}>
          {text.no_shape}
        </Button>
      ) : null}
      {is_open
        ? shapePicker({
            title: text.choose_shape,
            onClose: () => setOpen(false),
            onPick: (picked) => {
              setOpen(false)
              if ('shape' in picked) put({ ...none, mask: picked.shape, ratio: frame.ratio ?? 1 })
              else put({ mask: null, mask_path: picked.outline.path, ratio: 1 / picked.outline.ratio })
            },
          })
        : null}
    </div>
  )
}

/** Which part of each picture is shown, and in which outline. */
export function FrameRules({ frame = wholeFrame, onFrame }: FrameProps) {
  const text = useText(rulesText)
  const put = (part: Partial<Frame>) => {
    const { mask_path, ...next } = { ...frame, ...part }
    const kept = mask_path ? { ...next, mask_path } : next
    onFrame(isWhole(kept) ? undefined : kept)
  }
  const known = ratios.find(([, value]) => frame.ratio !== null && Math.abs(frame.ratio / value - 1) < 0.005)
  const own = frame.ratio !== null && !known ? [{ value: 'own', label: text.ratio_shape }] : []
  return (
    <More title={text.frame} is_used={!isWhole(frame)}>
      <Outline frame={frame} put={put} />
      <div className={`grid items-center gap-2 ${css.rowField}`}>
        <span>{text.ratio}</span>
        <Select
          size="small"
          aria-label={text.ratio}
          value={known?.[0] ?? (frame.ratio === null ? '' : 'own')}
          options={[
            { value: '', label: text.ratio_none },
            ...own,
            ...ratios.map(([name]) => ({ value: name as string, label: name as string })),
          ]}
          onChange={(name) => put({ ratio: ratios.find(([one]) => one === name)?.[1] ?? null })}
        />
      </div>
      <RuleSlider
        label={text.zoom}
        unit="%"
        min={100}
        max={MOST_ZOOM * 100}
        step={5}
        value={frame.zoom * 100}
        onChange={(value) => put({ zoom: value / 100 })}
      />
      {isWhole(frame)
        ? null
        : (['x', 'y'] as const).map((axis) => (
            <RuleSlider
              key={axis}
              label={text[`part_${axis}`]}
              unit="%"
              min={0}
              max={100}
              value={frame[axis] * 100}
              onChange={(value) => put({ [axis]: value / 100 })}
            />
          ))}
    </More>
  )
}
