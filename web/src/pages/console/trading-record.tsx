import { ExportButton } from '../../features/export/components/export-button.tsx'
import { TradingScreen } from '../../features/wallet/components/trading-screen.tsx'

export default function TradingRecordPage() {
  return <TradingScreen renderExport={(params) => <ExportButton kind="wallet.movements" params={params} />} />
}
