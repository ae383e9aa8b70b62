import { countryName } from '@inkroute/contract/countries'
import type { ApplicationStatus } from '@inkroute/contract/product-request/codes'
import type { Application } from '@inkroute/contract/product-request/product-request'
import { Alert, Badge, Descriptions, Image } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { requestText } from '../request.text.ts'
import { statusColors, statusName } from '../request.view.ts'
import css from './request.module.css'

/** A coloured dot and the state's name. */
export function ApplicationState({ status }: { readonly status: ApplicationStatus }) {
  const { language } = useLanguage()
  return <Badge status={statusColors[status]} text={statusName(status, language)} />
}

function Answer({ application }: { readonly application: Application }) {
  const text = useText(requestText)
  const { status, remark, product_id, product_name } = application
  if (status === 'refused') return <Alert type="error" showIcon title={text.remark_refused} description={remark} />
  if (status !== 'accepted') return null
  return (
    <Alert
      type="success"
      showIcon
      title={remark === '' ? <ApplicationState status={status} /> : text.remark_accepted}
      description={
        <>
          {remark}
          {product_id === null ? null : (
            <p className="mt-1">
              {text.listed_as}{' '}
              <Link to={`/productDesignDetail/${product_id}`}>{product_name || text.open_product}</Link>
            </p>
          )}
        </>
      }
    />
  )
}

/** All data of an application, for the seller and for staff. */
export function ApplicationFacts({
  application,
  extra = [],
}: {
  application: Application
  extra?: { label: string; children: ReactNode }[]
}) {
  const text = useText(requestText)
  const { language } = useLanguage()
  const places = (codes: readonly string[]) =>
    codes.map((code) => countryName(code, language)).join(language === 'zh' ? '、' : ', ')
  const items = [
    { label: text.state, children: <ApplicationState status={application.status} /> },
    ...extra,
    { label: text.f_category, children: application.category_name },
    { label: text.f_material, children: application.material },
    { label: text.f_technique, children: application.technique_name },
    { label: text.f_sizes, children: `${application.size_attribute_name}: ${application.sizes.join(' / ')}` },
    { label: text.f_countries, children: places(application.countries) },
    { label: text.fact_areas, children: places(application.produce_areas) || text.f_areas_any },
    { label: text.price, children: formatMoney(application.expected_price) },
    { label: text.quantity, children: fill(text.quantity_of, { count: application.monthly_quantity }) },
    ...(application.reference_link
      ? [
          {
            label: text.fact_link,
            children: (
              <a href={application.reference_link} target="_blank" rel="noreferrer noopener nofollow">
                {text.link_open}
              </a>
            ),
          },
        ]
      : []),
    ...(application.description ? [{ label: text.fact_description, children: application.description }] : []),
    { label: text.applied_by, children: application.applied_by },
    { label: text.when, children: <RelativeTime at={application.created_at} /> },
  ]
  return (
    <div className="grid gap-4">
      <Answer application={application} />
      <Image.PreviewGroup>
        <div className={`flex flex-wrap gap-2 ${css.shots}`}>
          {application.pictures.map((picture) => (
            <Image
              key={picture.upload_id}
              src={picture.preview_url}
              preview={{ src: picture.url }}
              alt={picture.name}
              width={96}
              height={96}
            />
          ))}
        </div>
      </Image.PreviewGroup>
      <Descriptions column={1} size="small" items={items.map((item) => ({ ...item, key: item.label }))} />
    </div>
  )
}
