import type { ListingPreview } from '@inkroute/contract/listing/listing'
import { Button, Collapse, Input, Table, Tag } from 'antd'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
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

/** Everything buyers will read, as the platform gets it. */
function Texts({ preview, onPlace }: { preview: ListingPreview; onPlace: () => void }) {
  const text = useText(listingText)
  const change = (
    <Button type="link" size="small" style={{ padding: 0 }} onClick={onPlace}>
      {text.change_category}
    </Button>
  )
  const facts = [
    { name: text.category, value: preview.category, change },
    { name: text.brand, value: preview.brand },
    ...preview.attributes,
  ].filter(({ value }) => value !== '')

  return (
    <div className="grid gap-3">
      {preview.pictures.length > 0 ? (
        <ul className={`bare-list flex overflow-x-auto gap-2 ${css.strip}`} aria-label={text.show_images}>
          {preview.pictures.map((url) => (
            <li key={url}>
              <img className="block object-cover bg-paper rounded-control" src={url} alt="" loading="lazy" />
            </li>
          ))}
        </ul>
      ) : null}
      {preview.description ? <p className={`wrap-anywhere ${css.description}`}>{preview.description}</p> : null}
      {preview.tags.length > 0 ? (
        <p className="flex flex-wrap gap-1">
          {preview.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
      ) : null}
      {facts.length > 0 ? (
        <dl className={`grid gap-1 m-0 ${css.facts}`}>
          {facts.map(({ name, value, ...fact }) => (
            <div key={name}>
              <dt className="text-quiet">{name}</dt>
              <dd className="wrap-anywhere m-0">
                {value} {'change' in fact ? fact.change : null}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}

/** How buyers of personalised goods will be asked, and what the seller has to do for it. */
function AskedBuyer({ personal }: { personal: NonNullable<ListingPreview['personal']> }) {
  const text = useText(listingText)
  const { asked, left, has_widget, extras, warnings } = personal
  const names = (labels: readonly string[]) => labels.join(text.between_names)
  return (
    <section className={`mt-2 ${css.asked}`} aria-label={text.asked_title}>
      <b>{text.asked_title}</b>
      {asked.length > 0 ? <p>{fill(text.asked_by_platform, { names: names(asked) })}</p> : null}
      {left.length > 0 ? (
        <p>{fill(has_widget ? text.asked_by_widget : text.asked_by_link, { names: names(left) })}</p>
      ) : null}
      {extras === 'none' ? null : <p>{text[`asked_extras_${extras}`]}</p>}
      {warnings.map((problem) => (
        <p key={problem}>{fill(text.asked_warning, { problem })}</p>
      ))}
    </section>
  )
}

/** These goods are in the shop already. */
function Listed({ listed }: { listed: NonNullable<ListingPreview['listed']> }) {
  const text = useText(listingText)
  return (
    <small>
      {listed.state === 'live' ? text.already_live : text[`state_${listed.state}`]}{' '}
      {listed.url ? (
        <a href={listed.url} target="_blank" rel="noreferrer">
          {text.open_listing}
        </a>
      ) : null}
    </small>
  )
}

/** The title buyers read, written by the template until somebody changes it here. */
function Title({ title, onChange }: { title: string; onChange: (title: string) => void }) {
  const text = useText(listingText)
  return (
    <Input.TextArea
      key={title}
      className={css.title ?? ''}
      variant="borderless"
      autoSize
      maxLength={500}
      aria-label={text.own_title}
      defaultValue={title}
      onBlur={({ target }) => target.value.trim() !== title && onChange(target.value.trim())}
      onPressEnter={(event) => {
        event.preventDefault()
        event.currentTarget.blur()
      }}
    />
  )
}

interface ChangeProps {
  /** Opens the template at this field. */
  readonly onFix: (field: string) => void
  readonly onTitle: (goods_id: number, title: string) => void
  /** Asks where this product belongs. */
  readonly onPlace: (product_id: number) => void
}

interface PreviewProps extends ChangeProps {
  readonly preview: ListingPreview
  readonly currency: string
  readonly is_open: boolean
}

function Preview({ preview, currency, onFix, onTitle, onPlace, is_open }: PreviewProps) {
  const text = useText(listingText)
  return (
    <li>
      <div className={`flex items-center min-w-0 gap-3 ${css.goods}`}>
        {preview.cover ? <img src={preview.cover} alt="" loading="lazy" /> : <span className={css.blank} />}
        <div className="min-w-0">
          <Title title={preview.title} onChange={(title) => onTitle(preview.goods_id, title)} />
          <small>
            {fill(text.pictures, { count: preview.picture_count })} ·{' '}
            {fill(text.skus, { count: preview.variants.length })}
          </small>
          {preview.warnings.map((warning) => (
            <small key={warning} className={css.warning}>
              {warning}
            </small>
          ))}
          {preview.problems.length + preview.warnings.length === 0 ? (
            <small className={css.good}>{text.ready}</small>
          ) : null}
          {preview.listed ? <Listed listed={preview.listed} /> : null}
        </div>
      </div>
      {preview.problems.length > 0 ? (
        <ul className={`text-danger m-0 mt-2 ${css.problems}`}>
          {preview.problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {message} <Fix field={field} goods_id={preview.goods_id} onFix={onFix} />
            </li>
          ))}
        </ul>
      ) : null}
      {preview.personal ? <AskedBuyer personal={preview.personal} /> : null}
      <Collapse
        ghost
        size="small"
        defaultActiveKey={is_open ? ['texts'] : []}
        items={[
          {
            key: 'texts',
            label: text.texts,
            children: <Texts preview={preview} onPlace={() => onPlace(preview.product_id)} />,
          },
          { key: 'more', label: text.more, children: <Variants preview={preview} currency={currency} /> },
        ]}
      />
    </li>
  )
}

interface ReleasePreviewProps extends ChangeProps {
  readonly previews: readonly ListingPreview[]
  readonly currency: string
}

/** Preview of the listings with the platform's likely refusals and links to fix them. */
export function ReleasePreview({ previews, currency, ...changes }: ReleasePreviewProps) {
  return (
    <ul className={`bare-list grid grid-cols-1 gap-3 ${css.previews}`}>
      {previews.map((preview) => (
        <Preview
          key={preview.goods_id}
          preview={preview}
          currency={currency}
          {...changes}
          is_open={previews.length === 1}
        />
      ))}
    </ul>
  )
}
