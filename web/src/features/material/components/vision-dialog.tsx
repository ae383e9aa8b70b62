import { lookAtMaterials } from '@inkroute/contract/material/vision'
import { Alert, Modal, Skeleton, Tag } from 'antd'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { dialogText, materialText } from '../material.text.ts'
import { shownMaterials } from '../use-material-actions.ts'
import css from './screen.module.css'

const MOST = 200

/** Tags by what can be measured, shown with their limits before they are taken over. */
export function VisionDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const text = useText(dialogText)
  const words = useText(materialText)
  const looked = ids.slice(0, MOST)
  const look = useCall(lookAtMaterials, { ids: looked }, { quiet: true })
  const send = useSend(lookAtMaterials, {
    refetch: shownMaterials,
    onSuccess: ({ added }) => {
      showToast('success', fill(text.vision_done, { count: added }))
      onClose()
    },
  })
  const counts = new Map<string, number>()
  for (const { tags } of look.data?.data ?? []) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return (
    <Modal
      open
      title={text.vision_title}
      okText={fill(text.vision_ok, { count: looked.length })}
      cancelText={words.cancel}
      okButtonProps={{ disabled: counts.size === 0, loading: send.isPending }}
      onOk={() => send.mutate({ ids: looked, apply: true })}
      onCancel={onClose}
    >
      <div className={css.form}>
        <Alert type="info" showIcon title={text.vision_note} />
        {look.isPending ? <Skeleton active title={false} /> : null}
        {look.isError ? <LoadFailed onRetry={() => void look.refetch()} /> : null}
        <div>
          {[...counts]
            .sort((a, b) => b[1] - a[1])
            .map(([tag, count]) => (
              <Tag key={tag} style={{ marginBottom: 6 }}>
                {tag} · {count}
              </Tag>
            ))}
        </div>
        {ids.length > MOST ? <p className={css.note}>{fill(text.vision_more, { limit: MOST })}</p> : null}
      </div>
    </Modal>
  )
}
