import type { BatchArtwork } from '@inkroute/contract/goods/batch/plan'
import { batchProduct } from '@inkroute/engine/batch/batch-product'
import type { Placement } from '@inkroute/engine/batch/placement'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { artworkId, type ChosenProduct } from '../state/batch-state.ts'
import { changePair, changeProduct, setColours, setPlacement, useBatch } from '../state/batch-store.ts'
import { coloursFor, pairFor, placementFor } from '../state/plan.view.ts'
import { useProducts } from '../state/use-batch-data.ts'
import { ColourChips, ColourEditor } from './colour-editor.tsx'
import { LargePicture } from './large-picture.tsx'
import { ListingEditor } from './listing-editor.tsx'
import { NameEditor, OptionEditor } from './name-editor.tsx'
import { rulesText } from './picture/rules.text.ts'
import { PlacementEditor } from './placement-editor.tsx'
import css from './rules.module.css'
import { ScopeHead } from './scope-head.tsx'
import { TemplateDialog, TemplateFields } from './template-fields.tsx'

interface SizeEditorProps {
  readonly product_id: number
  readonly sizes: readonly { readonly id: number; readonly name: string }[]
}

/** Which sizes of a product are made; all of them until some are chosen. */
function SizeEditor({ product_id, sizes }: SizeEditorProps) {
  const text = useText(rulesText)
  const chosen = useBatch(({ by_product }) => by_product[product_id]?.size_ids ?? null)
  const toggle = (id: number) => {
    const next = chosen?.includes(id) ? chosen.filter((one) => one !== id) : [...(chosen ?? []), id]
    changeProduct(product_id, { size_ids: next.length === 0 || next.length === sizes.length ? null : next })
  }
  return (
    <div className={`grid gap-3 ${css.block}`}>
      <fieldset className={`flex flex-wrap border-0 gap-1.5 p-0 m-0 ${css.chips}`}>
        <legend className="text-xs text-quiet p-0 mb-1">{text.sizes_hint}</legend>
        {sizes.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={chosen?.includes(id) ?? false} onClick={() => toggle(id)}>
            {name}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

/** The resolved scope of the rules. */
function useSubject() {
  const { scope, products, artworks, by_pair } = useBatch()
  const product = scope.kind === 'all' ? undefined : products.find(({ id }) => id === scope.product_id)
  const artwork =
    scope.kind === 'cell'
      ? (artworks.find((one) => artworkId(one) === scope.artwork_key) ?? null)
      : // One that follows the product shows what its rules do.
        (artworks.find((one) => product && !by_pair[pairFor(product.id, one)]?.placement) ?? artworks[0] ?? null)
  const details = useProducts(product ? [product.id] : [])
  return { scope, product, artwork, detail: product && details.get(product.id) }
}

function usePlacement(product: ChosenProduct | undefined, artwork: BatchArtwork | null): Placement {
  const setup = useBatch()
  if (!product || setup.scope.kind === 'all') return setup.placement
  if (setup.scope.kind === 'cell') return placementFor(setup, product.id, artwork)
  return setup.by_product[product.id]?.placement ?? setup.placement
}

/** One cell, large, with its colours and an exclude button. */
function CellPart({ product, artwork }: { product: ChosenProduct; artwork: BatchArtwork | null }) {
  const text = useText(rulesText)
  const setup = useBatch()
  const pair = pairFor(product.id, artwork)
  const rules = setup.by_pair[pair]
  const ids = coloursFor(setup, product, artwork)
  const keys = product.colors.filter(({ id }) => ids.includes(id)).map(({ key }) => key)
  return (
    <section className={`grid gap-3 ${css.block}`}>
      <ColourChips
        label={text.colours_pick}
        colours={product.colors}
        chosen={keys}
        onChange={(next) =>
          next.length > 0 ? changePair(pair, { color_keys: next }) : showToast('info', text.last_colour)
        }
      />
      <Button danger={!rules?.is_left_out} onClick={() => changePair(pair, { is_left_out: !rules?.is_left_out })}>
        {rules?.is_left_out ? text.take_in : text.leave_out}
      </Button>
    </section>
  )
}

function PlacementPart({ subject }: { subject: ReturnType<typeof useSubject> }) {
  const { product, artwork, detail } = subject
  const placement = usePlacement(product, artwork)
  const faces = detail
    ? batchProduct(detail).faces.map(({ key, view_id, is_main }) => ({
        key,
        is_main,
        name: detail.views.find((view) => view.view_id === view_id)?.name ?? key,
      }))
    : null
  const [is_choosing, setChoosing] = useState(false)
  const template = placement.template ? (
    <TemplateFields
      choice={placement.template}
      onChange={(choice) => setPlacement({ ...placement, template: choice })}
    />
  ) : null
  return (
    <>
      <PlacementEditor
        placement={placement}
        onChange={setPlacement}
        faces={faces}
        template={template}
        onTemplate={() => setChoosing(true)}
      />
      {is_choosing ? (
        <TemplateDialog
          onClose={() => setChoosing(false)}
          onPick={(kind, id) => {
            setPlacement({ ...placement, template: { kind, id, fills: {} } })
            setChoosing(false)
          }}
        />
      ) : null}
    </>
  )
}

/** Rules for the run, one product or one cell, depending on the selection. */
export function RulesPanel() {
  const text = useText(rulesText)
  const subject = useSubject()
  const { products, colours, by_product } = useBatch()
  const { scope, product, artwork } = subject
  const rule = (product && by_product[product.id]?.colours) || colours
  return (
    <div className={`grid content-start gap-5 p-4 ${css.panel}`}>
      <ScopeHead product={product} artwork={artwork} placement={usePlacement(product, artwork)} />
      {product && subject.detail ? (
        <LargePicture key={product.id} product={product} detail={subject.detail} artwork={artwork} />
      ) : null}
      <section>
        <h3>{text.placement}</h3>
        <PlacementPart subject={subject} />
      </section>
      {scope.kind === 'cell' && product ? (
        <CellPart product={product} artwork={artwork} />
      ) : (
        <section>
          <h3>{text.colours}</h3>
          <ColourEditor rule={rule} products={product ? [product] : products} onChange={setColours} />
        </section>
      )}
      {scope.kind === 'product' && subject.detail && subject.detail.sizes.length > 1 ? (
        <section>
          <h3>{text.sizes}</h3>
          <SizeEditor product_id={subject.detail.id} sizes={subject.detail.sizes} />
        </section>
      ) : null}
      {scope.kind === 'all' ? (
        <>
          <section>
            <h3>{text.naming}</h3>
            <NameEditor />
          </section>
          <section>
            <h3>{text.options}</h3>
            <OptionEditor />
          </section>
          <ListingEditor />
        </>
      ) : null}
    </div>
  )
}
