import { createExport, listExports, type SheetFormat } from '@inkroute/contract/export/export'
import { Button, Dropdown } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { exportText } from '../export.text.ts'

interface ExportButtonProps {
  readonly kind: string
  /** The current filters of the list, without paging. */
  readonly params: Record<string, unknown>
}

/** Exports the current list; the file appears in the export records. */
export function ExportButton({ kind, params }: ExportButtonProps) {
  const text = useText(exportText)
  const start = useSend(createExport, {
    refetch: [listExports],
    onSuccess: () => showToast('success', text.started, 3),
  })
  const items = [
    { key: 'xlsx', label: text.as_xlsx },
    { key: 'csv', label: text.as_csv },
  ]
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, onClick: ({ key }) => start.mutate({ kind, params, format: key as SheetFormat }) }}
    >
      <Button loading={start.isPending} icon={<Icon name="chevron_down" size_px={16} />} iconPlacement="end">
        {text.export}
      </Button>
    </Dropdown>
  )
}
