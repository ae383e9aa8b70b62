import { part } from '../../../shared/ui/part.tsx'
import type { Route } from './+types/home'
import { loadHome } from './home-loader.ts'

export const loader = ({ context, request }: Route.LoaderArgs) => loadHome(context, request)

const View = part(async () => (await import('./home.part.tsx')).HomeView)

export default function Home({ loaderData }: Route.ComponentProps) {
  return <View home={loaderData} />
}
