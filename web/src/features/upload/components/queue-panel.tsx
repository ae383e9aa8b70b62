import { useVirtualizer } from '@tanstack/react-virtual'
import { Button, Progress, Select } from 'antd'
import { useRef, useState } from 'react'
import { useCountdown } from '../../../shared/hooks/use-countdown.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill, type Texts } from '../../../shared/text/text.ts'
import { uploadText } from '../upload.text.ts'
import { countQueue, formatBytes, problemText } from '../upload.view.ts'
import {
  cancelAll,
  cancelUpload,
  choosePages,
  clearFinished,
  type QueueItem,
  retryUploads,
  useUploadQueue,
} from '../upload-queue.ts'
import css from './upload.module.css'

type UploadTexts = Texts<typeof uploadText>

const findError = ({ message, problem }: QueueItem, text: UploadTexts): string | null =>
  message ?? (problem ? problemText(problem, text) : null)

function ItemState({ item, text }: { item: QueueItem; text: UploadTexts }) {
  if (item.state === 'sending') {
    return <Progress percent={Math.round(item.progress * 100)} size="small" aria-label={item.file.name} />
  }
  if (item.state === 'done') return <span className="text-success">{text.done}</span>
  const label = { waiting: text.waiting, reading: text.reading, cancelled: text.cancelled, failed: '' }[item.state]
  return <span className="text-xs text-quiet">{label}</span>
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

/** A document with several pages asks which of them are wanted. */
function PageChoice({ item, pages, text }: { item: QueueItem; pages: number; text: UploadTexts }) {
  const [chosen, setChosen] = useState<number[]>([])
  const options = Array.from({ length: pages }, (_, n) => ({ value: n + 1, label: fill(text.page, { page: n + 1 }) }))
  return (
    <>
      <Select
        mode="multiple"
        size="small"
        maxTagCount="responsive"
        aria-label={fill(text.pages_choose, { name: item.file.name })}
        placeholder={text.pages_place}
        options={options}
        value={chosen}
        onChange={setChosen}
      />
      <Button
        type="link"
        size="small"
        disabled={chosen.length === 0}
        onClick={() =>
          choosePages(
            item.id,
            chosen.toSorted((a, b) => a - b),
          )
        }
      >
        {text.pages_take}
      </Button>
    </>
  )
}

const itemNote = (item: QueueItem, text: UploadTexts): string | null => {
  const { state, missing_fonts = [], is_flattened, pixel_causes = [] } = item
  if (state !== 'done') return null
  const causes = pixel_causes.map((cause) => text[`cause_${cause}`]).join(text.between_causes)
  if (is_flattened) return fill(text.flattened, { causes: causes || text.cause_detail })
  if (causes) return fill(text.flattened_parts, { causes })
  return missing_fonts.length > 0 ? fill(text.fonts_missing, { fonts: missing_fonts.join(', ') }) : null
}

function Item({ item, text, top }: { item: QueueItem; text: UploadTexts; top: number }) {
  const error = item.state === 'failed' ? findError(item, text) : null
  const note = itemNote(item, text)
  const page = item.page ? ` · ${fill(text.page, { page: item.page })}` : ''
  return (
    <li
      className={`grid items-center absolute left-0 border-t gap-3 ${css.queue_item}`}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div style={{ minWidth: 0 }}>
        <div className="truncate font-medium" title={item.file.name}>
          {item.file.name}
          {page}{' '}
          <span className={`text-xs font-normal text-quiet ml-1 ${css.size}`}>{formatBytes(item.file.size)}</span>
        </div>
        {error ? (
          <div className="truncate text-xs text-danger" title={error}>
            {error}
          </div>
        ) : null}
        {note ? (
          <div className="truncate text-xs text-warning" title={note}>
            {note}
          </div>
        ) : null}
      </div>
      {item.pages ? (
        <PageChoice item={item} pages={item.pages} text={text} />
      ) : (
        <>
          <ItemState item={item} text={text} />
          <ItemAction item={item} text={text} />
        </>
      )}
    </li>
  )
}

const ROW_PX = 52

/** Up to here a list is cheap as it is. */
const PLAIN_ROWS = 40

/** Only the rows in sight exist: five hundred files are as light as five. */
function Rows({ items, text }: { items: readonly QueueItem[]; text: UploadTexts }) {
  const frame = useRef<HTMLElement>(null)
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
  })
  const shown =
    items.length <= PLAIN_ROWS ? items.map((_, index) => index) : rows.getVirtualItems().map(({ index }) => index)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <section ref={frame} className={css.queue_list} tabIndex={0} aria-label={text.queue_files}>
      <ul className="bare-list relative" style={{ height: items.length * ROW_PX }}>
        {shown.map((index) => {
          const item = items[index]
          return item ? <Item key={item.id} item={item} text={text} top={index * ROW_PX} /> : null
        })}
      </ul>
    </section>
  )
}

/** Seconds until the queue resumes after the server asked for a pause. */
function Pause({ until_ms, text }: { until_ms: number; text: UploadTexts }) {
  const { seconds } = useCountdown(Math.max(0, Math.ceil((until_ms - Date.now()) / 1000)))
  return seconds > 0 ? <p className="text-xs text-quiet">{fill(text.paused, { seconds })}</p> : null
}

/** Uploads in progress and their results; absent if there are none. */
export function QueuePanel() {
  const text = useText(uploadText)
  const { items, paused_until_ms } = useUploadQueue()
  if (items.length === 0) return null
  const counts = countQueue(items)
  const { done, total, failed, cancelled } = counts
  const again = items.filter(({ state, can_retry }) => state === 'failed' && can_retry).map(({ id }) => id)
  return (
    <section className={`card px-4 py-3 ${css.card}`} aria-label={text.queue}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-md text-ink" aria-live="polite">
          {counts.running ? fill(text.queue_running, { done, total }) : fill(text.queue_done, { done })}
          {cancelled > 0 ? ` · ${fill(text.queue_cancelled, { cancelled })}` : ''}
          {failed > 0 ? (
            <span className="truncate text-xs text-danger"> · {fill(text.queue_failed, { failed })}</span>
          ) : null}
        </h2>
        <div className="flex flex-wrap gap-2">
          {again.length > 0 ? (
            <Button size="small" onClick={() => retryUploads(again)}>
              {text.retry_all}
            </Button>
          ) : null}
          {counts.running ? (
            <Button size="small" onClick={cancelAll}>
              {text.cancel_all}
            </Button>
          ) : null}
          <Button size="small" onClick={clearFinished}>
            {text.clear}
          </Button>
        </div>
      </div>
      {total > 1 ? (
        <Progress
          percent={Math.round(((done + failed + cancelled) / total) * 100)}
          showInfo={false}
          size="small"
          aria-label={text.queue}
        />
      ) : null}
      <Pause key={paused_until_ms} until_ms={paused_until_ms} text={text} />
      <Rows items={items} text={text} />
    </section>
  )
}
