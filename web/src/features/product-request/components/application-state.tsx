import type { ApplicationStatus } from '@inkroute/contract/product-request/codes'
import { Badge } from 'antd'
import { useLanguage } from '../../../shared/text/language.tsx'
import { statusColors, statusName } from '../request.view.ts'

/** A coloured dot and the word. */
export function ApplicationState({ status }: { readonly status: ApplicationStatus }) {
  const { language } = useLanguage()
  return <Badge status={statusColors[status]} text={statusName(status, language)} />
}
