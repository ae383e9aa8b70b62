import * as contract from '@inkroute/contract/warehouse/stock'
import { Skeleton, Tag } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from '../warehouse.module.css'
import { warehouseText } from '../warehouse.text.ts'
import { endingFirst } from './ending-stock.view.ts'
import { stockText } from './stock.text.ts'

const SHOWN = 6
const REFRESH_MS = 300_000
const page = { page: 1, page_size: SHOWN } as const

/** Blanks that are out, at their reorder point, or gone within weeks at the present pace. */
export function EndingStock() {
  const text = useText(stockText)
  const shared = useText(warehouseText)
  const short = useCall(contract.listStock, { ...page, state: 'short' }, { quiet: true, refetch_ms: REFRESH_MS })
  const soon = useCall(contract.listStock, { ...page, sort: 'cover' }, { quiet: true, refetch_ms: REFRESH_MS })
  const is_ready = short.data !== undefined && soon.data !== undefined
  const rows = endingFirst([...(short.data?.data ?? []), ...(soon.data?.data ?? [])]).slice(0, SHOWN)
  return (
    <Panel title={text.ending} extra={<Link to="/ops/stock?sort=cover">{text.ending_all}</Link>}>
      {is_ready && rows.length === 0 ? <p className={css.ending_none}>{text.ending_none}</p> : null}
      <ul className={`bare-list grid gap-3 ${css.ending}`}>
        {rows.map((row) => (
          <li className="grid items-center gap-3" key={`${row.item_id} ${row.warehouse_code}`}>
            {row.picture_url ? (
              <img src={row.picture_url} alt="" width={40} height={40} loading="lazy" />
            ) : (
              <span className={css.no_picture} />
            )}
            <span>
              <Link className="truncate block" to={`/ops/stock?keyword=${encodeURIComponent(row.sku)}`}>
                {row.product} · {row.variant}
              </Link>
              <small>
                {row.warehouse_code} · {fill(shared.pieces, { count: row.pieces })}
                {row.incoming > 0 ? ` · ${text.incoming} ${row.incoming}` : ''}
              </small>
            </span>
            {row.cover_days === null ? (
              <Tag color={row.state === 'out' ? 'red' : 'orange'}>{shared[row.state]}</Tag>
            ) : (
              <Tag color={row.cover_days <= 3 ? 'red' : 'orange'}>{fill(text.days, { count: row.cover_days })}</Tag>
            )}
          </li>
        ))}
      </ul>
      {is_ready || short.isError || soon.isError ? null : <Skeleton active title={false} paragraph={{ rows: 4 }} />}
    </Panel>
  )
}
