import { getImport, listImports, undoImport } from '@inkroute/contract/order/import/import'
import { Button, Popconfirm } from 'antd'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useOnce } from '../../../../shared/hooks/use-once.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { importText } from '../import.text.ts'

/** Asks once, because cancelled orders cannot be brought back. */
export function UndoButton({ id }: { id: number }) {
  const text = useText(importText)
  const undo = useSend(undoImport, { refetch: [getImport, listImports] })
  const once = useOnce(undo.isPending)
  return (
    <Popconfirm
      title={text.undo_title}
      description={text.undo_body}
      okText={text.undo_yes}
      cancelText={text.keep}
      okButtonProps={{ danger: true }}
      styles={{ root: { maxWidth: 360 } }}
      onConfirm={() => once(() => undo.mutate({ id }))}
    >
      <Button danger loading={undo.isPending}>
        {text.undo}
      </Button>
    </Popconfirm>
  )
}
