import {
  type FacePlacement,
  type PlaceMode,
  type Placement,
  placedBy,
  placeModes,
} from '@inkroute/engine/batch/placement'
import { type Adjust, type LookName, lookNames } from '@inkroute/engine/layers/adjust'
import { Checkbox, Segmented, Select, Slider } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { lookText } from '../../../../shared/text/look.text.ts'
import { fill } from '../../../../shared/text/text.ts'
import css from './rules.module.css'
import { rulesText } from './rules.text.ts'

const places = [0, 0.5, 1] as const
const turns = [0, 90, 180, -90] as const
const mainModes = ['fit', 'fill', 'keep_size', 'tile'] as const

interface FaceProps {
  readonly rule: FacePlacement
  readonly onChange: (rule: FacePlacement) => void
}

function Position({ rule, onChange }: FaceProps) {
  const text = useText(rulesText)
  return (
    <div className={css.positions}>
      {places.flatMap((y, row) =>
        places.map((x, column) => {
          const label = text[`place_${column as 0 | 1 | 2}_${row as 0 | 1 | 2}`]
          const is_on = rule.x === x && rule.y === y
          return (
            <button
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

const printEffects = {
  halftone: { screen: { kind: 'halftone', pitch: 3, angle_deg: 45, ink: '#17202e', paper: null } },
  threshold: { screen: { kind: 'threshold', at: 128, ink: '#17202e', paper: null } },
} as const satisfies Record<string, Adjust>

type LookChoice = LookName | keyof typeof printEffects | ''

const isEffect = (choice: string): choice is keyof typeof printEffects => choice in printEffects

/** What a choice does to the pictures; nothing for the empty one. */
function adjustOf(choice: LookChoice): Adjust | undefined {
  if (choice === '') return undefined
  return isEffect(choice) ? printEffects[choice] : { look: { name: choice, strength: 100 } }
}

const choiceOf = ({ adjust }: FacePlacement): LookChoice => {
  const kind = adjust?.screen?.kind
  if (kind && isEffect(kind)) return kind
  return adjust?.look?.name ?? ''
}

/** As much as the print needs, no more. */
const MOST_TIMES = 4

function withEnlarge(adjust: Adjust | undefined, enlarge: Adjust['enlarge']): Adjust | undefined {
  const { enlarge: _before, ...rest } = adjust ?? {}
  const changed = enlarge ? { ...rest, enlarge } : rest
  return Object.keys(changed).length > 0 ? changed : undefined
}

/** Gives all artworks of the run the same look. Dots and thresholds need single pictures. */
function PictureLook({ rule, onChange }: FaceProps) {
  const text = useText(rulesText)
  const names = useText(lookText)
  const effects: readonly (keyof typeof printEffects)[] = rule.mode === 'tile' ? [] : ['halftone', 'threshold']
  return (
    <div className={css.field}>
      <span>{text.look}</span>
      <Select<LookChoice>
        size="small"
        aria-label={text.look}
        value={choiceOf(rule)}
        options={[
          { value: '', label: text.look_none },
          ...lookNames.map((value) => ({ value, label: names[value] })),
          ...effects.map((value) => ({ value, label: text[`look_${value}`] })),
        ]}
        onChange={(choice) => onChange({ ...rule, adjust: withEnlarge(adjustOf(choice), rule.adjust?.enlarge) })}
      />
      <Checkbox
        checked={rule.adjust?.enlarge !== undefined}
        onChange={({ target }) =>
          onChange({ ...rule, adjust: withEnlarge(rule.adjust, target.checked ? MOST_TIMES : undefined) })
        }
      >
        {text.enlarge}
      </Checkbox>
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
        <div className={css.field}>
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
      <div className={css.pairOf}>
        {has_place ? (
          <div className={css.field}>
            <span>{text.position}</span>
            <Position rule={rule} onChange={onChange} />
          </div>
        ) : null}
        <div className={css.field}>
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
      <PictureLook rule={rule} onChange={onChange} />
    </>
  )
}

interface FaceName {
  readonly key: string
  readonly name: string
  readonly is_main: boolean
}

const namesOf = (faces: readonly FaceName[]): string => faces.map(({ name }) => name).join(' / ')

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
      <div className={css.field}>
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
    <div className={css.field}>
      <span>{text.faces}</span>
      {mains.map(({ name }) => (
        <p key={name} className={css.quiet}>
          {fill(text.main_face, { name })}
        </p>
      ))}
      {[...others].map(([key, same]) => (
        <div key={key} className={css.faceRow}>
          <span>{namesOf(same)}</span>
          <Select
            size="small"
            aria-label={namesOf(same)}
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
        main: { ...placedBy(value as PlaceMode), adjust: placement.main.adjust },
        template: null,
      })
  }
  return (
    <div className={css.block}>
      <Segmented
        block
        className={css.modes ?? ''}
        aria-label={text.placement}
        value={mode}
        options={options}
        onChange={choose}
      />
      <p className={css.quiet}>{text[`hint_${mode}`]}</p>
      {template ?? (
        <>
          <FaceFields rule={placement.main} onChange={(main) => onChange({ ...placement, main })} />
          <OtherFaces placement={placement} onChange={onChange} faces={faces} />
        </>
      )}
    </div>
  )
}
