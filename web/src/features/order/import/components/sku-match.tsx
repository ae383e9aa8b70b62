import { type ImportDetail, matchImportSku, suggestImportSkus } from '@inkroute/contract/order/import/import'
import { Button, Input, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import { importText } from '../import.text.ts'
import css from '../mapping.module.css'
import { useKeepImport } from '../use-import.ts'

interface MatchProps {
  readonly import_id: number
  readonly code: string
  readonly title: string
  readonly onClose: () => void
}

function Suggestions({ import_id, code, title, words, onClose }: MatchProps & { readonly words: string }) {
  const text = useText(importText)
  const keep = useKeepImport()
  const asked = words ? { code: words, title: words } : { code, title }
  const list = useCall(suggestImportSkus, asked, { quiet: true })
  const match = useSend(matchImportSku, {
    onSuccess: (detail) => {
      keep(detail)
      showToast('success', text.matched)
      onClose()
    },
  })
  if (list.isPending) return <Skeleton active />
  if (list.data?.data.length === 0) return <p className="text-sm text-quiet">{text.match_none}</p>
  return (
    <ul className={`bare-list grid overflow-auto gap-2 ${css.suggestions}`}>
      {list.data?.data.map((sku) => (
        <li className="grid items-center gap-3" key={sku.id}>
          {sku.picture_url ? <img src={sku.picture_url} alt="" loading="lazy" /> : <span className={css.no_picture} />}
          <div className={`grid min-w-0 ${css.suggestion_words}`}>
            <strong>{sku.sku_code}</strong>
            <span>{sku.title}</span>
            <span className="text-sm text-quiet">
              {sku.color_name} · {sku.size_name}
              {sku.likeness > 0 ? ` · ${fill(text.likeness, { points: sku.likeness })}` : ''}
            </span>
          </div>
          <Button
            loading={match.isPending && match.variables?.sku_id === sku.id}
            onClick={() => match.mutate({ id: import_id, external_sku: code, sku_id: sku.id })}
          >
            {text.use_this}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Which of the seller's SKUs a code of the file means: suggestions by likeness, or a search. */
export function SkuMatchDialog(props: MatchProps) {
  const text = useText(importText)
  const [words, setWords] = useState('')
  return (
    <Modal open title={fill(text.match_title, { code: props.code })} footer={null} onCancel={props.onClose}>
      <p className="text-sm text-quiet">
        {props.title ? `${props.title} · ` : ''}
        {text.match_hint}
      </p>
      <Input.Search
        allowClear
        placeholder={text.match_search}
        aria-label={text.match_search}
        onSearch={(value) => setWords(value.trim())}
        style={{ margin: '12px 0' }}
      />
      <Suggestions {...props} words={words} />
    </Modal>
  )
}

/** All codes that mean nothing yet, so that each is matched once and not row by row. */
export function SkuMatchList({ detail }: { detail: ImportDetail }) {
  const text = useText(importText)
  const [open, setOpen] = useState<{ code: string; title: string }>()
  return (
    <section className={`bg-warning-soft border rounded-card px-4 py-3 ${css.unmatched}`} aria-label={text.match}>
      <strong>{fill(text.unmatched_title, { count: detail.unmatched.length })}</strong>
      <ul>
        {detail.unmatched.map(({ external_sku: code, title, rows }) => (
          <li key={code}>
            <Button size="small" onClick={() => setOpen({ code, title })}>
              <span className={`overflow-hidden text-ellipsis ${css.code}`}>{code}</span>
              <span className="text-sm text-quiet">{fill(text.unmatched_rows, { rows })}</span>
            </Button>
          </li>
        ))}
      </ul>
      {open ? <SkuMatchDialog import_id={detail.id} {...open} onClose={() => setOpen(undefined)} /> : null}
    </section>
  )
}
