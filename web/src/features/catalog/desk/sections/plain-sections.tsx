import { productGrades } from '@inkroute/contract/catalog/codes'
import { Select } from 'antd'
import { ProductPicker } from '../../../../shared/content/product-picker.tsx'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { useDocument, usePlace, useProductDraft } from '../draft/product-draft.tsx'
import { FieldFrame } from '../fields/field-frame.tsx'
import css from '../fields/fields.module.css'
import { LinesPair, TextField, TextPair } from '../fields/text-fields.tsx'
import { type Choice, ChooseField, getChoices } from '../fields/value-fields.tsx'
import { sectionText } from './sections.text.ts'

export function BasicsSection() {
  const text = useText(sectionText)
  return (
    <>
      <TextField path={['code']} label={text.code} max={60} help={text.code_help} placeholder={text.code_example} />
      <TextPair path={['name']} label={text.name} max={[80, 200]} />
      <TextPair path={['subtitle']} label={text.subtitle} max={[160, 400]} />
      <LinesPair path={['selling_points']} label={text.selling_points} />
      <TextPair path={['description']} label={text.description} max={[5000, 12_500]} lines={5} />
      <TextPair
        path={['design_desc']}
        label={text.design_desc}
        max={[500, 1250]}
        lines={2}
        help={text.design_desc_help}
      />
    </>
  )
}

/** Categories of the tree, children below their parents. */
function useCategoryChoices(): Choice[] {
  const { language } = useLanguage()
  const { categories } = useProductDraft().options
  return categories
    .filter(({ parent }) => parent === null)
    .flatMap((top) => [top, ...categories.filter(({ parent }) => parent === top.key)])
    .map(({ key, parent, name }) => {
      const above = categories.find((one) => one.key === parent)
      return { value: key, label: above ? `${above.name[language]} / ${name[language]}` : name[language] }
    })
}

export function TermsSection() {
  const text = useText(sectionText)
  const { language } = useLanguage()
  const { terms } = useProductDraft().options
  const of = (kind: string) =>
    getChoices(
      terms.filter((term) => term.kind === kind),
      language,
    )
  const grades = productGrades.map((grade) => ({ value: grade.id, label: grade[language] }))
  return (
    <div className={`grid grid-cols-2 gap-x-6 ${css.columns}`}>
      <ChooseField path={['category']} label={text.category} choices={useCategoryChoices()} />
      <ChooseField path={['brand']} label={text.brand} choices={of('brand')} none={text.brand_none} />
      <ChooseField path={['size_type']} label={text.size_type} choices={of('size_attribute')} />
      <ChooseField path={['season']} label={text.season} choices={of('season')} />
      <ChooseField path={['gender']} label={text.gender} choices={of('gender')} />
      <ChooseField path={['design_style']} label={text.design_style} choices={of('design_style')} />
      <ChooseField path={['grade']} label={text.grade} choices={grades} />
    </div>
  )
}

function HsCodes() {
  const text = useText(sectionText)
  const [codes, set] = usePlace<readonly string[]>(['hs_codes'])
  return (
    <FieldFrame path={['hs_codes']} label={text.hs_codes} help={text.hs_help} is_list>
      {({ id, status }) => (
        <Select
          id={id}
          status={status}
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[',', ' ', '，']}
          value={[...codes]}
          onChange={(next: string[]) => set(next.map((code) => code.replaceAll('.', '').trim()).filter(Boolean))}
        />
      )}
    </FieldFrame>
  )
}

/** Material, care, and what customs and product safety law ask for. */
export function ComplianceSection() {
  const text = useText(sectionText)
  return (
    <>
      <TextPair path={['material']} label={text.material} max={[200, 500]} />
      <TextPair path={['care']} label={text.care} max={[1000, 2500]} lines={2} />
      <div className={`grid grid-cols-2 gap-x-6 ${css.columns}`}>
        <HsCodes />
        <TextField path={['origin_country']} label={text.origin} max={2} help={text.origin_help} placeholder="CN" />
      </div>
      <h3>{text.responsible}</h3>
      <p className="text-xs text-quiet leading-4.5 mt-1">{text.responsible_help}</p>
      <div className={`grid grid-cols-2 gap-x-6 ${css.columns}`}>
        <TextField path={['responsible_person', 'name']} label={text.person_name} max={120} />
        <TextField path={['responsible_person', 'email']} label={text.person_email} max={120} />
      </div>
      <TextField path={['responsible_person', 'address']} label={text.person_address} max={300} />
    </>
  )
}

/** Where the product is shown, to whom, and beside what. */
export function ShowingSection() {
  const text = useText(sectionText)
  const { language } = useLanguage()
  const { terms, levels } = useProductDraft().options
  const [related, setRelated] = usePlace<readonly string[]>(['related'])
  const zones = getChoices(
    terms.filter((term) => term.kind === 'zone'),
    language,
  )
  const level_choices = levels.map(({ level, name }) => ({ value: level, label: name[language] }))
  return (
    <>
      <div className={`grid grid-cols-2 gap-x-6 ${css.columns}`}>
        <ChooseField path={['zones']} label={text.zones} choices={zones} is_many />
        <ChooseField path={['dtc_level']} label={text.dtc_level} choices={level_choices} help={text.dtc_help} />
        <TextField path={['artwork']} label={text.artwork} max={80} help={text.artwork_help} />
      </div>
      <FieldFrame path={['related']} label={text.related} is_list>
        {() => <ProductPicker value={related} onChange={setRelated} />}
      </FieldFrame>
    </>
  )
}

/** Short summary of a section that is closed. */
export function useSectionNote(section: string): string {
  const { language } = useLanguage()
  return useDocument((document) => {
    if (section === 'basics') return document.name[language]
    if (section === 'colours') return String(document.colours.length)
    if (section === 'sizes') return document.sizes.map((size) => size.name).join(' ')
    if (section === 'variants') return String(document.items.length)
    if (section === 'views') return document.views.map((view) => view.name[language] || view.key).join(' ')
    return ''
  })
}
