import type { ImportKind } from '@inkroute/contract/order/import/fields'
import { useLocation, useSearchParams } from 'react-router'
import { ImportStart } from './import-start.tsx'
import { ImportWork } from './import-work.tsx'

/** Shows the import with the id in the URL; without one, the upload area and history. */
export default function ImportScreen() {
  const kind: ImportKind = useLocation().pathname === '/myOrder/importFbaOrder' ? 'fba' : 'order'
  const [search] = useSearchParams()
  const id = Math.trunc(Number(search.get('id'))) || 0
  return id > 0 ? <ImportWork key={id} id={id} /> : <ImportStart key={kind} kind={kind} />
}
