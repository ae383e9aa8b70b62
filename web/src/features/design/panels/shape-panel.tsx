import { type CodeKind, codeKinds } from '@inkroute/engine/codes/code-boxes'
import { addLayer } from '@inkroute/engine/commands/layers'
import type { ShapeLayer } from '@inkroute/engine/layers/layer-types'
import type { ShapeKind } from '@inkroute/engine/layers/shape-path'
import { firstSky } from '@inkroute/engine/layers/sky'
import { placeBeside, roomOf } from '@inkroute/engine/print/place-new'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { ColourField } from '../colour/colour-field.tsx'
import { canAddLayers } from '../layer-limit.ts'
import { propertyText } from '../properties/property.text.ts'
import { apply, areaNow, choose, cmPerPxNow, newLayerId, useStudio } from '../studio-store.ts'
import { openSheet } from '../studio-ui.ts'
import css from './panels.module.css'
import { codeText, shapeText } from './panels.text.ts'
import { ShapeIcon, shownShapes } from './shape-icon.tsx'

const FIRST_SHARE = 0.5
const FIRST_COLOUR = '#e8452c'

interface NewShape {
  readonly shape: ShapeKind
  readonly name: string
  readonly fill: string
  /** Height as a share of the width. */
  readonly ratio?: number
  readonly code?: ShapeLayer['code']
  readonly sky?: ShapeLayer['sky']
}

function addShape({ shape, name, fill, ratio = 1, code, sky }: NewShape): void {
  const area = areaNow()
  if (!area || !canAddLayers(1)) return
  const ground = { area, cm_per_px: cmPerPxNow() }
  const seen = roomOf(ground)
  const wanted = Math.round(Math.min(seen.width, seen.height) * FIRST_SHARE)
  const { cx, cy, factor } = placeBeside(ground, { width: wanted, height: wanted * ratio })
  const side = Math.round(wanted * factor)
  const layer: ShapeLayer = {
    id: newLayerId(),
    name,
    type: 'shape',
    shape,
    fill,
    stroke: null,
    stroke_width: 0,
    cx,
    cy,
    width: side,
    height: Math.max(1, Math.round(side * ratio)),
    rotation_deg: 0,
    flip_x: false,
    flip_y: false,
    opacity: 1,
    is_locked: false,
    is_hidden: false,
    group_id: null,
    ...(code ? { code } : {}),
    ...(sky ? { sky } : {}),
  }
  apply((document) => addLayer(document, useStudio.getState().view_id, layer))
  choose([layer.id])
  openSheet(null)
}

const FIRST_CONTENT = { qr: 'https://', code128: 'INK-0001' } as const
const CODE_INK = '#000000'
const NIGHT = '#0f1b3d'

/** A line, and codes whose content is edited in the properties. */
function LinesAndCodes({ colour }: { colour: string }) {
  const text = useText(codeText)
  const addCode = (kind: CodeKind) => {
    const code = { kind, text: FIRST_CONTENT[kind], paper: '#ffffff' }
    addShape({ shape: 'rectangle', name: text[kind], fill: CODE_INK, ratio: kind === 'qr' ? 1 : 0.35, code })
  }
  return (
    <>
      <h3 className={css.heading}>{text.title}</h3>
      <div className={css.choices}>
        <button
          type="button"
          onClick={() => addShape({ shape: 'rectangle', name: text.line, fill: colour, ratio: 0.02 })}
        >
          {text.line}
        </button>
        <button
          type="button"
          onClick={() => addShape({ shape: 'ellipse', name: text.sky, fill: NIGHT, sky: firstSky })}
        >
          {text.sky}
        </button>
        {codeKinds.map((kind) => (
          <button key={kind} type="button" onClick={() => addCode(kind)}>
            {text[kind]}
          </button>
        ))}
      </div>
    </>
  )
}

/** Basic shapes in a chosen colour. */
export function ShapePanel() {
  const shapeTexts = useText(shapeText)
  const text = useText(propertyText)
  const [colour, setColour] = useState(FIRST_COLOUR)
  return (
    <div className={css.panel}>
      <ColourField label={text.fill} value={colour} onColour={(next) => setColour(next ?? FIRST_COLOUR)} />
      <ul className={css.shapes}>
        {shownShapes.map((kind) => (
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
      <LinesAndCodes colour={colour} />
    </div>
  )
}
