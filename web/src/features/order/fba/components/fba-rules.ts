import { FNSKU_FORM, SHIPMENT_FORM } from '@inkroute/contract/order/fba/centers'

/** Blank is fine, it may come later; anything else has the form of Amazon. */
const formRule = (form: RegExp, message: string) => ({
  validator: async (_: unknown, value: string | undefined) => {
    const typed = (value ?? '').trim()
    if (typed !== '' && !form.test(typed)) throw new Error(message)
  },
})

export const shipmentRule = (text: { readonly shipment_wrong: string }) => formRule(SHIPMENT_FORM, text.shipment_wrong)
export const codeRule = (text: { readonly fnsku_wrong: string }) => formRule(FNSKU_FORM, text.fnsku_wrong)

/** Amazon writes its codes in capitals; what is typed becomes what is kept. */
export const inCapitals = (value: string): string => value.toUpperCase()
