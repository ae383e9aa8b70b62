import type { Upload, UploadPurpose } from '@inkroute/contract/upload/upload'
import { Button } from 'antd'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../shared/api/request.ts'
import { useText } from '../../../shared/text/language.tsx'
import { uploadFile } from '../upload.api.ts'
import { uploadText } from '../upload.text.ts'
import { acceptedFiles, findProblem, type LocalProblem, problemText } from '../upload.view.ts'

interface PictureUpload {
  /** Starts; resolves with the ready picture, or null when it was refused, failed or cancelled. */
  readonly start: (file: File) => Promise<Upload | null>
  readonly cancel: () => void
  readonly is_busy: boolean
  /** Share of the bytes sent, 0 to 1. */
  readonly progress: number
  /** The server's error message. */
  readonly message: string | null
  readonly problem: LocalProblem | null
}

const idle = { is_busy: false, progress: 0, message: null, problem: null }
type State = Pick<PictureUpload, 'is_busy' | 'progress' | 'message' | 'problem'>

/** One picture at a time, for avatars and the like; the library's many go through the queue. */
function usePictureUpload(purpose: UploadPurpose): PictureUpload {
  const [state, setState] = useState<State>(idle)
  const controller = useRef<AbortController | null>(null)
  const cancel = useCallback(() => controller.current?.abort(), [])
  useEffect(() => cancel, [cancel])
  const start = useCallback(
    async (file: File): Promise<Upload | null> => {
      const problem = findProblem(file)
      if (problem) {
        setState({ ...idle, problem })
        return null
      }
      cancel()
      controller.current = new AbortController()
      const { signal } = controller.current
      setState({ ...idle, is_busy: true })
      try {
        const onProgress = (progress: number) => setState((before) => ({ ...before, progress }))
        const upload = await uploadFile(file, { purpose, signal, onProgress })
        setState(idle)
        return upload
      } catch (error) {
        if (signal.aborted) setState(idle)
        else if (error instanceof ApiError && error.message) setState({ ...idle, message: error.message })
        else setState({ ...idle, problem: 'network' })
        return null
      }
    },
    [cancel, purpose],
  )
  return { ...state, start, cancel }
}

/** Uploads an avatar picture; the page decides what to do with it. */
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
