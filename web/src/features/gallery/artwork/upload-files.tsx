import { listDeskArtworks, uploadArtwork } from '@inkroute/contract/gallery/artwork'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Modal, Progress } from 'antd'
import { useRef, useState } from 'react'
import { call } from '../../../shared/api/client.ts'
import { getKey } from '../../../shared/api/hooks.ts'
import { ApiError } from '../../../shared/api/request.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from '../gallery.module.css'
import { artworkText } from '../gallery.text.ts'

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/svg+xml'

interface Sent {
  readonly id: number
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  readonly problem: string
}

/** Sends files one after the other: intake checks each of them, and a queue shows which one it was. */
function useUploads() {
  const client = useQueryClient()
  const text = useText(artworkText)
  const [files, setFiles] = useState<readonly Sent[]>([])
  const next_id = useRef(1)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const mark = (id: number, change: Partial<Sent>) =>
    setFiles((list) => list.map((one) => (one.id === id ? { ...one, ...change } : one)))
  const send = async ({ id, file }: Sent) => {
    mark(id, { state: 'sending', problem: '' })
    try {
      await call(uploadArtwork, { name: file.name.slice(0, 255) }, { file })
      mark(id, { state: 'done' })
      await client.invalidateQueries({ queryKey: getKey(listDeskArtworks) })
    } catch (error) {
      const problem = error instanceof ApiError && error.message ? error.message : text.failed
      mark(id, { state: 'failed', problem })
    }
  }
  const enqueue = (sent: Sent) => {
    queue.current = queue.current.then(() => send(sent))
  }
  const add = (chosen: Iterable<File>) => {
    const added = [...chosen].map((file): Sent => ({ id: next_id.current++, file, state: 'waiting', problem: '' }))
    setFiles((list) => [...list, ...added])
    added.forEach(enqueue)
  }
  return { files, add, retry: enqueue }
}

/** Uploads several files as drafts, with the outcome of each. */
export function UploadFiles({ onClose, onDrafts }: { onClose: () => void; onDrafts: () => void }) {
  const text = useText(artworkText)
  const { files, add, retry } = useUploads()
  const [is_over, setOver] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const ended = files.filter(({ state }) => state === 'done' || state === 'failed').length
  const labels = { waiting: text.waiting, sending: text.sending, done: text.done, failed: '' }
  return (
    <Modal
      open
      title={text.upload}
      width={640}
      onCancel={onClose}
      footer={
        files.length > 0 ? (
          <>
            <Button onClick={onDrafts}>{text.show_drafts}</Button>
            <Button type="primary" disabled={ended < files.length} onClick={onClose}>
              {text.close}
            </Button>
          </>
        ) : null
      }
    >
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={text.upload}
        onChange={(event) => {
          add(event.target.files ?? [])
          event.target.value = ''
        }}
      />
      <button
        type="button"
        className={`grid justify-items-center w-full text-inherit text-center cursor-pointer bg-paper rounded-card gap-1.5 ${css.drop}`}
        data-over={is_over}
        onClick={() => field.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          add(event.dataTransfer.files)
        }}
      >
        <strong>{text.drop}</strong>
        <small className="text-quiet">{text.drop_help}</small>
      </button>
      {files.length > 0 ? (
        <>
          <Progress percent={Math.round((100 * ended) / files.length)} showInfo={false} aria-label={text.upload} />
          <p aria-live="polite">{fill(text.progress, { done: ended, total: files.length })}</p>
        </>
      ) : null}
      <ul className={`grid overflow-auto list-none gap-1.5 p-0 mx-0 my-3 ${css.files}`}>
        {files.map((one) => (
          <li key={one.id} data-state={one.state}>
            <span>{one.file.name}</span>
            {one.state === 'failed' ? (
              <Button size="small" onClick={() => retry(one)}>
                {text.retry}
              </Button>
            ) : null}
            <small className="col-span-full text-quiet">{one.problem || labels[one.state]}</small>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
