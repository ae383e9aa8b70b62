import type { GoodsCard } from '@inkroute/contract/goods/goods'
import type { ListedGoods } from '@inkroute/contract/listing/listing'
import { Table, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { useSelectionLabels } from '../../../shared/ui/table/use-selection-labels.ts'
import { GoodsRowActions } from '../actions/goods-actions.tsx'
import { goodsText } from '../goods.text.ts'
import { rangeText, shortList, titleFor } from '../goods.view.ts'
import { ListedMarks, useListed } from '../listed/listed.tsx'
import { GoodsCover, TagMarks } from './goods-cover.tsx'
import css from './library.module.css'

interface TableProps {
  readonly goods: readonly GoodsCard[]
  readonly chosen: ReadonlySet<number>
  readonly onSelect: (ids: ReadonlySet<number>) => void
}

function NameCell({ goods, listed }: { goods: GoodsCard; listed: readonly ListedGoods[] | undefined }) {
  const { language } = useLanguage()
  const title = titleFor(goods, language)
  return (
    <div className={`flex items-center gap-3 ${css.nameCell}`}>
      <Link
        to={`/goods/detail/${goods.id}`}
        className={`flex-none w-14 h-14 overflow-hidden bg-fill rounded-control ${css.thumb}`}
        aria-label={title}
      >
        <GoodsCover goods={goods} />
      </Link>
      <div>
        <Link to={`/goods/detail/${goods.id}`} className={css.title}>
          {title}
        </Link>
        <TagMarks tags={goods.tags} />
        <ListedMarks listed={listed} />
      </div>
    </div>
  )
}

function useColumns(listed: ReturnType<typeof useListed>): TableColumnsType<GoodsCard> {
  const text = useText(goodsText)
  return [
    {
      title: text.col_goods,
      key: 'goods',
      render: (_, goods) => <NameCell goods={goods} listed={listed.get(goods.id)} />,
    },
    { title: text.col_product, key: 'product', dataIndex: 'product_name', responsive: ['xl'] },
    {
      title: text.col_variants,
      key: 'variants',
      responsive: ['md'],
      render: (_, { sku_count, sizes }) => (
        <>
          {fill(text.skus, { count: sku_count })}
          <div className="text-xs text-quiet">{shortList(sizes)}</div>
        </>
      ),
    },
    {
      title: text.col_price,
      key: 'price',
      align: 'right',
      render: (_, { price }) =>
        price ? rangeText(price) : <span className="text-xs text-quiet">{text.no_price}</span>,
    },
    {
      title: text.col_cost,
      key: 'cost',
      align: 'right',
      responsive: ['md'],
      render: (_, { cost }) => rangeText(cost),
    },
    {
      title: text.col_created,
      key: 'created',
      width: 120,
      responsive: ['xl'],
      render: (_, { created_at }) => <RelativeTime at={created_at} />,
    },
    {
      title: text.col_actions,
      key: 'actions',
      width: 260,
      responsive: ['md'],
      render: (_, { id, is_orderable, purge_at }) =>
        purge_at ? null : <GoodsRowActions goods_id={id} is_orderable={is_orderable} />,
    },
  ]
}

export function GoodsTable({ goods, chosen, onSelect }: TableProps) {
  const words = useSelectionLabels(goods)
  const listed = useListed(goods.map(({ id }) => id))
  return (
    <Table
      rowKey="id"
      columns={useColumns(listed)}
      dataSource={[...goods]}
      pagination={false}
      rowSelection={{ ...words, selectedRowKeys: [...chosen], onChange: (keys) => onSelect(new Set(keys.map(Number))) }}
    />
  )
}
