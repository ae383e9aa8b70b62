import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { followCompared, removeCompared, useCompare } from '../card/compare-store.ts'
import { readIds } from './compare.view.ts'

const CompareDock = lazy(() => import('./compare-dock.tsx').then((file) => ({ default: file.CompareDock })))
const CompareTable = lazy(() => import('./compare-table.tsx').then((file) => ({ default: file.CompareTable })))

/** The comparison bar and table, loaded on first use. `?compare=1,2` opens the table. */
export function CompareHost() {
  const products = useCompare((state) => state.products)
  const is_ready = useCompare((state) => state.is_ready)
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const was_opened_here = (useLocation().state as { compare?: boolean } | null)?.compare === true
  useEffect(() => followCompared(), [])
  if (!is_ready) return null
  const ids = readIds(search.get('compare'))
  const show = (next: readonly number[]) =>
    setSearch(
      (params) => {
        if (next.length === 0) params.delete('compare')
        else params.set('compare', next.join(','))
        return params
      },
      { preventScrollReset: true, replace: true },
    )
  // If the bar opened the table, closing goes back in history; otherwise only the query parameter is dropped.
  const onClose = () => (was_opened_here ? navigate(-1) : show([]))
  return (
    <Suspense fallback={null}>
      {products.length > 0 ? <CompareDock products={products} /> : null}
      {ids.length > 0 ? (
        <CompareTable
          ids={ids}
          onClose={onClose}
          onRemove={(id) => {
            removeCompared(id)
            show(ids.filter((other) => other !== id))
          }}
        />
      ) : null}
    </Suspense>
  )
}
