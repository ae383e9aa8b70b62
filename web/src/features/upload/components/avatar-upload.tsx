import { Button } from 'antd'
import { useRef } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { uploadText } from '../upload.text.ts'
import { acceptedFiles } from '../upload.view.ts'
import { usePictureUpload } from '../use-picture-upload.ts'
import { problemText } from './problem-text.ts'

/** One picture for the own avatar. What becomes of it is the page's business. */
export function AvatarUpload({ onPicture }: { onPicture: (upload_id: number) => void }) {
  const text = useText(uploadText)
  const input = useRef<HTMLInputElement>(null)
  const { start, is_busy, problem, message } = usePictureUpload('avatar')
  const take = async (file: File | undefined) => {
    const upload = file ? await start(file) : null
    if (upload) onPicture(upload.id)
  }
  const wrong = message ?? (problem ? problemText(problem, text) : null)
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={text.change_avatar}
        onChange={(event) => {
          void take(event.target.files?.[0])
          // The same file may be chosen again after a failure.
          event.target.value = ''
        }}
      />
      <Button size="small" loading={is_busy} onClick={() => input.current?.click()}>
        {text.change_avatar}
      </Button>
      {wrong ? (
        <p role="alert" style={{ marginTop: 8, color: 'var(--color-danger-text)' }}>
          {wrong}
        </p>
      ) : null}
    </div>
  )
}
