import type { Screen } from '@inkroute/engine/layers/adjust'
import { useText } from '../../../../../shared/text/language.tsx'
import { RuleColour, RuleSlider } from './rule-fields.tsx'
import { rulesText } from './rules.text.ts'

interface InkProps {
  readonly screen: Screen
  readonly onScreen: (screen: Screen) => void
}

function Dots({ screen, onScreen }: { screen: Extract<Screen, { kind: 'halftone' }>; onScreen: InkProps['onScreen'] }) {
  const text = useText(rulesText)
  return (
    <>
      <RuleSlider
        label={text.pitch}
        min={0.5}
        max={40}
        step={0.5}
        value={screen.pitch}
        onChange={(pitch) => onScreen({ ...screen, pitch })}
      />
      <RuleSlider
        label={text.angle}
        unit="°"
        min={0}
        max={90}
        step={5}
        value={screen.angle_deg}
        onChange={(angle_deg) => onScreen({ ...screen, angle_deg })}
      />
    </>
  )
}

/** Inks, and how a picture is divided into them. */
export function InkRules({ screen, onScreen }: InkProps) {
  const text = useText(rulesText)
  if (screen.kind === 'duotone') {
    return (
      <>
        <RuleColour label={text.dark} value={screen.dark} onColour={(dark) => onScreen({ ...screen, dark })} />
        <RuleColour label={text.light_ink} value={screen.light} onColour={(light) => onScreen({ ...screen, light })} />
      </>
    )
  }
  return (
    <>
      {screen.kind === 'threshold' ? (
        <RuleSlider
          label={text.cut_off}
          min={1}
          max={254}
          value={screen.at}
          onChange={(at) => onScreen({ ...screen, at })}
        />
      ) : (
        <Dots screen={screen} onScreen={onScreen} />
      )}
      <RuleColour label={text.ink} value={screen.ink} onColour={(ink) => onScreen({ ...screen, ink })} />
      <RuleColour
        label={text.paper}
        value={screen.paper}
        onColour={(paper) => onScreen({ ...screen, paper })}
        onNone={() => onScreen({ ...screen, paper: null })}
      />
    </>
  )
}
