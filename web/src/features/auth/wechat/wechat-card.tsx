import * as auth from '@inkroute/contract/auth/auth'
import type { Reply } from '@inkroute/contract/endpoint'
import { Badge, Button, Card, Descriptions, Popconfirm, Skeleton } from 'antd'
import { useCallback } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useServices } from '../../../shared/hooks/use-services.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { BindCode } from './bind-code.tsx'
import css from './wechat.module.css'
import { wechatText } from './wechat.text.ts'

type Status = Reply<typeof auth.wechatStatus>

function Bound({ status }: { readonly status: Status }) {
  const text = useText(wechatText)
  const time_zone = useTimeZone()
  const unbind = useSend(auth.wechatUnbind, {
    refetch: [auth.wechatStatus],
    onSuccess: () => showToast('success', text.unbindDone),
  })
  const nickname = status.nickname ?? ''
  return (
    <>
      <Descriptions column={1} colon={false}>
        <Descriptions.Item label={text.nickname}>{nickname}</Descriptions.Item>
        {status.bound_at && (
          <Descriptions.Item label={text.boundAt}>{formatInstant(status.bound_at, time_zone)}</Descriptions.Item>
        )}
      </Descriptions>
      <div className="mt-3">
        <Popconfirm
          title={fill(text.unbindAsk, { nickname })}
          description={text.unbindNote}
          okText={text.unbind}
          cancelText={text.cancel}
          onConfirm={() => unbind.mutate({})}
        >
          <Button danger loading={unbind.isPending}>
            {text.unbind}
          </Button>
        </Popconfirm>
      </div>
    </>
  )
}

export function WechatCard() {
  const text = useText(wechatText)
  const status = useCall(auth.wechatStatus, {}, { quiet: true })
  const { refetch } = status
  const { wechat } = useServices()
  const onBound = useCallback(() => {
    showToast('success', text.justBound)
    void refetch()
  }, [refetch, text])
  const is_bound = status.data?.is_bound === true
  return (
    <Card
      title={text.wechat}
      extra={
        status.data && <Badge status={is_bound ? 'success' : 'default'} text={is_bound ? text.bound : text.unbound} />
      }
    >
      {status.isPending && <Skeleton active paragraph={{ rows: 2 }} />}
      {status.isError && (
        <p className="text-danger">
          {text.failed}
          <Button type="link" onClick={() => void refetch()}>
            {text.retry}
          </Button>
        </p>
      )}
      {status.data && is_bound && <Bound status={status.data} />}
      {status.data && !is_bound && !wechat && <p className={`text-quiet mb-4 ${css.why}`}>{text.off}</p>}
      {status.data && !is_bound && wechat && (
        <>
          <p className={`text-quiet mb-4 ${css.why}`}>{text.why}</p>
          <BindCode onBound={onBound} />
        </>
      )}
    </Card>
  )
}
