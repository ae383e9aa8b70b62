import * as contract from '@inkroute/contract/template/template'
import { type DesignDocument, isEmptyDesign } from '@inkroute/engine/document/design-document'
import { useState } from 'react'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { useLater } from '../../shared/hooks/use-later.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import css from './template.module.css'
import { templateText } from './template.text.ts'
import { Thumb } from './thumb.tsx'
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
    <ul className="bare-list grid grid-cols-halves gap-2">
      {cards.map(({ id, name, color_hex, picture_url }) => (
        <li key={id}>
          <button
            type="button"
            className={`grid w-full overflow-hidden text-xs text-inherit text-left cursor-pointer bg-none border-studio rounded-control p-0 ${css.tile}`}
            title={name}
            onClick={() => onPick(id)}
          >
            <Thumb key={picture_url} url={picture_url} alt="" color_hex={color_hex} />
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const PAGE_SIZE = 24
const KNOWN = { quiet: true, stale_ms: 600_000 } as const

/** The platform's templates, those of the current product first, then those of its kind. */
function PlatformTemplates({ product_id, onPick }: { product_id: number; onPick: (id: number) => void }) {
  const text = useText(templateText)
  const [keyword, setKeyword] = useState('')
  const [scenario, setScenario] = useState('')
  const [page, setPage] = useState(1)
  const asked = useLater(keyword.trim())
  const scenarios = useCall(contract.listScenarios, {}, KNOWN).data?.data ?? []
  const filter = { ...(asked ? { keyword: asked } : {}), ...(scenario ? { scenario } : {}) }
  const input = { ...filter, for_product_id: product_id, page, page_size: PAGE_SIZE }
  const found = useCall(contract.listTemplates, input, KNOWN)
  const cards = found.data?.data ?? []
  const own = cards.filter(({ basic_product_id }) => basic_product_id === product_id)
  const others = cards.filter(({ basic_product_id }) => basic_product_id !== product_id)
  const pages = Math.ceil((found.data?.total ?? 0) / PAGE_SIZE)
  return (
    <>
      <h3>{text.platform}</h3>
      <input
        type="search"
        value={keyword}
        maxLength={60}
        placeholder={text.search}
        aria-label={text.search}
        onChange={(event) => {
          setKeyword(event.target.value)
          setPage(1)
        }}
      />
      <select
        className={css.choose}
        value={scenario}
        aria-label={text.scenario}
        onChange={(event) => {
          setScenario(event.target.value)
          setPage(1)
        }}
      >
        <option value="">
          {text.scenario} · {text.all}
        </option>
        {scenarios.map(({ key, name, count }) => (
          <option key={key} value={key}>
            {name} · {count}
          </option>
        ))}
      </select>
      {found.isPending ? (
        <p className="text-xs text-quiet" role="status">
          {text.loading}
        </p>
      ) : null}
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.data?.total === 0 ? (
        <p className="text-xs text-quiet">
          {text.none}
          <br />
          {text.none_hint}
        </p>
      ) : null}
      <Tiles cards={own} onPick={onPick} />
      {others.length > 0 ? <h3>{text.others}</h3> : null}
      <Tiles cards={others} onPick={onPick} />
      {pages > 1 ? (
        <nav className={`flex items-center justify-between text-xs text-studio ${css.pager}`}>
          <button type="button" aria-label={text.earlier} disabled={page <= 1} onClick={() => setPage(page - 1)}>
            ‹
          </button>
          <span>{fill(text.page_of, { page, pages })}</span>
          <button type="button" aria-label={text.later} disabled={page >= pages} onClick={() => setPage(page + 1)}>
            ›
          </button>
        </nav>
      ) : null}
    </>
  )
}

/** Templates of the current product and, carried over to it, those of others; and saving the design as one. */
export function TemplatePanel({ product, color_id, documentNow, onUse }: PanelProps) {
  const text = useText(templateText)
  const [name, setName] = useState('')
  const query = { basic_product_id: product.id, page_size: 100 }
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
    if (isEmptyDesign(document)) {
      showToast('info', text.keep_empty)
      return
    }
    keep.mutate({ name: name.trim() || product.name, basic_product_id: product.id, color_id, document })
  }
  return (
    <div className={`grid gap-3 ${css.panel}`}>
      <details className={`grid border-studio rounded-control ${css.own}`}>
        <summary className="cursor-pointer p-2.5">
          {text.own}
          <span>{own.length}</span>
        </summary>
        <Tiles cards={own} onPick={(id) => void use('own', id)} />
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
      </details>
      <PlatformTemplates key={product.id} product_id={product.id} onPick={(id) => void use('platform', id)} />
    </div>
  )
}
