import * as contract from '@inkroute/contract/personal/buyer'
import type { PhotoAnswer, PhotoField } from '@inkroute/engine/personal/personal-field'
import { useState } from 'react'
import { call } from '../../../shared/api/client.ts'
import type { ApiError } from '../../../shared/api/request.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { FieldFrame } from '../../../shared/ui/fields/field-frame.tsx'
import css from './buyer.module.css'
import { buyerText } from './buyer.text.ts'
import { MEGABYTE, photoAnswer, photoRefusal, photoTypes } from './buyer.view.ts'

const { photo_bytes } = contract.buyerLimits

async function findSize(file: File): Promise<{ width: number; height: number } | null> {
  try {
    const { width, height } = await createImageBitmap(file)
    return { width, height }
  } catch {
    return null
  }
}

interface CropProps {
  readonly answer: PhotoAnswer
  readonly removes_background: boolean
  readonly onChange: (answer: PhotoAnswer) => void
}

/** Which part of the photo is shown; sliders work by touch and by keyboard. */
function Crop({ answer, removes_background, onChange }: CropProps) {
  const text = useText(buyerText)
  const sliders = [
    { key: 'zoom', label: text.photo_zoom, min: 1, max: 4 },
    { key: 'x', label: text.photo_x, min: 0, max: 1 },
    { key: 'y', label: text.photo_y, min: 0, max: 1 },
  ] as const
  return (
    <div className={`grid gap-2 ${css.crop}`}>
      {sliders.map(({ key, label, min, max }) => (
        <label className="grid items-center min-h-8 text-sm gap-2" key={key}>
          {label}
          <input
            type="range"
            min={min}
            max={max}
            step={0.05}
            value={answer[key]}
            onChange={({ target }) => onChange({ ...answer, [key]: Number(target.value) })}
          />
        </label>
      ))}
      {removes_background ? (
        <label className={`grid items-center min-h-8 text-sm gap-2 ${css.keep}`}>
          <input
            type="checkbox"
            checked={answer.keeps_background === true}
            onChange={({ target }) => onChange({ ...answer, keeps_background: target.checked })}
          />
          {text.keep_background}
        </label>
      ) : null}
    </div>
  )
}

interface PhotoInputProps {
  readonly token: string
  readonly field: PhotoField
  readonly label: string
  readonly help: string
  readonly error: string | null
  readonly answer: PhotoAnswer | null
  readonly onChange: (answer: PhotoAnswer) => void
}

export function PhotoInput({ token, field, label, help, error, answer, onChange }: PhotoInputProps) {
  const text = useText(buyerText)
  const [is_sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const choose = async (file: File) => {
    const chosen = { type: file.type, bytes: file.size, size: await findSize(file) }
    const refused = photoRefusal(text, field, chosen, photo_bytes)
    setRefusal(refused)
    if (refused) return
    setSending(true)
    try {
      onChange(photoAnswer(await call(contract.sendBuyerPhoto, { token }, { file })))
    } catch (failure) {
      setRefusal((failure as ApiError).message || text.failed_body)
    } finally {
      setSending(false)
    }
  }
  const limits = fill(text.photo_help, {
    width: field.min_width_px,
    height: field.min_height_px,
    megabytes: photo_bytes / MEGABYTE,
  })
  const cut_out = field.removes_background ? text.photo_cut_out : ''
  const note = is_sending ? text.photo_sending : answer ? text.photo_sent : null
  return (
    <div className="grid content-start gap-2">
      <FieldFrame label={label} help={[help, limits, cut_out].filter(Boolean).join(' · ')} error={refusal ?? error}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={photoTypes.join(',')}
            disabled={is_sending}
            className="max-w-full min-h-11 font-inherit"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void choose(file)
              // The same file can be chosen again after a refusal.
              target.value = ''
            }}
          />
        )}
      </FieldFrame>
      {note ? <p role="status">{note}</p> : null}
      {answer ? (
        <Crop answer={answer} removes_background={field.removes_background === true} onChange={onChange} />
      ) : null}
    </div>
  )
}
