import type { TermKind } from '@inkroute/contract/catalog/desk/codes'
import * as contract from '@inkroute/contract/catalog/desk/terms'
import { Button, Empty, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { useDragSort } from '../../../../shared/hooks/use-drag-sort.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { EntryRow } from './entry-row.tsx'
import css from './terms.module.css'
import { termsText } from './terms.text.ts'

const changed = [contract.listDeskTerms, contract.getDeskOptions]

interface DialogProps {
  readonly kind: TermKind
  /** Null for a new one. */
  readonly term: contract.DeskTerm | null
  readonly onClose: () => void
}

function TermDialog({ kind, term, onClose }: DialogProps) {
  const text = useText(termsText)
  const { language } = useLanguage()
  const options = { quiet: true, refetch: changed, onSuccess: () => showToast('success', text.saved) }
  const add = useSend(contract.addDeskTerm, options)
  const change = useSend(contract.changeDeskTerm, options)
  return (
    <EntryDialog
      title={term ? fill(text.edit_title, { name: term.name[language] }) : fill(text.add_title, { kind: text[kind] })}
      is_new={term === null}
      parents={null}
      initial={{ key: term?.key ?? '', name: term?.name ?? { zh: '', en: '' }, keywords: '', parent: '' }}
      save={({ key, name }) =>
        term ? change.mutateAsync({ kind, key: term.key, name }) : add.mutateAsync({ kind, key, name })
      }
      onClose={onClose}
    />
  )
}

/** The words of one kind in the order the shop shows them. */
export function TermList({ kind }: { kind: TermKind }) {
  const text = useText(termsText)
  const [dialog, setDialog] = useState<{ readonly term: contract.DeskTerm | null } | null>(null)
  const list = useCall(contract.listDeskTerms, { kind }, { quiet: true })
  const sort = useSend(contract.sortDeskTerms, { refetch: changed })
  const remove = useSend(contract.removeDeskTerm, {
    refetch: changed,
    onSuccess: () => showToast('success', text.removed),
  })
  const terms = list.data?.data ?? []
  const { dragProps, step } = useDragSort(terms, (next) => sort.mutate({ kind, keys: next.map(({ key }) => key) }))
  if (list.isError) return <LoadFailed onRetry={() => void list.refetch()} />
  if (list.isPending) return <Skeleton active />
  return (
    <div className={`card px-4 pt-2 pb-4 ${css.panel}`}>
      {terms.length === 0 ? <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.none} /> : null}
      <ul className={`bare-list ${css.list}`}>
        {terms.map((term, index) => (
          <li key={term.key} {...dragProps(index)}>
            <EntryRow
              name={term.name}
              id={term.key}
              products={term.products}
              is_used={term.products > 0}
              is_first={index === 0}
              is_last={index === terms.length - 1}
              onMove={(by) => step(index, by)}
              onEdit={() => setDialog({ term })}
              onRemove={() => remove.mutate({ kind, key: term.key })}
            />
          </li>
        ))}
      </ul>
      <div className={`flex flex-wrap items-center gap-3 mt-4 ${css.foot}`}>
        <Button type="primary" onClick={() => setDialog({ term: null })}>
          {text.add}
        </Button>
        <small>{text.drag_hint}</small>
      </div>
      {dialog ? <TermDialog kind={kind} term={dialog.term} onClose={() => setDialog(null)} /> : null}
    </div>
  )
}
