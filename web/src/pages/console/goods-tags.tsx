import { TagsScreen } from '../../features/goods/tags/tags-screen.tsx'

export default function TagsPage() {
  return <TagsScreen />
}
