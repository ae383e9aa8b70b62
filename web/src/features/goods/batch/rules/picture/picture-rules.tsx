import type { PictureRule } from '@inkroute/engine/batch/picture-rule'
import type { Adjust } from '@inkroute/engine/layers/adjust'
import { Checkbox, Select } from 'antd'
import { useText } from '../../../../../shared/text/language.tsx'
import { lookText } from '../../../../../shared/text/look.text.ts'
import { BackgroundRule } from '../../subject/background-rule.tsx'
import css from '../rules.module.css'
import { EdgeRules } from './edge-rules.tsx'
import { FrameRules } from './frame-rules.tsx'
import { InkRules } from './ink-rules.tsx'
import { changedAdjust, effectNames, getLook, type LookChoice, lookChoices, withLook } from './picture-rules.view.ts'
import type { FaceProps, PartProps } from './rule-fields.tsx'
import { RuleSlider } from './rule-fields.tsx'
import { rulesText } from './rules.text.ts'
import { ToneRules } from './tone-rules.tsx'

/** As much as the print needs, no more. */
const MOST_TIMES = 4

function Look({
  adjust,
  set,
  is_tiled,
}: Pick<PartProps, 'adjust'> & { set: (next?: Adjust) => void; is_tiled: boolean }) {
  const text = useText(rulesText)
  const names = useText(lookText)
  const look = adjust?.look
  const effects = effectNames.filter((name) => !is_tiled || name === 'duotone')
  return (
    <>
      <div className={`grid gap-1 ${css.field}`}>
        <span>{text.look}</span>
        <Select<LookChoice>
          size="small"
          aria-label={text.look}
          value={getLook(adjust)}
          options={[
            { value: '', label: text.look_none },
            ...lookChoices.map((value) => ({ value, label: names[value as keyof typeof names] })),
            ...effects.map((value) => ({ value, label: text[`look_${value}`] })),
          ]}
          onChange={(choice) => set(withLook(adjust, choice))}
        />
      </div>
      {look ? (
        <RuleSlider
          label={text.strength}
          unit="%"
          min={1}
          max={100}
          value={look.strength}
          onChange={(strength) => set({ ...adjust, look: { ...look, strength } })}
        />
      ) : null}
    </>
  )
}

/** What is done to all pictures of the run, by the parameters that the studio has for one. */
export function PictureRules({ rule, onChange }: FaceProps) {
  const text = useText(rulesText)
  const { adjust } = rule
  const is_tiled = rule.mode === 'tile'
  const put = (part: PictureRule) => {
    const kept = Object.entries({ ...rule, ...part }).filter(([, value]) => value !== undefined)
    onChange(Object.fromEntries(kept) as typeof rule)
  }
  const set = (next: Adjust | undefined) => put({ adjust: next })
  const change = (part: Partial<Adjust>) => set(changedAdjust(adjust, part))
  return (
    <>
      <BackgroundRule rule={rule} onChange={onChange} />
      {is_tiled ? null : <FrameRules frame={rule.frame} onFrame={(frame) => put({ frame })} />}
      <Look adjust={adjust} set={set} is_tiled={is_tiled} />
      {adjust?.screen ? <InkRules screen={adjust.screen} onScreen={(screen) => change({ screen })} /> : null}
      <Checkbox
        checked={adjust?.enlarge !== undefined}
        onChange={({ target }) => change({ enlarge: target.checked ? MOST_TIMES : undefined })}
      >
        {text.enlarge}
      </Checkbox>
      <ToneRules adjust={adjust} change={change} />
      <EdgeRules rule={rule} put={put} change={change} />
    </>
  )
}
