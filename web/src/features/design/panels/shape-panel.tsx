import { codeKinds } from '@inkroute/engine/codes/code-boxes'
import { firstSky } from '@inkroute/engine/layers/sky'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { ColourField } from '../colour/colour-field.tsx'
import { propertyText } from '../controls/property.text.ts'
import { addCode, addLine, addOutline, addShape, FIRST_COLOUR } from './add-shape.ts'
import css from './panels.module.css'
import { codeText } from './panels.text.ts'
import { ShapeLibrary } from './shape-library.tsx'

const NIGHT = '#0f1b3d'

/** A line, and codes whose content is edited in the properties. */
function LinesAndCodes({ colour }: { colour: string }) {
  const text = useText(codeText)
  return (
    <>
      <h3 className="text-xs font-medium text-studio m-0 mt-2">{text.title}</h3>
      <div className={`flex flex-wrap min-w-0 border-0 gap-1.5 p-0 m-0 ${css.choices}`}>
        <button type="button" onClick={() => addLine(text.line, colour)}>
          {text.line}
        </button>
        <button
          type="button"
          onClick={() => addShape({ shape: 'ellipse', name: text.sky, fill: NIGHT, sky: firstSky })}
        >
          {text.sky}
        </button>
        {codeKinds.map((kind) => (
          <button key={kind} type="button" onClick={() => addCode(kind, text[kind])}>
            {text[kind]}
          </button>
        ))}
      </div>
    </>
  )
}

/** Shapes in a chosen colour: basic ones first, then the library, group by group. */
export function ShapePanel() {
  const text = useText(propertyText)
  const [colour, setColour] = useState(FIRST_COLOUR)
  return (
    <div className="flex flex-col gap-3">
      <ColourField label={text.fill} value={colour} onColour={(next) => setColour(next ?? FIRST_COLOUR)} />
      <ShapeLibrary
        colour={colour}
        onShape={(shape, name) => addShape({ shape, name, fill: colour })}
        onOutline={(shape, name) => addOutline(shape, name, colour)}
      >
        <LinesAndCodes colour={colour} />
      </ShapeLibrary>
    </div>
  )
}
