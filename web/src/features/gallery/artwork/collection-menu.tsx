import { listDeskCollections } from '@inkroute/contract/gallery/collection'
import { Select } from 'antd'
import { useCall } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { artworkText as text } from '../gallery.text.ts'

export const useCollections = () => useCall(listDeskCollections, {}, { quiet: true }).data?.data ?? []

/** Puts the selected artworks into a collection, or takes them out. */
export function CollectionMenu({ is_in, onPick }: { is_in: boolean; onPick: (id: number) => void }) {
  const words = useText(text)
  const { language } = useLanguage()
  const label = is_in ? words.add_to : words.take_from
  return (
    <Select
      style={{ minWidth: 130 }}
      aria-label={label}
      placeholder={label}
      value={null}
      options={useCollections().map((one) => ({ value: one.id, label: one[`name_${language}`] }))}
      onChange={(id) => id !== null && onPick(id)}
    />
  )
}
