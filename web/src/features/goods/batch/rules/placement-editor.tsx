import { getPictureRule, type PlaceMode, type Placement, placedBy, placeModes } from '@inkroute/engine/batch/placement'
import { Checkbox, Segmented, Select, Slider } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { BackgroundRule } from '../subject/background-rule.tsx'
import { PictureRules } from './picture/picture-rules.tsx'
import type { FaceProps } from './picture/rule-fields.tsx'
import { rulesText } from './picture/rules.text.ts'
import css from './rules.module.css'

const places = [0, 0.5, 1] as const
const turns = [0, 90, 180, -90] as const
const mainModes = ['fit', 'fill', 'keep_size', 'tile'] as const

function Position({ rule, onChange }: FaceProps) {
  const text = useText(rulesText)
  return (
    <div className={`grid border rounded-control p-1 ${css.positions}`}>
      {places.flatMap((y, row) =>
        places.map((x, column) => {
          const label = text[`place_${column as 0 | 1 | 2}_${row as 0 | 1 | 2}`]
          const is_on = rule.x === x && rule.y === y
          return (
            <button
              className="cursor-pointer border-0 rounded-sm p-0"
              key={label}
              type="button"
              aria-pressed={is_on}
              aria-label={label}
              title={label}
              onClick={() => onChange({ ...rule, x, y })}
            />
          )
        }),
      )}
    </div>
  )
}

/** Size, position, rotation, mirroring and look of one face, as its mode allows. */
function FaceFields({ rule, onChange }: FaceProps) {
  const text = useText(rulesText)
  const has_size = rule.mode === 'fit' || rule.mode === 'tile'
  const has_place = rule.mode === 'fit' || rule.mode === 'fill' || rule.mode === 'keep_size'
  const [low, high] = rule.mode === 'tile' ? [5, 60] : [20, 100]
  return (
    <>
      {has_size ? (
        <div className={`grid gap-1 ${css.field}`}>
          <span>{rule.mode === 'tile' ? text.tile_size : text.size}</span>
          <Slider
            min={low}
            max={high}
            value={Math.round(rule.share * 100)}
            tooltip={{ formatter: (value) => `${value}%` }}
            ariaLabelForHandle={rule.mode === 'tile' ? text.tile_size : text.size}
            onChange={(share) => onChange({ ...rule, share: share / 100 })}
          />
        </div>
      ) : null}
      <div className={`grid gap-5 ${css.pairOf}`}>
        {has_place ? (
          <div className={`grid gap-1 ${css.field}`}>
            <span>{text.position}</span>
            <Position rule={rule} onChange={onChange} />
          </div>
        ) : null}
        <div className={`grid gap-1 ${css.field}`}>
          <span>{text.turn}</span>
          <Select
            size="small"
            aria-label={text.turn}
            value={rule.rotation_deg}
            options={turns.map((value) => ({ value, label: `${value}°` }))}
            onChange={(rotation_deg) => onChange({ ...rule, rotation_deg })}
          />
          <Checkbox
            checked={rule.is_mirrored}
            onChange={({ target }) => onChange({ ...rule, is_mirrored: target.checked })}
          >
            {text.mirror}
          </Checkbox>
        </div>
      </div>
      <PictureRules rule={rule} onChange={onChange} />
    </>
  )
}

interface FaceName {
  readonly key: string
  readonly name: string
  readonly is_main: boolean
}

const getNames = (faces: readonly FaceName[]): string => faces.map(({ name }) => name).join(' / ')

interface EditorProps {
  readonly placement: Placement
  readonly onChange: (placement: Placement) => void
  /** Faces of the selected product; without one, rules apply to all products. */
  readonly faces: readonly FaceName[] | null
}

function OtherFaces({ placement, onChange, faces }: EditorProps) {
  const text = useText(rulesText)
  const modes = placeModes.map((value) => ({ value, label: text[`mode_${value}`] }))
  if (!faces) {
    return (
      <div className={`grid gap-1 ${css.field}`}>
        <span>{text.other_faces}</span>
        <Select
          aria-label={text.other_faces}
          value={placement.others.mode}
          options={modes}
          onChange={(mode: PlaceMode) => onChange({ ...placement, others: placedBy(mode) })}
        />
      </div>
    )
  }
  const mains = faces.filter(({ is_main }) => is_main)
  // Faces of the same kind in a set share one rule.
  const others = new Map<string, FaceName[]>()
  for (const face of faces) if (!face.is_main) others.set(face.key, [...(others.get(face.key) ?? []), face])
  return (
    <div className={`grid gap-1 ${css.field}`}>
      <span>{text.faces}</span>
      {mains.map(({ name }) => (
        <p key={name} className={css.quiet}>
          {fill(text.main_face, { name })}
        </p>
      ))}
      {[...others].map(([key, same]) => (
        <div key={key} className={`grid items-center gap-2 ${css.faceRow}`}>
          <span>{getNames(same)}</span>
          <Select
            size="small"
            aria-label={getNames(same)}
            value={(placement.faces[key] ?? placement.others).mode}
            options={modes}
            onChange={(mode: PlaceMode) =>
              onChange({ ...placement, faces: { ...placement.faces, [key]: placedBy(mode) } })
            }
          />
        </div>
      ))}
    </div>
  )
}

interface PlacementProps extends EditorProps {
  /** Fields of the template that is used. */
  readonly template: ReactNode
  /** One is to be chosen; until then everything stays as it is. */
  readonly onTemplate: () => void
}

/** How an artwork comes onto products: by mode, or into a template. */
export function PlacementEditor({ placement, onChange, faces, template, onTemplate }: PlacementProps) {
  const text = useText(rulesText)
  const mode = template ? 'template' : placement.main.mode
  const options = [...mainModes, 'template' as const].map((value) => ({ value, label: text[`mode_${value}`] }))
  const choose = (value: string) => {
    if (value === 'template') onTemplate()
    else
      onChange({
        ...placement,
        main: { ...getPictureRule(placement), ...placedBy(value as PlaceMode) },
        template: null,
      })
  }
  return (
    <div className={`grid gap-3 ${css.block}`}>
      <Segmented
        block
        className={css.modes ?? ''}
        aria-label={text.placement}
        value={mode}
        options={options}
        onChange={choose}
      />
      <p className={css.quiet}>{text[`hint_${mode}`]}</p>
      {template ? (
        <>
          {template}
          <BackgroundRule rule={placement.main} onChange={(main) => onChange({ ...placement, main })} />
        </>
      ) : (
        <>
          <FaceFields rule={placement.main} onChange={(main) => onChange({ ...placement, main })} />
          <OtherFaces placement={placement} onChange={onChange} faces={faces} />
        </>
      )}
    </div>
  )
}
