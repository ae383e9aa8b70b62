import * as contract from '@inkroute/contract/after-sale/staff'
import { addStaffPicture, type StaffPicture } from '@inkroute/contract/production/production'
import { Button, Input } from 'antd'
import { useRef, useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { shrinkPicture } from '../../../shared/content/shrink-picture.ts'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../after-sale.module.css'
import { opsWorkText, workText } from '../after-sale.text.ts'
import { Unsent } from '../components/unsent.tsx'
import thread from '../thread.module.css'

export const staffRefetch = [contract.getStaffWork, contract.listStaffWork, contract.countStaffWork]

/** Photos staff add to a message before it is sent. */
export function usePhotos() {
  const text = useText(opsWorkText)
  const [photos, setPhotos] = useState<readonly StaffPicture[]>([])
  const send = useSend(addStaffPicture, { onSuccess: (photo) => setPhotos((before) => [...before, photo]) })
  const add = async (file: File | undefined) => {
    if (!file) return
    const data_base64 = await shrinkPicture(file)
    if (!data_base64) return showToast('error', text.photo_failed)
    send.mutate({ name: file.name, data_base64 })
  }
  return { photos, add, clear: () => setPhotos([]), is_busy: send.isPending }
}

/** Chooses a photo for a message. */
export function PhotoButton({
  is_busy,
  onPick,
}: {
  readonly is_busy: boolean
  readonly onPick: (file: File | undefined) => Promise<void>
}) {
  const text = useText(opsWorkText)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        style={{ display: 'none' }}
        aria-label={text.photo}
        onChange={({ target }) => {
          void onPick(target.files?.[0])
          target.value = ''
        }}
      />
      <Button type="text" loading={is_busy} onClick={() => input.current?.click()}>
        {text.photo}
      </Button>
    </>
  )
}

/** Reply form for staff, with photos and an optional question to the seller. */
export function StaffComposer({ id, is_over }: { id: number; is_over: boolean }) {
  const text = useText(opsWorkText)
  const words = useText(workText)
  const [body, setBody] = useState('')
  const { photos, add, clear, is_busy } = usePhotos()
  const reply = useSend(contract.replyStaffWork, {
    refetch: staffRefetch,
    onSuccess: () => {
      setBody('')
      clear()
    },
  })
  const is_empty = body.trim() === '' && photos.length === 0
  const send = (asks_seller: boolean) =>
    reply.mutate({ id, body, asks_seller, picture_ids: photos.map((photo) => photo.id) })
  if (is_over) return <Unsent body={body} />
  return (
    <div className={`border-t pt-3 ${css.composer}`}>
      <span className={`flex flex-wrap gap-2 ${thread.pictures}`}>
        {photos.map((photo) => (
          <img key={photo.id} src={photo.url} alt={photo.name} width={64} height={64} />
        ))}
      </span>
      <Input.TextArea
        value={body}
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={2000}
        aria-label={words.write}
        placeholder={words.write}
        onChange={({ target }) => setBody(target.value)}
      />
      <span className={`flex-wrap justify-between ${css.composer_bar}`}>
        <PhotoButton is_busy={is_busy} onPick={add} />
        <span className={css.decide}>
          <Button disabled={is_empty} loading={reply.isPending} onClick={() => send(true)}>
            {text.asks}
          </Button>
          <Button type="primary" disabled={is_empty} loading={reply.isPending} onClick={() => send(false)}>
            {words.send}
          </Button>
        </span>
      </span>
    </div>
  )
}
