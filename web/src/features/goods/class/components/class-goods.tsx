import * as contract from '@inkroute/contract/goods/class'
import * as goods from '@inkroute/contract/goods/goods'
import { Checkbox, Input, Pagination, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { Allowed } from '../../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { titleFor } from '../../goods.view.ts'
import css from '../class.module.css'
import { classText } from '../class.text.ts'
import { getTree } from '../class.view.ts'

const PAGE_SIZE = 20

interface CardProps {
  readonly card: goods.GoodsCard
  readonly is_chosen: boolean
  readonly onChoose: (is_chosen: boolean) => void
}

function Card({ card, is_chosen, onChoose }: CardProps) {
  const text = useText(classText)
  const { language } = useLanguage()
  const title = titleFor(card, language)
  return (
    <li className={`flex flex-wrap items-center bg-surface border rounded-control gap-2 px-3 py-2 ${css.goods}`}>
      <Checkbox
        aria-label={fill(text.choose, { name: title })}
        checked={is_chosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      {card.cover ? <img src={card.cover} alt="" loading="lazy" /> : <span className={css.blank} />}
      <Link to={`/goods/detail/${card.id}`}>{title}</Link>
      <span className="text-sm text-quiet">{fill(text.skus, { count: card.sku_count })}</span>
    </li>
  )
}

interface MoveProps {
  readonly ids: readonly number[]
  readonly classes: readonly contract.GoodsClass[]
  readonly onDone: () => void
}

function MoveBar({ ids, classes, onDone }: MoveProps) {
  const text = useText(classText)
  const move = useSend(contract.classGoods, {
    refetch: [contract.listGoodsClasses, goods.listGoods],
    onSuccess: ({ moved }) => {
      showToast('success', fill(text.moved, { count: moved }))
      onDone()
    },
  })
  const names = new Map(classes.map(({ id, name }) => [id, name]))
  const options = getTree(classes).map(({ own }) => ({
    value: own.id,
    label: own.parent_id === null ? own.name : `${names.get(own.parent_id)} / ${own.name}`,
  }))
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span>{fill(text.chosen, { count: ids.length })}</span>
      <Select
        style={{ width: 220 }}
        aria-label={text.move}
        placeholder={text.move}
        value={null}
        loading={move.isPending}
        options={[...options, { value: 0, label: text.move_none }]}
        onChange={(id) => move.mutate({ ids: [...ids], class_id: id === 0 ? null : id })}
      />
    </div>
  )
}

/** Goods of the chosen class, to be moved to another. */
export function ClassGoods({ class_id, classes }: { class_id: number | undefined; classes: MoveProps['classes'] }) {
  const text = useText(classText)
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  const [ids, setIds] = useState<readonly number[]>([])
  const asked = { keyword, page, page_size: PAGE_SIZE, ...(class_id === undefined ? {} : { class_id }) }
  const found = useCall(goods.listGoods, asked, { quiet: true })
  if (found.isError) return <LoadFailed onRetry={() => void found.refetch()} />
  const cards = found.data?.data ?? []
  return (
    <div className="grid grid-cols-1 list-none gap-2">
      <Input.Search
        allowClear
        style={{ maxWidth: 320 }}
        placeholder={text.search}
        aria-label={text.search}
        onSearch={(words) => {
          setKeyword(words.trim())
          setPage(1)
        }}
      />
      {ids.length > 0 ? (
        <Allowed permission="goods.class:edit">
          <MoveBar ids={ids} classes={classes} onDone={() => setIds([])} />
        </Allowed>
      ) : null}
      {found.isPending ? <Skeleton active /> : null}
      {found.data && cards.length === 0 ? <EmptyState icon="box" title={text.empty} body={text.empty_body} /> : null}
      <ul className="bare-list grid grid-cols-1 gap-2">
        {cards.map((card) => (
          <Card
            key={card.id}
            card={card}
            is_chosen={ids.includes(card.id)}
            onChoose={(is_chosen) => setIds(is_chosen ? [...ids, card.id] : ids.filter((id) => id !== card.id))}
          />
        ))}
      </ul>
      <Pagination
        current={page}
        pageSize={PAGE_SIZE}
        total={found.data?.total ?? 0}
        showSizeChanger={false}
        hideOnSinglePage
        onChange={setPage}
      />
    </div>
  )
}
