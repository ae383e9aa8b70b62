import { Outlet, useMatches } from 'react-router'
import { part } from '../../../shared/ui/part.tsx'
import type { ListingData } from './products-frame.part.tsx'

const View = part(async () => (await import('./products-frame.part.tsx')).ProductsView)

/** One listing for all its paths. The leaf loads, the frame renders, so nothing remounts when the path changes. */
export default function ProductsFrame() {
  const found = useMatches().at(-1)?.loaderData as ListingData | undefined
  return (
    <>
      {found ? <View found={found} /> : null}
      <Outlet />
    </>
  )
}
