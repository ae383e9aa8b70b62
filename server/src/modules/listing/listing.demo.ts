import type { TemplateContent } from '@inkroute/contract/listing/listing'

const description = `{title_en}

Printed to order on {product}. Colours: {colors}. Sizes: {sizes}.

Made by hand after you order and on its way within three working days. Wash inside out at 30 °C, do not tumble dry.`

const base: TemplateContent = {
  ...{
    name: '',
    title: '{title_en} | {product}',
    description,
    category_id: '',
    category_name: '',
    brand: 'Morning Light',
    currency: 'USD',
  },
  price: { base: 'cost', rate: 7.2, multiply: 2.8, add: 4, ending: '.99' },
  quantity: 200,
  attributes: {},
}

/** Where the sandbox keeps shirts. */
const shirts = (category_id: string) => ({ category_id, category_name: 'Clothing › Tops › T-shirts' })

/** How the demo seller tells goods to marketplaces. */
export const demoTemplates: readonly { readonly platform: string; readonly content: TemplateContent }[] = [
  { platform: 'shopify', content: { ...base, name: '独立站通用' } },
  { platform: 'woo', content: { ...base, name: '官网上新', title: '{title_en}' } },
  {
    platform: 'etsy',
    content: {
      ...base,
      ...{ name: 'Etsy 手作风', title: '{title_en}, Personalised Gift, {product}', ...shirts('500111'), quantity: 99 },
      attributes: {
        ...{ shipping_profile_id: '1001', readiness_state_id: '501', when_made: 'made_to_order', who_made: 'i_did' },
        'attr.9001': '#7001~Cotton',
      },
    },
  },
  {
    platform: 'aliexpress',
    content: {
      ...base,
      ...{ name: '速卖通服饰', ...shirts('500111'), price: { ...base.price, multiply: 2.4, add: 2 } },
      attributes: {
        ...{ product_unit: '100000015', ws_valid_num: '21', freight_template_id: '1001', lead_days: '5' },
        ...{ material: 'Cotton', 'attr.9001': '#7001~Cotton' },
      },
    },
  },
  {
    platform: 'temu',
    content: {
      ...base,
      ...{
        name: 'Temu 半托管通用',
        ...shirts('500100/500110/500111'),
        price: { ...base.price, multiply: 2.1, add: 0 },
      },
      attributes: { freight_template_id: 'LFT-1001', lead_days: '2', origin: 'CN', 'attr.9001': '#7001~Cotton' },
    },
  },
]
