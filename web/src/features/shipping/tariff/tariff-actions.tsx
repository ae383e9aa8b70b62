import type { SheetForm } from '@inkroute/contract/shipping/tariff/codes'
import * as sheets from '@inkroute/contract/shipping/tariff/sheet'
import type { Tariff, TariffBody } from '@inkroute/contract/shipping/tariff/tariff'
import * as contract from '@inkroute/contract/shipping/tariff/tariff'
import { Button, Dropdown, Modal, Popconfirm } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../shared/api/client.ts'
import { useSend } from '../../../shared/api/hooks.ts'
import type { ApiError } from '../../../shared/api/request.ts'
import { useText } from '../../../shared/text/language.tsx'
import { DayInput } from '../../../shared/ui/fields/day-input.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { freightDeskText } from './freight-desk.text.ts'
import { isEditable } from './tariff.view.ts'

/** Hands the sheet to the browser as a download. */
async function download(id: number, form: SheetForm): Promise<void> {
  const { name, file_base64 } = await call(sheets.exportTariff, { id, form })
  const bytes = Uint8Array.from(atob(file_base64), (sign) => sign.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes]))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}

interface ActionsProps {
  readonly tariff: Tariff
  readonly body: TariffBody
  readonly isDirty: boolean
  readonly onConflict: () => void
  readonly onSaved: () => void
}

/** The writes of the editor; a conflict is shown there, everything else as a toast. */
function useWrites({ tariff, onConflict, onSaved }: ActionsProps) {
  const text = useText(freightDeskText)
  const navigate = useNavigate()
  const failed = (error: ApiError) => (error.code === 'conflict' ? onConflict() : showToast('error', error.message))
  const refetch = [contract.listTariffs, sheets.compareTariff]
  const options = (message: string) => ({
    refetch,
    quiet: true,
    onError: failed,
    onSuccess: () => {
      showToast('success', message)
      onSaved()
    },
  })
  return {
    save: useSend(contract.saveTariff, options(text.saved)),
    schedule: useSend(contract.scheduleTariff, options(text.scheduled_done)),
    unschedule: useSend(contract.unscheduleTariff, options(text.saved)),
    check: useSend(contract.checkTariff, {
      refetch,
      quiet: true,
      onError: failed,
      onSuccess: ({ state }) => {
        const isSound = state === 'checked'
        showToast(isSound ? 'success' : 'error', isSound ? text.check_ok : text.check_bad)
        onSaved()
      },
    }),
    copy: useSend(contract.createTariff, {
      refetch,
      onSuccess: ({ id }) => void navigate(`/ops/freight/tariff/${id}`),
    }),
    remove: useSend(contract.deleteTariff, { refetch, onSuccess: () => void navigate('/ops/freight/tariff') }),
    copyNow: () => ({ channel_id: tariff.channel_id, copy_of: tariff.id }),
  }
}

/** Tables change at midnight in Beijing. */
const today = () => new Date(Date.now() + 8 * 60 * 60_000).toISOString().slice(0, 10)

interface ScheduleProps {
  readonly isBusy: boolean
  readonly onSchedule: (valid_from: string) => void
  readonly onClose: () => void
}

function ScheduleModal({ isBusy, onSchedule, onClose }: ScheduleProps) {
  const text = useText(freightDeskText)
  const [day, setDay] = useState(today)
  return (
    <Modal
      open
      title={text.schedule_title}
      okText={text.schedule}
      cancelText={text.cancel}
      okButtonProps={{ disabled: day === '', loading: isBusy }}
      onOk={() => onSchedule(day)}
      onCancel={onClose}
    >
      <p className="mb-3">{text.schedule_help}</p>
      <DayInput label={text.col_valid} value={day} onChange={setDay} />
    </Modal>
  )
}

function MoreMenu({ tariff, writes }: { readonly tariff: Tariff; readonly writes: ReturnType<typeof useWrites> }) {
  const text = useText(freightDeskText)
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'copy', label: text.copy, onClick: () => writes.copy.mutate(writes.copyNow()) },
          { key: 'matrix', label: text.export_matrix, onClick: () => void download(tariff.id, 'matrix') },
          { key: 'long', label: text.export_long, onClick: () => void download(tariff.id, 'long') },
        ],
      }}
    >
      <Button aria-label={text.copy} icon={<Icon name="more" size_px={16} />} />
    </Dropdown>
  )
}

/** Save, check, schedule and the rest, as far as the state of the table allows. */
export function TariffActions(props: ActionsProps) {
  const { tariff, body, isDirty } = props
  const text = useText(freightDeskText)
  const writes = useWrites(props)
  const [isScheduling, setScheduling] = useState(false)
  const { id, version } = tariff
  if (!isEditable(tariff.state)) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        {tariff.state === 'scheduled' ? (
          <Button loading={writes.unschedule.isPending} onClick={() => writes.unschedule.mutate({ id })}>
            {text.unschedule}
          </Button>
        ) : null}
        <Button type="primary" loading={writes.copy.isPending} onClick={() => writes.copy.mutate(writes.copyNow())}>
          {text.copy}
        </Button>
        <MoreMenu tariff={tariff} writes={writes} />
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isDirty ? <span className="text-quiet">{text.unsaved}</span> : null}
      <Button
        type={isDirty ? 'primary' : 'default'}
        disabled={!isDirty}
        loading={writes.save.isPending}
        onClick={() => writes.save.mutate({ id, version, body })}
      >
        {text.save}
      </Button>
      <Button disabled={isDirty} loading={writes.check.isPending} onClick={() => writes.check.mutate({ id, version })}>
        {text.check}
      </Button>
      <Button type={isDirty ? 'default' : 'primary'} disabled={isDirty} onClick={() => setScheduling(true)}>
        {text.schedule}
      </Button>
      <MoreMenu tariff={tariff} writes={writes} />
      <Popconfirm
        title={text.delete}
        description={text.delete_ask}
        okText={text.delete}
        cancelText={text.cancel}
        onConfirm={() => writes.remove.mutate({ id })}
      >
        <Button danger aria-label={text.delete} icon={<Icon name="trash" size_px={16} />} />
      </Popconfirm>
      {isScheduling ? (
        <ScheduleModal
          isBusy={writes.schedule.isPending}
          onSchedule={(valid_from) => writes.schedule.mutate({ id, version, valid_from })}
          onClose={() => setScheduling(false)}
        />
      ) : null}
    </div>
  )
}
