import type { DeskProduct } from '@inkroute/contract/catalog/desk/desk'
import { productPicture } from '@inkroute/contract/catalog/pictures'
import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { formatMoney } from '../../../../shared/format/money.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { RelativeTime } from '../../../../shared/ui/relative-time.tsx'
import { ACTIONS } from '../../../../shared/ui/table/card-table.tsx'
import css from './list.module.css'
import { listText } from './list.text.ts'
import { ProductActions } from './product-actions.tsx'

function NameCell({ row }: { row: DeskProduct }) {
  return (
    <Link to={`/ops/catalog/${row.id}`} className={`flex items-center text-ink gap-3 ${css.name}`}>
      {row.picture ? (
        <img src={productPicture(row.picture, 240)} alt="" width={56} height={56} loading="lazy" />
      ) : (
        <span className={`grid place-items-center text-quiet ${css.no_picture}`}>
          <Icon name="shirt" />
        </span>
      )}
      <span>
        <strong className="block font-medium">{row.name || row.code}</strong>
        <small>
          {row.code}
          {row.category ? ` · ${row.category.name}` : ''}
        </small>
      </span>
    </Link>
  )
}

const getPrice = ({ price_from, price_to }: DeskProduct) =>
  price_from === price_to ? formatMoney(price_from) : `${formatMoney(price_from)} – ${formatMoney(price_to)}`

export function useProductColumns(): TableColumnsType<DeskProduct> {
  const text = useText(listText)
  return [
    { title: text.product, render: (_, row) => <NameCell row={row} /> },
    {
      title: text.state,
      width: 150,
      render: (_, row) => (
        <span className={`whitespace-nowrap ${css.state}`} data-state={row.state}>
          {text[`state_${row.state}`]}
        </span>
      ),
    },
    { title: text.price, width: 170, align: 'right', render: (_, row) => getPrice(row) },
    { title: text.variants, width: 80, align: 'right', responsive: ['xl'], dataIndex: 'variants' },
    {
      title: text.techniques,
      width: 170,
      responsive: ['xl'],
      render: (_, row) => row.techniques.map(({ name }) => name).join(' · '),
    },
    {
      title: text.sales,
      width: 90,
      align: 'right',
      responsive: ['xl'],
      render: (_, row) => row.sales.toLocaleString(),
    },
    {
      title: text.changed,
      width: 130,
      responsive: ['md'],
      render: (_, row) => (
        <>
          <RelativeTime at={row.updated_at} />
          <small className={css.by}>{row.updated_by}</small>
        </>
      ),
    },
    { title: text.actions, key: ACTIONS, width: 200, render: (_, row) => <ProductActions row={row} /> },
  ]
}
