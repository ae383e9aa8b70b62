import * as contract from '@inkroute/contract/template/template'
import { type DesignDocument, isEmptyDesign } from '@inkroute/engine/document/design-document'
import { useState } from 'react'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import css from './template.module.css'
import { templateText } from './template.text.ts'
import { useTemplate } from './use-template.ts'

interface PanelProps {
  readonly product: { readonly id: number; readonly name: string }
  readonly color_id: number
  /** Returns the current design. */
  readonly documentNow: () => DesignDocument
  /** Replaces the current design with a template, whatever product it was made for; can be undone. */
  readonly onUse: (document: DesignDocument) => Promise<void>
}

type Card = Pick<contract.PlatformTemplate, 'id' | 'name' | 'color_hex' | 'picture_url'>

function Tiles({ cards, onPick }: { cards: readonly Card[]; onPick: (id: number) => void }) {
  return (
    <ul className={css.tiles}>
      {cards.map(({ id, name, color_hex, picture_url }) => (
        <li key={id}>
          <button type="button" className={css.tile} title={name} onClick={() => onPick(id)}>
            <span className={css.frame} style={{ background: color_hex }}>
              {picture_url ? <img src={picture_url} alt="" loading="lazy" /> : null}
            </span>
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Templates of the current product and, carried over to it, those of others; and saving the design as one. */
export function TemplatePanel({ product, color_id, documentNow, onUse }: PanelProps) {
  const text = useText(templateText)
  const [name, setName] = useState('')
  const query = { basic_product_id: product.id, page_size: 100 }
  const all = useCall(contract.listTemplates, { page_size: 100 }, { quiet: true, stale_ms: 600_000 }).data?.data ?? []
  const platform = all.filter(({ basic_product_id }) => basic_product_id === product.id)
  const others = all.filter(({ basic_product_id }) => basic_product_id !== product.id)
  const own = useCall(contract.listUserTemplates, query, { quiet: true }).data?.data ?? []
  const keep = useSend(contract.createUserTemplate, {
    refetch: [contract.listUserTemplates],
    onSuccess: () => {
      setName('')
      showToast('success', text.saved)
    },
  })
  const use = useTemplate(onUse)
  const save = () => {
    const document = documentNow()
    if (isEmptyDesign(document)) return
    keep.mutate({ name: name.trim() || product.name, basic_product_id: product.id, color_id, document })
  }
  return (
    <div className={css.panel}>
      <input
        value={name}
        maxLength={60}
        placeholder={text.name}
        aria-label={text.name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="button" className={css.keep} disabled={keep.isPending} onClick={save}>
        {text.keep}
      </button>
      {own.length > 0 ? <h3>{text.own}</h3> : null}
      <Tiles cards={own} onPick={(id) => void use('own', id)} />
      <h3>{text.platform}</h3>
      {platform.length === 0 ? <p className={css.note}>{text.none}</p> : null}
      <Tiles cards={platform} onPick={(id) => void use('platform', id)} />
      {others.length > 0 ? <h3>{text.others}</h3> : null}
      <Tiles cards={others} onPick={(id) => void use('platform', id)} />
    </div>
  )
}
