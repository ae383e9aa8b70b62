import type { Upload, UploadPurpose } from '@inkroute/contract/upload/upload'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../shared/api/request.ts'
import { uploadFile } from './upload.api.ts'
import { type LocalProblem, problemOf } from './upload.view.ts'

export interface PictureUpload {
  /** Starts; resolves with the ready picture, or null when it was refused, failed or cancelled. */
  readonly start: (file: File) => Promise<Upload | null>
  readonly cancel: () => void
  readonly is_busy: boolean
  /** Share of the bytes sent, 0 to 1. */
  readonly progress: number
  /** The server's sentence about what was wrong. */
  readonly message: string | null
  readonly problem: LocalProblem | null
}

const idle = { is_busy: false, progress: 0, message: null, problem: null }
type State = Pick<PictureUpload, 'is_busy' | 'progress' | 'message' | 'problem'>

/** One picture at a time, for avatars and the like; the library's many go through the queue. */
export function usePictureUpload(purpose: UploadPurpose): PictureUpload {
  const [state, setState] = useState<State>(idle)
  const controller = useRef<AbortController | null>(null)
  const cancel = useCallback(() => controller.current?.abort(), [])
  useEffect(() => cancel, [cancel])
  const start = useCallback(
    async (file: File): Promise<Upload | null> => {
      const problem = problemOf(file)
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
