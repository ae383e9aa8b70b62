import { addStaffPicture, type StaffPicture } from '@inkroute/contract/production/production'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { shrinkPicture } from '../../../shared/content/shrink-picture.ts'
import { useText } from '../../../shared/text/language.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../production.module.css'
import { productionText } from '../production.text.ts'

interface PhotoFieldProps {
  readonly value?: readonly number[]
  readonly onChange?: (value: readonly number[]) => void
  readonly max: number
}

/** Photos of a check: from the camera of a phone or from a file. */
export function PhotoField({ value = [], onChange, max }: PhotoFieldProps) {
  const text = useText(productionText)
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<readonly StaffPicture[]>([])
  const send = useSend(addStaffPicture, {
    onSuccess: (photo) => {
      setShown((before) => [...before, photo])
      onChange?.([...value, photo.id])
    },
  })
  const take = async (file: File | undefined) => {
    if (!file) return
    const data_base64 = await shrinkPicture(file)
    if (!data_base64) return showToast('error', text.photo_failed)
    send.mutate({ name: file.name, data_base64 })
  }
  return (
    <span className={css.photos}>
      {shown.map((photo) => (
        <img key={photo.id} src={photo.url} alt={photo.name} width={72} height={72} />
      ))}
      {value.length < max ? (
        <Button loading={send.isPending} onClick={() => input.current?.click()}>
          {text.photo}
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        capture="environment"
        style={{ display: 'none' }}
        aria-label={text.photo}
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
    </span>
  )
}
