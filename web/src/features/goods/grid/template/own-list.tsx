import * as contract from '@inkroute/contract/goods/grid/template'
import { Button, Input, Modal, Pagination, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../../shared/hooks/use-search-filter.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../../shared/ui/relative-time.tsx'
import { filterKeys, getLink, PAGE_SIZE } from './pay-list.tsx'
import css from './template.module.css'
import { bottomTemplateText } from './template.text.ts'
import { TemplateCard } from './template-card.tsx'

type Asked = { readonly kind: 'rename' | 'delete'; readonly card: contract.BottomTemplate }

function AskDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const text = useText(bottomTemplateText)
  const options = { refetch: [contract.listBottomTemplates], onSuccess: onClose }
  const rename = useSend(contract.changeBottomTemplate, options)
  const remove = useSend(contract.deleteBottomTemplate, options)
  const { id } = asked.card
  const [name, setName] = useState(asked.card.name)
  const is_rename = asked.kind === 'rename'
  return (
    <Modal
      open
      title={is_rename ? text.rename : fill(text.delete_title, { name: asked.card.name })}
      okText={is_rename ? text.save : text.delete}
      cancelText={text.cancel}
      okButtonProps={{
        danger: !is_rename,
        loading: rename.isPending || remove.isPending,
        disabled: is_rename && !name.trim(),
      }}
      onOk={() => (is_rename ? rename.mutate({ id, name: name.trim() }) : remove.mutate({ id }))}
      onCancel={onClose}
    >
      {is_rename ? (
        <Input
          autoFocus
          value={name}
          maxLength={60}
          aria-label={text.name}
          onChange={(event) => setName(event.target.value)}
        />
      ) : (
        text.delete_body
      )}
    </Modal>
  )
}

/** The seller's saved templates. */
export function OwnList() {
  const text = useText(bottomTemplateText)
  const { filter, page, setFilter } = useSearchFilter(filterKeys)
  const [asked, setAsked] = useState<Asked | null>(null)
  const query = { page, page_size: PAGE_SIZE, ...(filter.keyword ? { keyword: filter.keyword } : {}) }
  const found = useCall(contract.listBottomTemplates, query, { quiet: true })
  return (
    <>
      {found.isPending ? <Skeleton active /> : null}
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.data?.total === 0 ? <EmptyState icon="layers" title={text.none_own} body={text.none_own_body} /> : null}
      <ul className={`bare-list grid gap-4 ${css.grid}`}>
        {found.data?.data.map((card) => (
          <TemplateCard
            key={card.id}
            card={card}
            note={
              <p className="text-xs text-quiet">
                {text.changed} <RelativeTime at={card.updated_at} />
              </p>
            }
            actions={
              <>
                <Button
                  type="primary"
                  size="small"
                  href={getLink('own', card.id)}
                  target="_blank"
                  aria-label={fill(text.use_one, { name: card.name })}
                >
                  {text.use}
                </Button>
                <Button size="small" onClick={() => setAsked({ kind: 'rename', card })}>
                  {text.rename}
                </Button>
                <Button size="small" danger onClick={() => setAsked({ kind: 'delete', card })}>
                  {text.delete}
                </Button>
              </>
            }
          />
        ))}
      </ul>
      {found.data && found.data.total > PAGE_SIZE ? (
        <Pagination
          current={page}
          total={found.data.total}
          pageSize={PAGE_SIZE}
          showSizeChanger={false}
          onChange={(next) => setFilter({ page: String(next) })}
        />
      ) : null}
      {asked ? <AskDialog key={`${asked.kind}${asked.card.id}`} asked={asked} onClose={() => setAsked(null)} /> : null}
    </>
  )
}
