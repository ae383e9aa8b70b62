import { listListingTemplates } from '@inkroute/contract/listing/listing'
import type { ListingPlatform } from '@inkroute/contract/listing/platforms'
import { Button } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../shared/api/hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { listingText } from './listing.text.ts'
import { getContent, isOfGoods, isOfPlace } from './listing.view.ts'
import { TemplateDrawer } from './template-drawer.tsx'

interface FixProps {
  readonly field: string
  readonly goods_id: number
  /** Opens the template at this field. */
  readonly onFix: (field: string) => void
}

/** Link to the fix: the goods or the template. */
export function Fix({ field, goods_id, onFix }: FixProps) {
  const text = useText(listingText)
  if (field === 'store') return <Link to="/myOrder/storeAdmin">{text.fix_store}</Link>
  if (field === 'personal') return <Link to={`/goods/personal/${goods_id}`}>{text.fix_personal}</Link>
  // Asked for above the preview.
  if (isOfPlace(field)) return null
  if (isOfGoods(field)) return <Link to={`/goods/detail/${goods_id}`}>{text.fix_goods}</Link>
  return (
    <Button type="link" size="small" style={{ padding: 0 }} onClick={() => onFix(field)}>
      {text.fix_template}
    </Button>
  )
}

interface FixTemplateProps {
  readonly platform: ListingPlatform
  readonly template_id: number
  readonly field: string
  readonly onClose: () => void
}

/** The template in question, open at the field in question. */
export function FixTemplate({ platform, template_id, field, onClose }: FixTemplateProps) {
  const { data } = useCall(listListingTemplates, { platform: platform.word }, { quiet: true })
  const template = data?.data.find(({ id }) => id === template_id)
  if (!template) return null
  return (
    <TemplateDrawer
      platform={platform}
      id={template_id}
      initial={getContent(template)}
      focus={field}
      onClose={onClose}
    />
  )
}
