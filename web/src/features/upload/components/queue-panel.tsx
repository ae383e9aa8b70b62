import { Button, Progress } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { fill, type Texts } from '../../../shared/text/text.ts'
import { uploadText } from '../upload.text.ts'
import { countQueue, formatBytes } from '../upload.view.ts'
import { cancelUpload, clearFinished, type QueueItem, retryUploads, useUploadQueue } from '../upload-queue.ts'
import css from './material.module.css'
import { problemText } from './problem-text.ts'

type UploadTexts = Texts<typeof uploadText>

const errorOf = ({ message, problem }: QueueItem, text: UploadTexts): string | null =>
  message ?? (problem ? problemText(problem, text) : null)

function ItemState({ item, text }: { item: QueueItem; text: UploadTexts }) {
  if (item.state === 'sending') {
    return <Progress percent={Math.round(item.progress * 100)} size="small" aria-label={item.file.name} />
  }
  if (item.state === 'done') return <span className={css.state_done}>{text.done}</span>
  const label = { waiting: text.waiting, reading: text.reading, cancelled: text.cancelled, failed: '' }[item.state]
  return <span className={css.hint}>{label}</span>
}

function ItemAction({ item, text }: { item: QueueItem; text: UploadTexts }) {
  const { id, state } = item
  const name = { name: item.file.name }
  if (state === 'waiting' || state === 'sending' || state === 'reading') {
    return (
      <Button type="text" size="small" aria-label={fill(text.cancel_one, name)} onClick={() => cancelUpload(id)}>
        {text.cancel}
      </Button>
    )
  }
  if (!item.can_retry) return <span />
  return (
    <Button type="link" size="small" aria-label={fill(text.retry_one, name)} onClick={() => retryUploads([id])}>
      {text.retry}
    </Button>
  )
}

function Item({ item, text }: { item: QueueItem; text: UploadTexts }) {
  const error = item.state === 'failed' ? errorOf(item, text) : null
  return (
    <li className={css.queue_item}>
      <div>
        <div className={css.name} title={item.file.name}>
          {item.file.name} <span className={css.size}>{formatBytes(item.file.size)}</span>
        </div>
        {error ? <div className={css.queue_error}>{error}</div> : null}
      </div>
      <ItemState item={item} text={text} />
      <ItemAction item={item} text={text} />
    </li>
  )
}

/** What is on its way and what came of it; absent while there is nothing to say. */
export function QueuePanel() {
  const text = useText(uploadText)
  const items = useUploadQueue((state) => state.items)
  if (items.length === 0) return null
  const counts = countQueue(items)
  const { done, total, failed } = counts
  const again = items.filter(({ state, can_retry }) => state === 'failed' && can_retry).map(({ id }) => id)
  return (
    <section className={css.card} aria-label={text.queue}>
      <div className={css.bar}>
        <h2 className={css.queue_title} aria-live="polite">
          {counts.running ? fill(text.queue_running, { done, total }) : fill(text.queue_done, { done })}
          {failed > 0 ? <span className={css.queue_error}> · {fill(text.queue_failed, { failed })}</span> : null}
        </h2>
        <div className={css.bar_group}>
          {again.length > 0 ? (
            <Button size="small" onClick={() => retryUploads(again)}>
              {text.retry_all}
            </Button>
          ) : null}
          <Button size="small" onClick={clearFinished}>
            {text.clear}
          </Button>
        </div>
      </div>
      <ul className={css.queue_list}>
        {items.map((item) => (
          <Item key={item.id} item={item} text={text} />
        ))}
      </ul>
    </section>
  )
}
