import type { Language } from '@inkroute/contract/errors/errors'
import type { Problem } from './core/listing.rules.ts'

type Words = Readonly<Record<Language, string>>
const words = (zh: string, en: string): Words => ({ zh, en })

const again = words('，然后重新发布。', ', then publish it again.')
const todo = (zh: string, en: string): Words => words(zh + again.zh, en + again.en)

/** By the kind of the platform's error. */
const byKind: Readonly<Record<string, Words>> = {
  revoked: todo(
    '店铺授权已失效。请到“店铺管理”重新授权',
    'The store is no longer connected. Reconnect it under Stores',
  ),
  expired: todo(
    '店铺授权已过期。请到“店铺管理”重新授权',
    'The connection to the store has expired. Reconnect it under Stores',
  ),
  missing_right: todo(
    '授权里没有刊登商品的权限。请重新授权店铺，并同意全部权限',
    'We may not list products in this store. Reconnect it and accept all permissions',
  ),
  throttled: words(
    '平台限制了调用次数，已多次重试。请过一会儿再重新发布。',
    'The platform limits how often we may call it, and several attempts failed. Publish it again in a while.',
  ),
  temporary: words(
    '平台暂时没有响应，已多次重试。请过一会儿再重新发布。',
    'The platform did not answer, and several attempts failed. Publish it again in a while.',
  ),
  malformed: words(
    '回答无法识别。如果是自己的网站，请在浏览器打开它，看是否显示登录页、报错或维护页，处理后重新发布。',
    'We could not read the answer. If the shop is a site of your own, open it in a browser and look for a login, an error or a maintenance page; then publish again.',
  ),
  not_found: words(
    '商品已在店铺后台删除。重新发布会再次创建。',
    'The product was deleted in the store. Publishing creates it again.',
  ),
}

/** By the field the platform complains about. */
const byField: Readonly<Record<string, Words>> = {
  title: todo(
    '平台不接受这个标题。请修改商品名称或模板的标题规则',
    'The platform refused the title. Change the name of the goods or the title rule',
  ),
  description: todo(
    '平台不接受这段描述。请修改模板的描述规则',
    'The platform refused the description. Change the description rule',
  ),
  tags: todo('平台不接受这些标签。请修改模板的标签规则', 'The platform refused the tags. Change the tag rule'),
  category_id: todo(
    '平台不接受这个类目。请在模板里重新选择类目',
    'The platform refused the category. Choose another one in the template',
  ),
  brand: todo('平台不接受这个品牌。请修改模板里的品牌', 'The platform refused the brand. Change it in the template'),
  pictures: todo(
    '平台不接受图片。请在商品页检查展示图',
    'The platform refused the pictures. Check the show images of the goods',
  ),
  variants: todo(
    '平台不接受某个规格。请在商品页检查 SKU、价格和库存',
    'The platform refused a variant. Check its SKU, price and stock',
  ),
  price: todo('平台不接受价格。请修改模板的定价公式', 'The platform refused the price. Change the price formula'),
  attributes: todo(
    '类目要求的属性还不完整。请在模板里补全',
    'The category asks for more. Complete its attributes in the template',
  ),
}

const aliases: Readonly<Record<string, string>> = {
  description_html: 'description',
  picture_urls: 'pictures',
  option_names: 'variants',
}

const usual = todo(
  '平台拒绝了这件商品。请按下面的平台说明修改',
  'The platform refused this product. Change what its message below names',
)

/** What to do about a refusal, in the seller's language; undefined for problems we describe ourselves. */
export function adviceFor({ field, kind }: Problem, language: Language): string | undefined {
  if (kind === undefined) return undefined
  const known = byKind[kind]
  if (known) return known[language]
  const [first = ''] = field.split('.')
  const key = field.startsWith('attr.') ? 'attributes' : (aliases[first] ?? first)
  return (byField[key] ?? usual)[language]
}
