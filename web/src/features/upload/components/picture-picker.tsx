import type { Upload } from '@inkroute/contract/upload/upload'
import { Spin } from 'antd'
import { useRef, useState } from 'react'
import { ApiError } from '../../../shared/api/request.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { uploadFile } from '../upload.api.ts'
import { uploadText } from '../upload.text.ts'
import { acceptedFiles, findProblem, problemText } from '../upload.view.ts'
import css from './picture-picker.module.css'

export interface PickedPicture {
  readonly upload_id: number
  readonly name: string
  readonly preview_url: string
}

interface PickerProps {
  readonly value: readonly PickedPicture[]
  readonly onChange: (value: readonly PickedPicture[]) => void
  readonly max: number
  readonly id?: string
}

const getPicked = (upload: Upload): PickedPicture => ({
  upload_id: upload.id,
  name: upload.name,
  preview_url: upload.preview_469_url ?? '',
})

/** Uploads files one by one; refusals are shown and the rest continues. */
function usePicking({ value, onChange, max }: PickerProps) {
  const text = useText(uploadText)
  const [busy, setBusy] = useState(0)
  const [problems, setProblems] = useState<readonly string[]>([])
  const tell = (words: string) => setProblems((told) => [...told, words])
  const take = async (file: File): Promise<PickedPicture | null> => {
    const wrong = findProblem(file)
    if (wrong) {
      tell(`${file.name}: ${problemText(wrong, text)}`)
      return null
    }
    try {
      return getPicked(await uploadFile(file, { purpose: 'attachment' }))
    } catch (error) {
      const reason = error instanceof ApiError && error.message ? error.message : problemText('network', text)
      tell(`${file.name}: ${reason}`)
      return null
    }
  }
  const pick = async (files: readonly File[]) => {
    const fitting = files.slice(0, Math.max(0, max - value.length))
    setProblems(files.length > fitting.length ? [fill(text.picker_full, { max })] : [])
    setBusy(fitting.length)
    let kept = value
    for (const file of fitting) {
      const picture = await take(file)
      if (picture) {
        kept = [...kept, picture]
        onChange(kept)
      }
      setBusy((left) => left - 1)
    }
  }
  return { busy, problems, pick }
}

/** A few pictures for a form: add by button or by dropping, remove one by one. */
export function PicturePicker(props: PickerProps) {
  const { value, onChange, max, id } = props
  const text = useText(uploadText)
  const input = useRef<HTMLInputElement>(null)
  const { busy, problems, pick } = usePicking(props)
  const room = max - value.length
  return (
    <div>
      <ul className="bare-list flex flex-wrap gap-2">
        {value.map((picture) => (
          <li key={picture.upload_id} className={`relative bg-paper border rounded-control ${css.picture}`}>
            <img src={picture.preview_url} alt={picture.name} width={96} height={96} />
            <button
              type="button"
              className={css.remove}
              aria-label={fill(text.picker_remove, { name: picture.name })}
              onClick={() => onChange(value.filter((other) => other !== picture))}
            >
              <Icon name="close" size_px={14} />
            </button>
          </li>
        ))}
        {busy > 0 ? (
          <li className={`grid place-items-center relative bg-paper border rounded-control ${css.waiting}`}>
            <Spin size="small" />
          </li>
        ) : null}
        {room > 0 && busy === 0 ? (
          <li>
            <button
              type="button"
              id={id}
              className={css.add}
              onClick={() => input.current?.click()}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                void pick([...event.dataTransfer.files])
              }}
            >
              <Icon name="plus" />
              {text.picker_add}
            </button>
          </li>
        ) : null}
      </ul>
      <input
        ref={input}
        type="file"
        // Not `hidden`: a form of Ant Design shows file inputs again.
        style={{ display: 'none' }}
        multiple={max > 1}
        accept={acceptedFiles}
        aria-label={text.picker_add}
        onChange={(event) => {
          void pick([...(event.target.files ?? [])])
          // The same file may be chosen again after a failure.
          event.target.value = ''
        }}
      />
      {problems.length > 0 ? (
        <div role="alert" className="text-xs text-danger wrap-anywhere mt-2">
          {problems.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      ) : null}
    </div>
  )
}
