import {
  type DesignShare,
  listDesignShares,
  seeDesignComments,
  shareDesign,
  withdrawDesignShare,
} from '@inkroute/contract/design/share'
import { useEffect, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { copyText } from '../../../shared/format/copy-text.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { useStudio } from '../state/studio-store.ts'
import { closeDialog } from '../state/studio-ui.ts'
import css from './share.module.css'
import { shareText } from './share.text.ts'

const refetch = [listDesignShares]

/** What viewers wrote; opening it marks it as seen. */
function Comments({ share }: { share: DesignShare }) {
  const time_zone = useTimeZone()
  const { mutate } = useSend(seeDesignComments, { quiet: true })
  const { id, new_comments } = share
  useEffect(() => {
    if (new_comments > 0) mutate({ id })
  }, [id, new_comments, mutate])
  return (
    <ul className={`bare-list grid gap-3 ${css.comments}`}>
      {share.comments.map((comment) => (
        <li key={comment.id}>
          <strong>{comment.name}</strong> <small>{formatInstant(comment.created_at, time_zone)}</small>
          <p>{comment.text}</p>
        </li>
      ))}
    </ul>
  )
}

function ShareRow({ share, onRefresh }: { share: DesignShare; onRefresh: () => void }) {
  const text = useText(shareText)
  const withdraw = useSend(withdrawDesignShare, { refetch, onSuccess: () => showToast('success', text.withdrawn) })
  const address = new URL(share.path, window.location.origin).href
  const copy = () =>
    copyText(address).then(
      () => showToast('success', text.copied),
      () => showToast('error', text.copyFailed),
    )
  const count = share.comments.length
  const { new_comments } = share
  return (
    <li className={`grid border rounded-card gap-2 p-3 ${css.share}`}>
      <strong>{share.title}</strong>
      <input className={css.address} readOnly value={address} aria-label={fill(text.linkOf, { title: share.title })} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>{text.copy}</Button>
        <Button onClick={onRefresh}>{text.refresh}</Button>
        <Button disabled={withdraw.isPending} onClick={() => withdraw.mutate({ id: share.id })}>
          {text.withdraw}
        </Button>
      </div>
      {count > 0 ? (
        <>
          <p>{new_comments > 0 ? fill(text.newComments, { count: new_comments }) : fill(text.comments, { count })}</p>
          <Comments share={share} />
        </>
      ) : null}
    </li>
  )
}

/** Read-only links to the design, and what their viewers wrote. */
export function ShareDialog() {
  const text = useText(shareText)
  const { product, color_id, history } = useStudio()
  const [title, setTitle] = useState(product?.name ?? '')
  const found = useCall(listDesignShares, product ? { basic_product_id: product.id } : null, {
    quiet: true,
    stale_ms: 0,
    refetch_ms: 15_000,
  })
  const send = useSend(shareDesign, {
    refetch,
    onSuccess: (_, { id }) => {
      if (id) showToast('success', text.refreshed)
    },
  })
  const document = history.present
  const shares = found.data?.data
  return (
    <Modal title={text.shareTitle} onClose={closeDialog} width_px={560}>
      <p>{text.shareLead}</p>
      <form
        className={`flex flex-wrap gap-2 mt-3 ${css.form}`}
        onSubmit={(event) => {
          event.preventDefault()
          send.mutate({ document, color_id, title })
        }}
      >
        <input
          value={title}
          maxLength={120}
          required
          aria-label={text.linkTitle}
          placeholder={text.linkTitle}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button kind="primary" type="submit" disabled={send.isPending}>
          {text.make}
        </Button>
      </form>
      {send.isPending ? <p role="status">{text.makingLink}</p> : null}
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {shares?.length === 0 ? <p>{text.noLinks}</p> : null}
      <ul className="bare-list grid gap-3 mt-3">
        {shares?.map((share) => (
          <ShareRow
            key={share.id}
            share={share}
            onRefresh={() => send.mutate({ document, color_id, title: share.title, id: share.id })}
          />
        ))}
      </ul>
    </Modal>
  )
}
