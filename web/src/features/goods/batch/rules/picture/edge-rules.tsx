import type { PictureRule } from '@inkroute/engine/batch/picture-rule'
import type { BlendMode } from '@inkroute/engine/layers/placed'
import { Checkbox, Select } from 'antd'
import { blendText } from '../../../../../shared/text/blend.text.ts'
import { useText } from '../../../../../shared/text/language.tsx'
import { shownModes } from '../../../../../shared/tone/blend-modes.ts'
import { type FadeName, fadeNames, fades, getFade } from '../../../../../shared/tone/fades.ts'
import css from '../rules.module.css'
import { firstBorder, MOST_BORDER_PX } from './picture-rules.view.ts'
import type { FaceProps, PartProps } from './rule-fields.tsx'
import { More, RuleColour, RuleSlider } from './rule-fields.tsx'
import { rulesText } from './rules.text.ts'

/** A line around everything visible, as stickers have. */
function Border({ adjust, change }: PartProps) {
  const text = useText(rulesText)
  const border = adjust?.border
  return (
    <>
      <Checkbox
        checked={border !== undefined}
        onChange={({ target }) => change({ border: target.checked ? firstBorder : undefined })}
      >
        {text.border}
      </Checkbox>
      {border ? (
        <>
          <RuleColour
            label={text.border_colour}
            value={border.colour}
            onColour={(colour) => change({ border: { ...border, colour } })}
          />
          <RuleSlider
            label={text.border_width}
            min={1}
            max={MOST_BORDER_PX}
            value={border.width}
            onChange={(width) => change({ border: { ...border, width } })}
          />
        </>
      ) : null}
    </>
  )
}

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
}

function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <div className={`grid items-center gap-2 ${css.rowField}`}>
      <span>{label}</span>
      <Select<T> size="small" aria-label={label} value={value} options={[...options]} onChange={onChange} />
    </div>
  )
}

interface EdgeProps extends Pick<FaceProps, 'rule'>, Pick<PartProps, 'change'> {
  readonly put: (part: PictureRule) => void
}

function Mixing({ rule, put }: Pick<EdgeProps, 'rule' | 'put'>) {
  const [text, modeText] = [useText(rulesText), useText(blendText)]
  const modes = shownModes.map((value) => ({ value: value as BlendMode | '', label: modeText[value] }))
  const ways = fadeNames.map((value) => ({ value: value as FadeName | '', label: text[`fade_${value}`] }))
  return (
    <>
      {rule.mode === 'tile' ? null : (
        <Choice
          label={text.fade}
          value={getFade(rule.fade)}
          options={[{ value: '', label: text.fade_none }, ...ways]}
          onChange={(name) => put({ fade: name === '' ? undefined : fades[name] })}
        />
      )}
      <Choice
        label={text.blend}
        value={rule.blend ?? ''}
        options={[{ value: '', label: text.blend_none }, ...modes]}
        onChange={(mode) => put({ blend: mode === '' ? undefined : mode })}
      />
      <RuleSlider
        label={text.opacity}
        unit="%"
        min={5}
        max={100}
        value={Math.round((rule.opacity ?? 1) * 100)}
        onChange={(value) => put({ opacity: value === 100 ? undefined : value / 100 })}
      />
    </>
  )
}

/** Border, blur, and how pictures mix with what is below them. */
export function EdgeRules({ rule, put, change }: EdgeProps) {
  const text = useText(rulesText)
  const { adjust } = rule
  return (
    <>
      {rule.mode === 'tile' ? null : <Border adjust={adjust} change={change} />}
      <More title={text.edges} is_used={Boolean(adjust?.blur || rule.fade || rule.blend || rule.opacity !== undefined)}>
        <RuleSlider
          label={text.blur}
          min={0}
          max={50}
          step={0.5}
          value={adjust?.blur ?? 0}
          onChange={(blur) => change({ blur })}
        />
        <Mixing rule={rule} put={put} />
      </More>
    </>
  )
}
