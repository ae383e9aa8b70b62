import type { CallInput, Endpoint, Reply } from '@inkroute/contract/endpoint'
import { Button } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import { call } from '../api/client.ts'
import { saveBase64 } from '../format/save-file.ts'
import { OpsExport } from '../ops/ops-export.tsx'
import type { Bilingual } from '../text/text.ts'
import { showToast } from '../ui/toast.ts'
import { listText } from './list.text.ts'
import type { FileExport, List, ListDefinition, ListEndpoint, Query } from './list-types.ts'
import type { Say } from './verb-types.ts'

interface SheetSettings<Q, A extends Endpoint> {
  readonly label: Bilingual
  readonly input: (query: Q) => CallInput<A>
}

interface Sheet {
  readonly name: string
  readonly file_base64: string
  readonly is_cut: boolean
  readonly rows: number
}

/** A sheet the server makes at once. */
export const sheetExport = <Q, I extends z.ZodType>(
  endpoint: Endpoint<I, z.ZodType<Sheet>>,
  settings: SheetSettings<Q, Endpoint<I, z.ZodType<Sheet>>>,
): FileExport<Q> =>
  fileExport(endpoint, {
    ...settings,
    save: ({ name, file_base64, is_cut, rows }, say) => {
      saveBase64(name, file_base64)
      if (is_cut) showToast('info', say(listText.cut, { count: rows }))
    },
  })

interface FileSettings<Q, A extends Endpoint> extends SheetSettings<Q, A> {
  readonly save: (reply: Reply<A>, say: Say) => void
}

/** A file in a form of its own. */
export const fileExport = <Q, A extends Endpoint>(
  endpoint: A,
  { label, input, save }: FileSettings<Q, A>,
): FileExport<Q> => ({ label, run: async (query, say) => save(await call(endpoint, input(query)), say) })

interface FileButtonProps<Q> {
  readonly file: FileExport<Q>
  readonly query: Q
  readonly say: Say
}

function FileButton<Q>({ file, query, say }: FileButtonProps<Q>) {
  const [isBusy, setBusy] = useState(false)
  const run = () => {
    setBusy(true)
    return file.run(query, say).finally(() => setBusy(false))
  }
  return (
    <Button loading={isBusy} onClick={() => void run()}>
      {say(file.label)}
    </Button>
  )
}

interface ListExportsProps<E extends ListEndpoint, X> {
  readonly exports: NonNullable<ListDefinition<E, X>['exports']>
  readonly list: List<E, X>
}

/** Every export has the filters of the screen. */
export function ListExports<E extends ListEndpoint, X>({ exports, list }: ListExportsProps<E, X>) {
  return exports.map((one) => {
    if ('run' in one) return <FileButton<Query<E>> key={one.label.en} file={one} query={list.query} say={list.say} />
    if (one.when && !one.when(list)) return null
    return (
      <OpsExport
        key={one.kind}
        kind={one.kind}
        params={{ ...list.query }}
        {...(one.label ? { label: list.say(one.label) } : {})}
      />
    )
  })
}
