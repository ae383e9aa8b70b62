import type { ComponentType } from 'react'
import { ColoursSection } from '../sections/colours-section.tsx'
import { BasicsSection, ComplianceSection, ShowingSection, TermsSection } from '../sections/plain-sections.tsx'
import { PricesSection } from '../sections/prices-section.tsx'
import { SizesSection } from '../sections/sizes-section.tsx'
import { SupplySection } from '../sections/supply-section.tsx'
import { TechniquesSection } from '../sections/techniques-section.tsx'
import { ViewsSection } from '../sections/views-section.tsx'
import { VariantsSection } from '../variants/variants-section.tsx'

export type SectionKey =
  | 'basics'
  | 'terms'
  | 'techniques'
  | 'compliance'
  | 'colours'
  | 'sizes'
  | 'variants'
  | 'prices'
  | 'views'
  | 'supply'
  | 'showing'

interface EditorSection {
  readonly key: SectionKey
  readonly Body: ComponentType
  /** First words of the fields edited in it. */
  readonly fields: readonly string[]
}

/** The sections of the editor, in the order of the page. */
export const editorSections: readonly EditorSection[] = [
  {
    key: 'basics',
    Body: BasicsSection,
    fields: ['code', 'name', 'subtitle', 'selling_points', 'description', 'design_desc'],
  },
  {
    key: 'terms',
    Body: TermsSection,
    fields: ['category', 'brand', 'season', 'gender', 'size_type', 'grade', 'design_style'],
  },
  { key: 'techniques', Body: TechniquesSection, fields: ['techniques'] },
  {
    key: 'compliance',
    Body: ComplianceSection,
    fields: ['material', 'care', 'hs_codes', 'origin_country', 'responsible_person'],
  },
  { key: 'colours', Body: ColoursSection, fields: ['colours'] },
  { key: 'sizes', Body: SizesSection, fields: ['sizes', 'attributes'] },
  { key: 'variants', Body: VariantsSection, fields: ['items', 'components'] },
  {
    key: 'prices',
    Body: PricesSection,
    fields: ['price_tiers', 'level_discounts', 'extra_view_fen', 'min_quantity'],
  },
  { key: 'views', Body: ViewsSection, fields: ['views', 'print_areas', 'actual_sizes', 'dpi', 'pictures', 'model'] },
  { key: 'supply', Body: SupplySection, fields: ['production_hours', 'supply'] },
  { key: 'showing', Body: ShowingSection, fields: ['zones', 'related', 'dtc_level', 'artwork'] },
]

/** Where a finding is mended; what belongs to no field is about the whole product. */
export const getSection = (field: string): SectionKey =>
  editorSections.find(({ fields }) => fields.includes(field.split('.')[0] ?? ''))?.key ?? 'basics'
