import { type ZoneKind, zoneKinds } from '@inkroute/engine/print/cut-out'
import { Button, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { withCutOuts } from '../draft/document-change.view.ts'
import { isSame } from '../draft/paths.view.ts'
import { useProductDraft } from '../draft/product-draft.tsx'
import { FieldFrame, PlaceHints } from '../fields/field-frame.tsx'
import fields from '../fields/fields.module.css'
import { TextField } from '../fields/text-fields.tsx'
import type { Box, CutOut } from './area.view.ts'
import css from './cut-outs.module.css'
import { cutOutNames, cutOutText } from './cut-outs.text.ts'
import { type CutOutShape, cutOutShapes, type Measure, measureMm, newCutOut, withMeasureMm } from './cut-outs.view.ts'

/** The most a print area may have. */
const MOST = 20
const MOST_NAME = 60
const none: readonly CutOut[] = []
const measures: readonly Measure[] = ['left', 'top', 'width', 'height']

/** A camera cut-out is a hole with a name of its own. */
const newKinds = ['hole', 'camera', ...zoneKinds.filter((kind) => kind !== 'hole')] as const
type NewKind = (typeof newKinds)[number]
const getKind = (kind: NewKind): ZoneKind => (kind === 'camera' ? 'hole' : kind)

interface ListProps {
  readonly area: Box & { readonly view_id: number; readonly cut_outs: readonly CutOut[] }
  /** Of the print area in the document. */
  readonly at: number
  /** Null until the width of the print is known: numbers are pixels then. */
  readonly px_per_mm: number | null
  readonly chosen: number | null
  readonly onChoose: (index: number | null) => void
}

interface RowProps extends Omit<ListProps, 'chosen' | 'onChoose'> {
  readonly zone: CutOut
  readonly index: number
  readonly is_chosen: boolean
  readonly onFocus: () => void
  readonly onRemove: () => void
}

function CutOutRow({ area, at, px_per_mm, zone, index, is_chosen, onFocus, onRemove }: RowProps) {
  const text = useText(cutOutText)
  const { language } = useLanguage()
  const { store } = useProductDraft()
  const path = ['print_areas', at, 'cut_outs', index]
  const set = (next: CutOut) => store.set(path, next)
  return (
    <li className={`border rounded-control px-3 pt-3 pb-0 ${css.row}`} data-chosen={is_chosen} onFocus={onFocus}>
      <FieldFrame path={[...path, 'kind']} label={text.kind}>
        {({ id, status }) => (
          <Select
            key={language}
            id={id}
            status={status}
            value={zone.kind ?? 'hole'}
            options={zoneKinds.map((value) => ({ value, label: text[`kind_${value}`] }))}
            onChange={(kind: ZoneKind) => set({ ...zone, kind })}
          />
        )}
      </FieldFrame>
      <div className={`grid gap-x-3 ${css.measures}`}>
        {measures.map((measure) => (
          <FieldFrame key={measure} path={[...path, measure]} label={text[measure]}>
            {({ id, status }) => (
              <InputNumber
                id={id}
                status={status}
                value={measureMm(zone, area, measure, px_per_mm ?? 1)}
                step={1}
                precision={1}
                suffix={px_per_mm ? 'mm' : 'px'}
                className={fields.number ?? ''}
                onChange={(mm) =>
                  mm !== null && set(withMeasureMm(zone, area, measure, { mm, px_per_mm: px_per_mm ?? 1 }))
                }
              />
            )}
          </FieldFrame>
        ))}
      </div>
      <div className={`grid items-center gap-x-3 ${css.names}`}>
        <TextField path={[...path, 'name', 'zh']} label={text.name_zh} max={MOST_NAME} />
        <TextField path={[...path, 'name', 'en']} label={text.name_en} max={MOST_NAME} />
        <Button
          type="text"
          aria-label={fill(text.remove, { name: zone.name[language] })}
          icon={<Icon name="trash" size_px={16} />}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

/** Holes, cut lines, seams, folds and the like of a print area: added here, then drawn and typed to their place. */
export function CutOutList({ area, at, px_per_mm, chosen, onChoose }: ListProps) {
  const text = useText(cutOutText)
  const { language } = useLanguage()
  const { store } = useProductDraft()
  const [kind, setKind] = useState<NewKind>('hole')
  const path = ['print_areas', at, 'cut_outs']
  const saved = useStore(
    store,
    (state) => state.saved.print_areas.find(({ view_id }) => view_id === area.view_id)?.cut_outs ?? none,
  )
  const write = (cut_outs: readonly CutOut[]) => store.change((document) => withCutOuts(document, at, [...cut_outs]))
  const add = (shape: CutOutShape) => {
    write([
      ...area.cut_outs,
      newCutOut(area, getKind(kind), { shape, name: cutOutNames[kind], px_per_mm: px_per_mm ?? 1 }),
    ])
    onChoose(area.cut_outs.length)
  }
  const is_full = area.cut_outs.length >= MOST
  return (
    <section className="border-t pt-4 mt-4" aria-label={text.title}>
      <h4 className="font-medium mb-1">{text.title}</h4>
      <p className="text-xs text-quiet leading-4.5 mt-1">{text.help}</p>
      {px_per_mm ? null : <p className="text-xs text-quiet leading-4.5 mt-1">{text.no_width}</p>}
      <PlaceHints path={path} />
      <div className="flex flex-wrap gap-2 my-3">
        <Select
          key={language}
          aria-label={text.choose_kind}
          className={css.kind ?? ''}
          value={kind}
          options={newKinds.map((value) => ({ value, label: text[`kind_${value}`] }))}
          onChange={setKind}
        />
        {cutOutShapes.map((shape) => (
          <Button key={shape} disabled={is_full} onClick={() => add(shape)}>
            {text[`add_${shape}`]}
          </Button>
        ))}
        <Button
          type="text"
          disabled={isSame(saved, area.cut_outs)}
          onClick={() => {
            write(saved)
            onChoose(null)
          }}
        >
          {text.reset}
        </Button>
      </div>
      {is_full ? <p className="text-xs text-quiet leading-4.5 mt-1">{text.full}</p> : null}
      <ol className="bare-list grid gap-3" aria-label={text.list}>
        {area.cut_outs.map((zone, index) => (
          <CutOutRow
            // Zones have no number of their own, and are never sorted.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            area={area}
            at={at}
            px_per_mm={px_per_mm}
            zone={zone}
            index={index}
            is_chosen={index === chosen}
            onFocus={() => onChoose(index)}
            onRemove={() => {
              write(area.cut_outs.filter((_, n) => n !== index))
              onChoose(null)
            }}
          />
        ))}
      </ol>
    </section>
  )
}
