import { OpsFeedbackScreen } from '../../features/catalog/own/ops-feedback-screen.tsx'

export default function OpsProductFeedbackPage() {
  return <OpsFeedbackScreen />
}
