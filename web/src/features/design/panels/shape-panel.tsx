import { addLayer } from '@inkroute/engine/commands/layers'
import type { ShapeLayer } from '@inkroute/engine/layers/layer-types'
import type { ShapeKind } from '@inkroute/engine/layers/shape-path'
import { placeBeside, roomOf } from '@inkroute/engine/print/place-new'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { ColourField } from '../colour/colour-field.tsx'
import { canAddLayers } from '../layer-limit.ts'
import { propertyText } from '../properties/property.text.ts'
import { apply, areaNow, choose, cmPerPxNow, newLayerId, useStudio } from '../studio-store.ts'
import { openSheet } from '../studio-ui.ts'
import css from './panels.module.css'
import { shapeText } from './panels.text.ts'
import { ShapeIcon, shownShapes } from './shape-icon.tsx'

const FIRST_SHARE = 0.5
const FIRST_COLOUR = '#e8452c'

function addShape(shape: ShapeKind, name: string, fill: string): void {
  const area = areaNow()
  if (!area || !canAddLayers(1)) return
  const ground = { area, cm_per_px: cmPerPxNow() }
  const seen = roomOf(ground)
  const wanted = Math.round(Math.min(seen.width, seen.height) * FIRST_SHARE)
  const { cx, cy, factor } = placeBeside(ground, { width: wanted, height: wanted })
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
    height: side,
    rotation_deg: 0,
    flip_x: false,
    flip_y: false,
    opacity: 1,
    is_locked: false,
    is_hidden: false,
    group_id: null,
  }
  apply((document) => addLayer(document, useStudio.getState().view_id, layer))
  choose([layer.id])
  openSheet(null)
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
            <button type="button" onClick={() => addShape(kind, shapeTexts[kind], colour)} style={{ color: colour }}>
              <ShapeIcon kind={kind} size_px={48} />
              <span>{shapeTexts[kind]}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
