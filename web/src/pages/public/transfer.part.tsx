import { JumpPanel } from '../../features/site/page/components/jump-panel.tsx'
import { PageView } from '../../features/site/page/components/page-view.tsx'
import type { Route } from './+types/transfer'

type Loaded = Pick<Route.ComponentProps, 'loaderData'>

const noProducts = () => null

export function TransferView({ loaderData }: Loaded) {
  const { page, target } = loaderData
  return <PageView page={page} products={noProducts} after_hero={<JumpPanel target={target} />} />
}
