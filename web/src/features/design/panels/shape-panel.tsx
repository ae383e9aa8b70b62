import { codeKinds } from '@inkroute/engine/codes/code-boxes'
import { firstSky } from '@inkroute/engine/layers/sky'
import {
  groupOf,
  type LibraryShape,
  libraryShapes,
  type ShapeGroup,
  shapeGroups,
} from '@inkroute/engine/shapes/shape-library'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { ColourField } from '../colour/colour-field.tsx'
import { askFor, bothOf, named } from '../find/search-words.view.ts'
import { propertyText } from '../properties/property.text.ts'
import { addCode, addLine, addOutline, addShape, FIRST_COLOUR } from './add-shape.ts'
import { libraryShapeText, libraryText, shapeGroupText } from './library.text.ts'
import css from './panels.module.css'
import { codeText, shapeText } from './panels.text.ts'
import { OutlineIcon, ShapeIcon, shownShapes } from './shape-icon.tsx'

const NIGHT = '#0f1b3d'

/** A line, and codes whose content is edited in the properties. */
function LinesAndCodes({ colour }: { colour: string }) {
  const text = useText(codeText)
  return (
    <>
      <h3 className={css.heading}>{text.title}</h3>
      <div className={css.choices}>
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

/** One group of the library, small enough to see many at once. */
function Group({ group, shapes, colour }: { group: ShapeGroup; shapes: readonly LibraryShape[]; colour: string }) {
  const [groups, names] = [useText(shapeGroupText), useText(libraryShapeText)]
  return (
    <section aria-label={groups[group]}>
      <h3 className={css.heading}>{groups[group]}</h3>
      <ul className={css.outlines}>
        {shapes.map((shape) => (
          <li key={shape}>
            <button
              type="button"
              aria-label={names[shape]}
              title={names[shape]}
              onClick={() => addOutline(shape, names[shape], colour)}
            >
              <OutlineIcon shape={shape} size_px={34} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shapes in a chosen colour: basic ones first, then the library, group by group. */
export function ShapePanel() {
  const shapeTexts = useText(shapeText)
  const [text, library] = [useText(propertyText), useText(libraryText)]
  const [colour, setColour] = useState(FIRST_COLOUR)
  const [query, setQuery] = useState('')
  const asked = askFor(query)
  const basic = named(shownShapes, (kind) => bothOf(shapeText[kind]), asked)
  const found = named(libraryShapes, (shape) => bothOf(libraryShapeText[shape]), asked)
  return (
    <div className={css.panel}>
      <ColourField label={text.fill} value={colour} onColour={(next) => setColour(next ?? FIRST_COLOUR)} />
      <input
        type="search"
        className={css.search}
        value={query}
        placeholder={library.search}
        aria-label={library.search}
        onChange={(event) => setQuery(event.target.value)}
      />
      {basic.length + found.length === 0 ? <p className={css.note}>{library.none}</p> : null}
      <ul className={css.shapes} aria-label={library.basic}>
        {basic.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              onClick={() => addShape({ shape: kind, name: shapeTexts[kind], fill: colour })}
              style={{ color: colour }}
            >
              <ShapeIcon kind={kind} size_px={48} />
              <span>{shapeTexts[kind]}</span>
            </button>
          </li>
        ))}
      </ul>
      {asked.length > 0 ? null : <LinesAndCodes colour={colour} />}
      {shapeGroups.map((group) => {
        const shapes = found.filter((shape) => groupOf(shape) === group)
        return shapes.length > 0 ? <Group key={group} group={group} shapes={shapes} colour={colour} /> : null
      })}
    </div>
  )
}
