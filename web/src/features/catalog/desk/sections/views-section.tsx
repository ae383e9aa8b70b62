import { MAX_VIEWS } from '@inkroute/contract/catalog/desk/codes'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDragSort } from '../../../../shared/hooks/use-drag-sort.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { printSize, pxPerCm, withBox } from '../cut-outs/area.view.ts'
import { CutOutList } from '../cut-outs/cut-out-list.tsx'
import { addView, removeView, withCutOuts } from '../draft/document-change.view.ts'
import { useDocument, usePlace, useProductDraft } from '../draft/product-draft.tsx'
import { PlaceHints } from '../fields/field-frame.tsx'
import fields from '../fields/fields.module.css'
import { TextField } from '../fields/text-fields.tsx'
import { NumberField } from '../fields/value-fields.tsx'
import { AreaCanvas } from './area-canvas.tsx'
import { PrintWidths } from './print-widths.tsx'
import { RowTools } from './row-tools.tsx'
import css from './views.module.css'
import { viewText } from './views.text.ts'

type View = ProductDocument['views'][number]
type Area = ProductDocument['print_areas'][number]

/** The canvas of one view and the numbers of its print area. */
function AreaEditor({ view, at }: { view: View; at: number }) {
  const text = useText(viewText)
  const path = ['print_areas', at]
  const [area, set] = usePlace<Area>(path)
  const first = useDocument((document) => document.colours[0])
  // The shop learns the colours of a product when it is published; the bench's pictures are there in any colour.
  const is_own = view.picture?.product.startsWith('bench-') === true
  const colour = is_own && first ? `hex-${first.hex.slice(1).toLowerCase()}` : first?.key
  const dpi = useDocument((document) => document.dpi)
  const width_cm = useDocument(
    (document) => document.actual_sizes.find((size) => size.view_id === view.view_id)?.actual_width,
  )
  const size = width_cm ? printSize(area, width_cm, dpi) : null
  const [chosen, setChosen] = useState<number | null>(null)
  const { store } = useProductDraft()
  const px_per_cm = pxPerCm(area, width_cm)
  return (
    <>
      <AreaCanvas
        picture={area.lies_on === 'picture' ? view.picture : null}
        colour={colour}
        box={area}
        width_cm={width_cm}
        cut_outs={area.cut_outs}
        chosen={chosen}
        bleed_cm={area.bleed_cm}
        safe_cm={area.safe_cm}
        onChange={(box) => set(withBox(area, box))}
        onChoose={setChosen}
        onCutOut={(index, zone) => store.set([...path, 'cut_outs', index], zone)}
        onRemove={(index) => {
          store.change((document) =>
            withCutOuts(
              document,
              at,
              area.cut_outs.filter((_, n) => n !== index),
            ),
          )
          setChosen(null)
        }}
      />
      <div>
        <p className="text-xs text-quiet mb-3">
          {size
            ? fill(text.result, {
                width: size.width_cm,
                height: size.height_cm,
                width_px: size.width_px,
                height_px: size.height_px,
                dpi,
              })
            : text.no_width}
        </p>
        <Segmented
          aria-label={text.lies_on}
          value={area.lies_on}
          options={(['picture', 'flat'] as const).map((value) => ({ value, label: text[`lies_on_${value}`] }))}
          onChange={(lies_on) => set({ ...area, lies_on })}
        />
        <div className={`grid gap-x-3 mt-4 ${css.numbers}`}>
          {(['left', 'top', 'width', 'height'] as const).map((side) => (
            <NumberField
              key={side}
              path={[...path, side]}
              label={text[side]}
              min={0}
              max={550}
              decimals={2}
              unit="px"
            />
          ))}
          <NumberField path={[...path, 'bleed_cm']} label={text.bleed} min={0} max={20} decimals={2} unit="cm" />
          <NumberField path={[...path, 'safe_cm']} label={text.safe} min={0} max={20} decimals={2} unit="cm" />
        </div>
        <PlaceHints path={path} />
        <CutOutList area={area} at={at} px_per_mm={px_per_cm && px_per_cm / 10} chosen={chosen} onChoose={setChosen} />
      </div>
    </>
  )
}

function ViewCard({ view, index, tools }: { view: View; index: number; tools: React.ReactNode }) {
  const text = useText(viewText)
  const code = useDocument((document) => document.code)
  const at = useDocument((document) => document.print_areas.findIndex((area) => area.view_id === view.view_id))
  return (
    <>
      <header className={`flex flex-wrap items-center gap-3 mb-3 ${css.head}`}>
        {index === 0 ? (
          <span className={`text-xs bg-action-soft rounded-control px-2 py-0.5 ${css.main}`}>{text.main_picture}</span>
        ) : null}
        <Link to={`/ops/bench?${new URLSearchParams({ product: code, view: view.key })}`}>{text.open_bench}</Link>
        {tools}
      </header>
      <div className={`grid gap-x-4 ${css.names}`}>
        <TextField path={['views', index, 'name', 'zh']} label={text.name_zh} max={40} />
        <TextField path={['views', index, 'name', 'en']} label={text.name_en} max={100} />
        <TextField path={['views', index, 'key']} label={text.key} max={60} />
      </div>
      <PlaceHints path={['views', index]} />
      <PlaceHints path={['views', index, 'picture']} />
      {view.picture ? null : <p className="text-xs text-quiet mb-3">{text.no_picture}</p>}
      <div className={`grid gap-6 ${css.body}`}>{at >= 0 ? <AreaEditor view={view} at={at} /> : null}</div>
    </>
  )
}

/** Views in the order the shop shows them; the first is the main picture. */
export function ViewsSection() {
  const text = useText(viewText)
  const { language } = useLanguage()
  const { store } = useProductDraft()
  const [views, set] = usePlace<readonly View[]>(['views'])
  const { step } = useDragSort(views, set)
  return (
    <>
      <div className={`grid grid-cols-2 gap-x-6 ${fields.columns}`}>
        <NumberField path={['dpi']} label={text.dpi} min={72} max={1200} unit="dpi" help={text.dpi_help} />
      </div>
      <PlaceHints path={['views']} />
      <PlaceHints path={['print_areas']} />
      <ol className="bare-list grid gap-4 mb-4">
        {views.map((view, index) => (
          <li className="border rounded-card p-4" key={view.view_id} data-field={`views.${index}`}>
            <ViewCard
              view={view}
              index={index}
              tools={
                <RowTools
                  name={view.name[language] || view.key}
                  is_first={index === 0}
                  is_last={index === views.length - 1}
                  in_use={0}
                  onMove={(by) => step(index, by)}
                  onRemove={() => store.change((document) => removeView(document, view.view_id))}
                />
              }
            />
          </li>
        ))}
      </ol>
      <Button
        icon={<Icon name="plus" size_px={16} />}
        disabled={views.length >= MAX_VIEWS}
        onClick={() => store.change(addView)}
      >
        {text.add_view}
      </Button>
      <PrintWidths />
    </>
  )
}
