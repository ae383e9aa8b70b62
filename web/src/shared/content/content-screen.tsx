import { useSearchParams } from 'react-router'
import { ContentEditor } from './content-editor.tsx'
import { ContentList } from './content-list.tsx'
import type { ContentDesk, Payload } from './content-types.ts'

/**
 * List and editor of one kind of content, for the operations console: draft → preview → publish with a history.
 * The URL says what is open: `?id=12`, `?id=new`, or the list with its filters.
 *
 *   <ContentScreen desk={{ endpoints: editable(contract.banners), title, description, empty, getName, fields }} />
 */
export function ContentScreen<P>({ desk }: { desk: ContentDesk<P> }) {
  const [params, setParams] = useSearchParams()
  const id = params.get('id')
  // List and editor hand the desk only its own payloads.
  const loose = desk as unknown as ContentDesk<Payload>
  if (!id) return <ContentList desk={loose} />
  const open = (next: number | null) => setParams(next === null ? {} : { id: String(next) })
  return <ContentEditor key={id} desk={loose} id={id === 'new' ? null : Number(id)} open={open} />
}
