import type { CallInput } from '@inkroute/contract/endpoint'
import { type ListingPreview, previewListings } from '@inkroute/contract/listing/listing'
import { Collapse, Skeleton, Table } from 'antd'
import { useCall } from '../../shared/api/hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { Fix } from './fix.tsx'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'

function Variants({ preview, currency }: { preview: ListingPreview; currency: string }) {
  const text = useText(listingText)
  return (
    <Table
      rowKey="sku"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content', y: 260 }}
      dataSource={preview.variants}
      columns={[
        { title: text.variant, dataIndex: 'options' },
        { title: `${text.selling} (${currency})`, dataIndex: 'price', align: 'right' },
        { title: `${text.cost} (CNY)`, dataIndex: 'cost', align: 'right' },
        { title: text.stock, dataIndex: 'quantity', align: 'right' },
        { title: text.sku, dataIndex: 'sku' },
      ]}
    />
  )
}

interface PreviewProps {
  readonly preview: ListingPreview
  readonly currency: string
  /** Opens the template at this field. */
  readonly onFix: (field: string) => void
}

function Preview({ preview, currency, onFix }: PreviewProps) {
  const text = useText(listingText)
  return (
    <li>
      <div className={css.goods}>
        {preview.cover ? <img src={preview.cover} alt="" loading="lazy" /> : <span className={css.blank} />}
        <div>
          <b>{preview.title}</b>
          <small>
            {fill(text.pictures, { count: preview.picture_count })} ·{' '}
            {fill(text.skus, { count: preview.variants.length })}
          </small>
          {preview.problems.length === 0 ? <small className={css.good}>{text.ready}</small> : null}
        </div>
      </div>
      {preview.problems.length > 0 ? (
        <ul className={css.problems}>
          {preview.problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {message} <Fix field={field} goods_id={preview.goods_id} onFix={onFix} />
            </li>
          ))}
        </ul>
      ) : null}
      <Collapse
        ghost
        size="small"
        items={[{ key: 'more', label: text.more, children: <Variants preview={preview} currency={currency} /> }]}
      />
    </li>
  )
}

interface ReleasePreviewProps {
  readonly wanted: CallInput<typeof previewListings> | null
  readonly onFix: (field: string) => void
}

/** Preview of the listings with the platform's likely refusals and links to fix them. */
export function ReleasePreview({ wanted, onFix }: ReleasePreviewProps) {
  const text = useText(listingText)
  const nothing = { platform: 'etsy', template_id: 0, goods_ids: [] }
  const asked = useCall(previewListings, wanted ?? nothing, { enabled: wanted !== null, quiet: true })
  if (!wanted) return <p className={css.quiet}>{text.preview_hint}</p>
  if (asked.isError && !asked.data) return <LoadFailed onRetry={() => void asked.refetch()} />
  if (!asked.data) return <Skeleton active />
  const { data, currency } = asked.data
  return (
    <ul className={css.previews}>
      {data.map((preview) => (
        <Preview key={preview.goods_id} preview={preview} currency={currency} onFix={onFix} />
      ))}
    </ul>
  )
}
