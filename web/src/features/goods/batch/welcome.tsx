import { listProductsAsSeller } from '@inkroute/contract/catalog/catalog'
import { listArtworks } from '@inkroute/contract/material/material'
import { Button } from 'antd'
import { useState } from 'react'
import { call } from '../../../shared/api/client.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { ofGallery } from './choose/artwork.view.ts'
import css from './group-design.module.css'
import type { SourceDialog } from './sources/sources-panel.tsx'
import { batchText } from './state/batch.text.ts'
import { change, useBatch } from './state/batch-store.ts'

const EXAMPLE = { artworks: 4, products: 3 } as const

/** Sample products and artworks, to try the designer for free. */
async function layExample(): Promise<void> {
  const [products, artworks] = await Promise.all([
    call(listProductsAsSeller, { page_size: EXAMPLE.products }),
    call(listArtworks, { page_size: EXAMPLE.artworks }),
  ])
  change({ products: products.data, artworks: artworks.data.map(ofGallery) })
}

function ExampleButton() {
  const text = useText(batchText)
  const [is_loading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    try {
      await layExample()
    } catch {
      showToast('error', text.example_failed)
      setLoading(false)
    }
  }
  return (
    <Button type="link" loading={is_loading} onClick={() => void load()}>
      {fill(text.example, { ...EXAMPLE, count: EXAMPLE.artworks * EXAMPLE.products })}
    </Button>
  )
}

/** First steps for an empty setup. */
export function Welcome({ onDialog }: { onDialog: (dialog: SourceDialog) => void }) {
  const text = useText(batchText)
  const { products, artworks } = useBatch()
  const steps = [
    {
      icon: 'shirt',
      of: 'products',
      label: text.step_products,
      note: text.step_products_note,
      chosen: products.length,
    },
    {
      icon: 'layers',
      of: 'artworks',
      label: text.step_artworks,
      note: text.step_artworks_note,
      chosen: artworks.length,
    },
  ] as const
  const next = steps.find(({ chosen }) => chosen === 0)?.of
  return (
    <div className={`justify-items-center text-center gap-3 px-5 py-8 m-auto ${css.welcome}`}>
      <h2 className="text-xl">{text.empty_title}</h2>
      <p>{text.empty_body}</p>
      <ol className="bare-list flex-wrap justify-center gap-4 mt-5">
        {steps.map(({ icon, of, label, note, chosen }, n) => (
          <li key={of} data-done={chosen > 0} data-next={of === next}>
            <button type="button" onClick={() => onDialog(of)}>
              <Icon name={chosen > 0 ? 'check' : icon} size_px={28} />
              <strong>{`${n + 1}. ${label}`}</strong>
              <span>{chosen > 0 ? fill(text.step_chosen, { count: chosen }) : note}</span>
            </button>
          </li>
        ))}
        <li>
          <div>
            <Icon name="setting" size_px={28} />
            <strong>{`3. ${text.step_rules}`}</strong>
            <span>{text.step_rules_note}</span>
          </div>
        </li>
      </ol>
      {products.length + artworks.length === 0 ? <ExampleButton /> : null}
    </div>
  )
}
