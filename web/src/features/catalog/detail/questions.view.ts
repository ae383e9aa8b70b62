import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { LATE_BP_PER_DAY, LATE_MAX_DAYS } from '@inkroute/contract/production/codes'
import { fill, type Texts } from '../../../shared/text/text.ts'
import { printFaces } from './print-face.view.ts'
import type { questionText } from './questions.text.ts'

export interface Question {
  readonly question: string
  readonly answer: string
}

const per_day = LATE_BP_PER_DAY / 100
const late = { per_day, most: per_day * LATE_MAX_DAYS }

/** What sellers ask about every product, answered from its own data. The page and search engines read the same. */
export function questionsOf(product: BasicProduct, text: Texts<typeof questionText>): readonly Question[] {
  const faces = printFaces(product, product.colors[0]?.id ?? 0, product.sizes[0]?.id ?? 0)
  const { min, max } = product.delivery_hours
  const first = faces[0]
  const techniques = product.techniques.map(({ name }) => name).join(text.comma)
  const list: Question[] = [
    { question: text.q_minimum, answer: fill(text.a_minimum, { name: product.name }) },
    { question: text.q_time, answer: fill(text.a_time, { min, max }) },
  ]
  if (first) {
    const { width_px, height_px } = first
    list.push({ question: text.q_file, answer: fill(text.a_file, { width_px, height_px, dpi: product.dpi }) })
  }
  list.push({ question: text.q_wash, answer: fill(text.a_wash, { techniques, material: product.material }) })
  if (product.zones.some(({ key }) => key === 'time'))
    list.push({ question: text.q_late, answer: fill(text.a_late, late) })
  list.push({ question: text.q_fault, answer: text.a_fault })
  return list
}
