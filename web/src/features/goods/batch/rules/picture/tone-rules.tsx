import { useText } from '../../../../../shared/text/language.tsx'
import { CurveEditor } from '../../../../../shared/tone/curve-editor.tsx'
import { findLevels, type Levels, levelRanges, plainLevels } from '../../../../../shared/tone/levels.view.ts'
import { toneText } from '../../../../../shared/tone/tone.text.ts'
import { lightNames } from './picture-rules.view.ts'
import type { PartProps } from './rule-fields.tsx'
import { More, RuleSlider } from './rule-fields.tsx'
import { rulesText } from './rules.text.ts'

/** Light and colour, levels and curves. */
export function ToneRules({ adjust, change }: PartProps) {
  const [text, tone] = [useText(rulesText), useText(toneText)]
  const levels: Levels = adjust?.levels ?? plainLevels
  return (
    <>
      <More title={text.light} is_used={lightNames.some((name) => adjust?.[name])}>
        {lightNames.map((name) => (
          <RuleSlider
            key={name}
            label={text[name]}
            min={-100}
            max={100}
            value={adjust?.[name] ?? 0}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </More>
      <More title={tone.levels} is_used={adjust?.levels !== undefined}>
        {(['black', 'middle', 'white'] as const).map((name) => (
          <RuleSlider
            key={name}
            label={tone[name]}
            min={levelRanges[name][0]}
            max={levelRanges[name][1]}
            value={levels[name]}
            onChange={(value) => change({ levels: findLevels({ ...levels, [name]: value }) })}
          />
        ))}
      </More>
      <More title={tone.curves} is_used={adjust?.curves !== undefined}>
        <CurveEditor curves={adjust?.curves} onCurves={(curves) => change({ curves })} />
      </More>
    </>
  )
}
