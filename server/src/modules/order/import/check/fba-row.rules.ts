import { FNSKU_FORM, fbaCenters, SHIPMENT_FORM } from '@inkroute/contract/order/fba/centers'
import type { ImportField } from '@inkroute/contract/order/import/fields'
import type { RowValues } from './import-row.rules.ts'

/** Marks rows for Amazon's warehouses. */
const findCenter = (values: RowValues) => fbaCenters.find(({ code }) => code === values.center)

/** Replaces the address by that of the warehouse code; FBA orders read the code from the recipient. */
export function toCenter(values: RowValues): RowValues {
  const written = { ...values, center: (values.center ?? '').toUpperCase() }
  const upper = {
    ...written,
    ...(values.external_no ? { external_no: values.external_no.toUpperCase() } : {}),
    ...(values.fnsku ? { fnsku: values.fnsku.toUpperCase() } : {}),
  }
  const center = findCenter(upper)
  if (!center) return upper
  const { code, country, state, city, postcode, street1 } = center
  return { ...upper, name: code, company: 'Amazon.com Services, Inc.', country, state, city, postcode, street1 }
}

interface Fault {
  readonly field: ImportField
  readonly zh: string
  readonly en: string
}

/** Only rows that went through `toCenter` have a center at all, if only an empty one. */
export function fbaFaults(values: RowValues): Fault[] {
  if (values.center === undefined) return []
  const faults: Fault[] = []
  if (!findCenter(values)) {
    faults.push({
      field: 'center',
      zh: '没有这个亚马逊仓库，请填代码，例如 ONT8',
      en: 'Unknown Amazon warehouse; use its code, such as ONT8',
    })
  }
  if (values.external_no && !SHIPMENT_FORM.test(values.external_no)) {
    faults.push({ field: 'external_no', zh: '货件号形如 FBA15DX7K2QM', en: 'A shipment ID looks like FBA15DX7K2QM' })
  }
  if (values.fnsku && !FNSKU_FORM.test(values.fnsku)) {
    faults.push({ field: 'fnsku', zh: 'FNSKU 为 10 位字母数字', en: 'An FNSKU has 10 letters and digits' })
  }
  return faults
}
