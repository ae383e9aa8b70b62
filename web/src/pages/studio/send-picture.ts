import { listMaterials } from '@inkroute/contract/material/library'
import { isVectorType } from '@inkroute/contract/upload/upload'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { SendFile } from '../../features/design/state/studio-slots.ts'
import { uploadFile } from '../../features/upload/upload.api.ts'
import { uploadText } from '../../features/upload/upload.text.ts'
import { findProblem, problemText } from '../../features/upload/upload.view.ts'
import { getKey } from '../../shared/api/hooks.ts'
import { ApiError } from '../../shared/api/request.ts'
import { useText } from '../../shared/text/language.tsx'

const REFUSED = 422

/** Uploads a picture and refreshes the library's lists. */
export function useSendPicture(): SendFile {
  const text = useText(uploadText)
  const client = useQueryClient()
  return useCallback(
    async (file, options) => {
      const problem = findProblem(file)
      if (problem) throw new ApiError(200, { status_code: REFUSED, msg: problemText(problem, text) })
      const { type, ...sent } = await uploadFile(file, options)
      await client.invalidateQueries({ queryKey: getKey(listMaterials) })
      return { ...sent, is_vector: isVectorType(type) }
    },
    [client, text],
  )
}
