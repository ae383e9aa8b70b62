import { ExportButton } from '../../features/export/components/export-button.tsx'
import { StatisticsScreen } from '../../features/order/statistics/components/statistics-screen.tsx'

export default function OrderStatisticsPage() {
  return <StatisticsScreen renderExport={(params) => <ExportButton kind="order.statistics" params={params} />} />
}
