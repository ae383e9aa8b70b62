import { ClassScreen } from '../../features/goods/class/components/class-screen.tsx'

export default function MyClassPage() {
  return <ClassScreen />
}
