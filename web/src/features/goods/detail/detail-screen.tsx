import * as contract from '@inkroute/contract/goods/goods'
import { Alert, Button, Spin } from 'antd'
import { Link, useNavigate } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { Allowed, useMayOpen } from '../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { GoodsActions } from '../actions/goods-actions.tsx'
import { goodsRefetch } from '../goods.api.ts'
import { daysLeft, titleFor } from '../goods.view.ts'
import { ListedPanel } from '../listed/listed.tsx'
import css from './detail.module.css'
import { detailText } from './detail.text.ts'
import { GoodsFacts } from './goods-facts.tsx'
import { GoodsGallery } from './goods-gallery.tsx'
import { PrintFiles } from './print-files.tsx'
import { type PictureSender, ShowImages } from './show-images.tsx'
import { SkuTable } from './sku-table.tsx'

const LIVE_MS = 2500
const STUDIO = '/design/newSingleDesign'

function HeadActions({ goods }: { goods: contract.GoodsDetail }) {
  const text = useText(detailText)
  const navigate = useNavigate()
  const may_open = useMayOpen()
  const { id } = goods
  const copy = useSend(contract.copyGoods, {
    refetch: goodsRefetch,
    onSuccess: (made) => {
      showToast('success', fill(text.copied, { title: made.title }))
      void navigate(`/goods/detail/${made.id}`)
    },
  })
  const recycle = useSend(contract.recycleGoods, {
    refetch: goodsRefetch,
    onSuccess: () => showToast('success', text.recycled),
  })
  const restore = useSend(contract.restoreGoods, {
    refetch: goodsRefetch,
    onSuccess: () => showToast('success', text.restored),
  })
  if (goods.deleted_at) {
    return (
      <Allowed permission="goods.library:delete">
        <Button type="primary" loading={restore.isPending} onClick={() => restore.mutate({ ids: [id] })}>
          {text.restore}
        </Button>
      </Allowed>
    )
  }
  return (
    <>
      <GoodsActions goods_id={id} is_orderable={goods.is_orderable} />
      {may_open(STUDIO) && goods.is_orderable ? (
        <Button href={`${STUDIO}?id=${goods.basic_product_id}&design=${goods.design_id}&goods=${id}`}>
          {text.redesign}
        </Button>
      ) : null}
      <Allowed permission="goods.library:edit">
        <Button onClick={() => void navigate(`/goods/personal/${id}`)}>{text.personal}</Button>
        <Button loading={copy.isPending} onClick={() => copy.mutate({ id })}>
          {text.copy}
        </Button>
      </Allowed>
      <Allowed permission="goods.library:delete">
        <Button type="text" loading={recycle.isPending} onClick={() => recycle.mutate({ ids: [id] })}>
          {text.recycle}
        </Button>
      </Allowed>
    </>
  )
}

function Notices({ goods }: { goods: contract.GoodsDetail }) {
  const text = useText(detailText)
  return (
    <>
      {goods.purge_at ? (
        <Alert type="warning" showIcon title={fill(text.in_bin, { days: daysLeft(goods.purge_at, new Date()) })} />
      ) : null}
      {goods.is_orderable ? null : <Alert type="warning" showIcon title={text.gone} />}
    </>
  )
}

/** Everything about goods: pictures, names, SKUs, show images, print files. */
export function DetailScreen({ id, sender }: { id: number; sender: PictureSender }) {
  const text = useText(detailText)
  const { language } = useLanguage()
  const asked = useCall(contract.getGoods, { id }, { quiet: true })
  const is_live = asked.data?.picture_state === 'working'
  useCall(contract.getGoods, { id }, { quiet: true, enabled: is_live, refetch_ms: LIVE_MS })
  if (asked.isError && asked.error.code === 'not_found') {
    return <EmptyState icon="box" title={text.missing} action={<Link to="/goods/library">{text.back}</Link>} />
  }
  if (asked.isError && !asked.data) return <LoadFailed onRetry={() => void asked.refetch()} />
  const goods = asked.data
  if (!goods) return <Spin />
  return (
    <div className={`grid min-w-0 gap-4 ${css.stack}`}>
      <PageHeader
        title={titleFor(goods, language)}
        description={<Link to="/goods/library">{text.back}</Link>}
        actions={<HeadActions goods={goods} />}
      />
      <Notices goods={goods} />
      <div className={`grid items-start grid-cols-2 gap-4 ${css.columns}`}>
        <GoodsGallery key={`${goods.design_id}:${goods.design_version}`} goods={goods} />
        <GoodsFacts goods={goods} />
      </div>
      <ListedPanel goods_id={goods.id} />
      <SkuTable goods={goods} />
      <ShowImages goods={goods} sender={sender} />
      <PrintFiles goods={goods} />
    </div>
  )
}
