import {
  getBottomTemplate,
  getPayBottomTemplate,
  listBottomTemplates,
  listPayBottomTemplates,
} from '@inkroute/contract/goods/grid/template'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { readDocument } from '@inkroute/engine/document/read-document'
import { Link } from 'react-router'
import { call } from '../../../shared/api/client.ts'
import { useCall } from '../../../shared/api/hooks.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { gridPanelsText } from './grid.text.ts'
import css from './grid-panels.module.css'

interface TemplatePanelProps {
  readonly onUse: (document: DesignDocument) => void
}

interface CardFacts {
  readonly id: number
  readonly name: string
  readonly picture_url: string | null
}

/** The document of an own or bought template; null if it no longer exists. */
export async function templateDocument(kind: 'own' | 'pay', id: number): Promise<DesignDocument | null> {
  const stored = kind === 'own' ? await call(getBottomTemplate, { id }) : await call(getPayBottomTemplate, { id })
  const read = readDocument(stored.document)
  return read.ok ? read.document : null
}

function Cards({ kind, cards, onUse }: TemplatePanelProps & { kind: 'own' | 'pay'; cards: readonly CardFacts[] }) {
  const text = useText(gridPanelsText)
  const use = async (id: number) => {
    const document = await templateDocument(kind, id).catch(() => null)
    if (document) onUse(document)
    else showToast('error', text.template_gone)
  }
  return (
    <ul className={`bare-list grid gap-2 ${css.tiles}`}>
      {cards.map(({ id, name, picture_url }) => (
        <li key={id}>
          <button
            type="button"
            className={`grid place-items-center w-full overflow-hidden text-xs text-ink cursor-pointer aspect-square bg-fill border-clear rounded-control p-1 ${css.tile}`}
            title={name}
            aria-label={name}
            onClick={() => void use(id)}
          >
            {picture_url ? <img src={picture_url} alt="" loading="lazy" /> : <span>{name}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Own and bought base templates, beside the sheet. */
export function BottomTemplatePanel({ onUse }: TemplatePanelProps) {
  const text = useText(gridPanelsText)
  const may_open = useMayOpen()
  const may_buy = may_open('/design/payBottomTemplate')
  const own = useCall(listBottomTemplates, { page_size: 60 }, { quiet: true }).data?.data ?? []
  const bought =
    useCall(listPayBottomTemplates, { page_size: 60, state: 'bought' }, { quiet: true, enabled: may_buy }).data?.data ??
    []
  return (
    <div className="flex flex-col gap-3">
      <p className="text-studio">{text.template_note}</p>
      <h3 className="text-xs font-medium text-studio mt-2">{text.template_own}</h3>
      {own.length === 0 ? <p className="text-studio">{text.template_none}</p> : null}
      <Cards kind="own" cards={own} onUse={onUse} />
      {bought.length > 0 ? (
        <>
          <h3 className="text-xs font-medium text-studio mt-2">{text.template_bought}</h3>
          <Cards kind="pay" cards={bought} onUse={onUse} />
        </>
      ) : null}
      {may_buy ? (
        <Link className={css.link} to="/design/payBottomTemplate">
          {text.template_more}
        </Link>
      ) : null}
    </div>
  )
}
