import type { SlotRole, TemplateSlot } from '@inkroute/contract/template/template'
import { fill, type Texts } from '../../shared/text/text.ts'
import type { templateText } from './template.text.ts'

const order: readonly SlotRole[] = ['photo', 'name', 'date', 'place', 'number', 'picture', 'text']

/** What there is to fill in: by name where the template says so, or else how many pictures and texts. */
export function slotWords(slots: readonly TemplateSlot[], text: Texts<typeof templateText>): string {
  const roles = order.filter((role) => slots.some((slot) => slot.role === role))
  if (roles.length > 0) return roles.map((role) => text[`${role}_slot`]).join(' · ')
  const images = slots.filter(({ kind }) => kind === 'image').length
  return fill(text.slots, { images, texts: slots.length - images })
}
