import { Form, type FormInstance } from 'antd'
import { useEffect, useState } from 'react'
import { useCall, useSend } from '../api/hooks.ts'
import type { ApiError } from '../api/request.ts'
import { useText } from '../text/language.tsx'
import { markProblems } from '../ui/mark-problems.ts'
import { showToast } from '../ui/toast.ts'
import { contentText } from './content.text.ts'
import type { ContentDesk, ContentRow, Payload } from './content-types.ts'

/** Warns before a reload or a closed tab loses unsaved input. */
function useUnloadGuard(is_dirty: boolean): void {
  useEffect(() => {
    if (!is_dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [is_dirty])
}

/** Shows the server's error at the field it names. */
function markPayload(form: FormInstance<Payload>, error: ApiError): void {
  const fields = error.problems
    .filter(({ field }) => field.startsWith('payload.'))
    .map(({ field, message }) => {
      const path = field.split('.').slice(1)
      return { path: path.map((part) => (/^\d+$/.test(part) ? Number(part) : part)), message }
    })
  markProblems(form, fields)
}

/** The form of one item and its actions. */
export function useContentEditor(desk: ContentDesk<Payload>, id: number | null, open: (id: number | null) => void) {
  const text = useText(contentText)
  const { endpoints } = desk
  const [form] = Form.useForm<Payload>()
  const [is_dirty, setDirty] = useState(false)
  const item = useCall(endpoints.get, id === null ? null : { id })
  const refetch = [endpoints.list, endpoints.get, endpoints.history]
  const onError = (error: ApiError) => markPayload(form, error)
  const create = useSend(endpoints.create, { refetch: [endpoints.list], onError })
  const save = useSend(endpoints.save, { refetch, onError })
  const publish = useSend(endpoints.publish, { refetch })
  const preview = useSend(endpoints.preview)
  useUnloadGuard(is_dirty)

  /** Saves the draft and returns the item; null when a field must be corrected first. */
  async function keep(): Promise<ContentRow | null> {
    const valid = await form.validateFields().then(
      () => true,
      () => false,
    )
    if (!valid) {
      showToast('error', text.fix_first)
      return null
    }
    const current = item.data ?? null
    if (current && !is_dirty) return current
    const payload = { ...(current?.payload ?? desk.empty), ...form.getFieldsValue(true) }
    const saved = await (current
      ? save.mutateAsync({ id: current.id, revision: current.revision, payload })
      : create.mutateAsync({ payload })
    ).catch(() => null)
    if (saved) setDirty(false)
    return saved
  }
  return {
    form,
    item,
    is_dirty,
    setDirty,
    is_busy: create.isPending || save.isPending || publish.isPending || preview.isPending,
    refetch,
    async save() {
      const saved = await keep()
      if (!saved) return
      showToast('success', text.saved)
      if (id === null) open(saved.id)
    },
    async publish() {
      const saved = await keep()
      const live = saved && (await publish.mutateAsync(saved).catch(() => null))
      if (live) showToast('success', text.published)
      if (saved && id === null) open(saved.id)
    },
    async preview() {
      // Opened synchronously, or browsers block it as a pop-up.
      const tab = window.open('about:blank', '_blank')
      const saved = await keep()
      const pass = saved && (await preview.mutateAsync({ id: saved.id }).catch(() => null))
      if (tab && pass) tab.location.href = pass.url
      else tab?.close()
      if (saved && id === null) open(saved.id)
    },
  }
}
