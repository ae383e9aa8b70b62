import { getTemplate, getUserTemplate } from '@inkroute/contract/template/template'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { readDocument } from '@inkroute/engine/document/read-document'
import { call } from '../../shared/api/client.ts'
import { ApiError } from '../../shared/api/request.ts'
import { useText } from '../../shared/text/language.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { templateText } from './template.text.ts'

/** Reads a template and hands its design on; says so when it cannot be used. */
export function useTemplate(onUse: (document: DesignDocument) => Promise<void>) {
  const text = useText(templateText)
  return async (owner: 'platform' | 'own', id: number): Promise<void> => {
    try {
      const read = readDocument((await call(owner === 'own' ? getUserTemplate : getTemplate, { id })).document)
      if (read.ok) return await onUse(read.document)
    } catch (error) {
      if (error instanceof ApiError) return showToast('error', error.message)
    }
    showToast('error', text.unusable)
  }
}
