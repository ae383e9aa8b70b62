import { ProductionDesk } from '../../features/production/components/production-desk.tsx'

export default function OpsProductionPage() {
  return <ProductionDesk />
}
