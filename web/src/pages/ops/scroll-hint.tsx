import { HintDesk } from '../../features/site/ops/word-desks.tsx'

export default function Page() {
  return <HintDesk />
}
