import * as contract from '@inkroute/contract/catalog/desk/desk'
import { getDeskOptions } from '@inkroute/contract/catalog/desk/terms'
import { Skeleton } from 'antd'
import { useParams } from 'react-router'
import { ErrorScreen } from '../../../../app/errors/error-screen.tsx'
import { useCall } from '../../../../shared/api/hooks.ts'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { ProductEditor } from './product-editor.tsx'

/** One product with everything the shop window and the factory read of it. */
export default function ProductEditorScreen() {
  const { id = '' } = useParams()
  const number = /^\d{1,15}$/.test(id) ? Number(id) : null
  // Always the newest: an old copy would end in a conflict with oneself.
  const found = useCall(contract.getDeskProduct, number === null ? null : { id: number }, { quiet: true, stale_ms: 0 })
  const options = useCall(getDeskOptions, {}, { quiet: true })
  const is_missing = found.error?.http === 404 || found.error?.code === 'not_found'
  if (number === null || is_missing) return <ErrorScreen status={404} home="/ops/catalog" />
  if (found.isError || options.isError) {
    return (
      <LoadFailed
        onRetry={() => {
          void found.refetch()
          void options.refetch()
        }}
      />
    )
  }
  if (!options.data || found.data?.id !== number || !found.isFetchedAfterMount) return <Skeleton active />
  return <ProductEditor key={number} initial={found.data} options={options.data} />
}
