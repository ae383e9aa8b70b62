import { listUploads } from '@inkroute/contract/upload'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { keyOf } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { uploadText } from '../upload.text.ts'
import { acceptedFiles } from '../upload.view.ts'
import { usePictureUpload } from '../use-picture-upload.ts'
import { problemText } from './problem-text.ts'

/** Adds one picture to the library from wherever pictures are used. */
export function UploadButton() {
  const text = useText(uploadText)
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const upload = usePictureUpload('material')
  const send = async (file: File | undefined) => {
    if (file && (await upload.start(file))) await client.invalidateQueries({ queryKey: keyOf(listUploads) })
  }
  const trouble = upload.message ?? (upload.problem ? problemText(upload.problem, text) : null)
  return (
    <div>
      <Button onClick={() => (upload.is_busy ? upload.cancel() : input.current?.click())}>
        {upload.is_busy ? fill(text.sending_share, { share: Math.round(upload.progress * 100) }) : text.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text.choose}
        accept={acceptedFiles}
        onChange={(event) => {
          void send(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {trouble ? <p role="alert">{trouble}</p> : null}
    </div>
  )
}
