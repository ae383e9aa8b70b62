import type { SpecialContent } from '@inkroute/contract/site/editor'
import { PromotionType } from '@inkroute/contract/site/promotion-types'
import type { KeyedContent } from '../../../../infra/content/content-kind.ts'
import { always, shop, words } from './words.ts'

type Place = SpecialContent['place']

interface Outline {
  readonly key: string
  readonly place: Place
  readonly type: number
  readonly name: readonly [zh: string, en: string]
  readonly summary: readonly [zh: string, en: string]
  readonly image: string
  readonly codes: readonly string[]
  readonly is_hot?: boolean
  readonly jump_url?: string
  readonly body?: readonly [zh: string, en: string]
}

const special = (outline: Outline): KeyedContent<SpecialContent> => ({
  key: outline.key,
  payload: {
    name: words(...outline.name),
    summary: words(...outline.summary),
    body: outline.body ? words(...outline.body) : words('', ''),
    place: outline.place,
    promotion_type: outline.type,
    is_hot: outline.is_hot === true,
    jump_url: outline.jump_url ?? null,
    image: outline.image,
    product_codes: [...outline.codes],
    ...always,
  },
})

/** Shown first, with a picture: what deserves attention now. */
const top = [
  special({
    key: 'christmas',
    place: 'top',
    type: PromotionType.hot,
    is_hot: true,
    name: ['圣诞热卖', 'Christmas best sellers'],
    summary: [
      '挂饰、马克杯、毯子：送礼旺季的三件套，海外仓可于 12 月 17 日前下单。',
      'Ornaments, mugs and blankets for the gift season; order from local warehouses until 17 December.',
    ],
    body: [
      '<p>年末是送礼的季节。这里挑出最适合当礼物的底版；要在圣诞前送达，请留意公告里各地区的下单截止时间。</p><ul><li>挂饰适合家庭合影与年份款，可以按家庭人数成套卖。</li><li>马克杯配“姓名 + 年份”变量，一次批量生成整套。</li><li>毯子建议用 4500 px 以上的图，满版不留白边。</li></ul>',
      '<p>The end of the year is the season of gifts. These are the products that make good ones; to arrive by Christmas, mind the last day to order by region in our notices.</p><ul><li>Ornaments suit family photos and the year, and sell in sets, one for each in the family.</li><li>Mugs with name and year as variables make a whole set in one batch.</li><li>Blankets want artwork above 4500 px, so that the print reaches every edge.</li></ul>',
    ],
    image: shop('ornament', 'hero'),
    codes: ['ornament', 'mug', 'mug-accent', 'blanket', 'enamel-mug', 'puzzle', 'beanie', 'coaster'],
  }),
  special({
    key: 'popular-now',
    place: 'top',
    type: PromotionType.popular,
    name: ['本月人气榜', 'Popular this month'],
    summary: [
      '新店从这十款起步：品类齐、印区大、模板现成。',
      'Ten products to start a shop with: varied, with large print areas and templates at hand.',
    ],
    image: shop('tshirt', 'hero'),
    codes: ['tshirt', 'mug', 'tote', 'phonecase', 'pillow', 'sweatshirt', 'poster', 'tumbler', 'canvas', 'kids-tee'],
  }),
  special({
    key: 'winter-warm',
    place: 'top',
    type: PromotionType.fresh,
    name: ['冬季新品', 'New for winter'],
    summary: [
      '毛线帽、浴巾、保温水壶：这一季刚上架。',
      'Beanies, towels and insulated bottles: just listed this season.',
    ],
    image: shop('beanie', 'hero'),
    codes: ['beanie', 'bucket-hat', 'bath-towel', 'water-bottle', 'rug', 'laptop-sleeve', 'wall-clock'],
  }),
]

/** By where goods ship from, and by what they promise. */
const areas = [
  special({
    key: 'area-us-eu',
    place: 'area',
    type: PromotionType.hot,
    is_hot: true,
    name: ['美欧海外仓', 'US and EU warehouses'],
    summary: [
      '本地印制，零关税，{{dispatch:zone=US-EU:overseas}} 出库',
      'Printed locally, no tariff, out in {{dispatch:zone=US-EU:overseas}}',
    ],
    image: shop('sweatshirt', 'hero'),
    jump_url: '/zone/US-EU',
    codes: ['tshirt', 'mug', 'tote', 'canvas', 'pillow'],
  }),
  special({
    key: 'area-time',
    place: 'area',
    type: PromotionType.popular,
    name: ['时效赔付', 'On time or we pay'],
    summary: [
      '国内 {{dispatch:zone=time:CN}} 出库，超时自动返款',
      'Out of China in {{dispatch:zone=time:CN}}, late days credited',
    ],
    image: shop('tumbler', 'hero'),
    jump_url: '/zone/time',
    codes: ['tumbler', 'mug-15oz', 'kids-tee', 'mouse-pad'],
  }),
  special({
    key: 'area-jit',
    place: 'area',
    type: PromotionType.popular,
    name: ['全托管 JIT', 'Fully managed (JIT)'],
    summary: ['按平台节拍备货，贴标送仓', 'Stock in step with the marketplace, labelled and delivered'],
    image: shop('puzzle', 'hero'),
    jump_url: '/zone/jit',
    codes: ['puzzle', 'keychain', 'garden-flag', 'desk-mat', 'pouch', 'tapestry'],
  }),
  special({
    key: 'area-brand',
    place: 'area',
    type: PromotionType.fresh,
    name: ['品牌与包装', 'Branding and packaging'],
    summary: ['领标、吊牌、包装袋、感谢卡', 'Neck labels, bags and thank-you cards'],
    image: shop('notebook', 'hero'),
    jump_url: '/zone/brand',
    codes: ['neck-label', 'packaging-bag', 'thank-you-card'],
  }),
]

const list = [
  special({
    key: 'y2-room',
    place: 'list',
    type: PromotionType.y2,
    name: ['Y2 复古房间', 'Y2 retro room'],
    summary: [
      '千禧配色与几何图案，抱枕、挂毯、地毯成套卖',
      'Millennium colours and shapes on pillows, tapestries and rugs',
    ],
    image: shop('pillow', 'hero'),
    codes: ['pillow', 'tapestry', 'rug', 'mouse-pad', 'phonecase', 'bucket-hat'],
  }),
  special({
    key: 'pets',
    place: 'list',
    type: PromotionType.fresh,
    name: ['宠物主人', 'For pet people'],
    summary: ['把毛孩子印在它自己的东西上', 'Put the pet on the pet’s own things'],
    image: shop('pet-bandana', 'hero'),
    codes: ['pet-bandana', 'pet-bowl', 'mug', 'blanket', 'keychain'],
  }),
  special({
    key: 'couples',
    place: 'list',
    type: PromotionType.popular,
    name: ['情侣与家庭', 'Couples and families'],
    summary: ['成对卖，客单价更高', 'Sold in pairs, larger baskets'],
    image: shop('womens-tee', 'hero'),
    codes: ['couple-tee-set', 'womens-tee', 'tshirt', 'kids-tee', 'mug-accent', 'ornament'],
  }),
  special({
    key: 'desk',
    place: 'list',
    type: PromotionType.hot,
    name: ['桌面与办公', 'Desk and office'],
    summary: ['桌垫、鼠标垫、笔记本与杯垫', 'Desk mats, mouse pads, notebooks and coasters'],
    image: shop('mouse-pad', 'hero'),
    codes: ['desk-set', 'desk-mat', 'mouse-pad', 'notebook', 'coaster', 'laptop-sleeve'],
  }),
  special({
    key: 'under-light',
    place: 'list',
    type: PromotionType.popular,
    name: ['轻小件，运费低', 'Light parcels, low freight'],
    summary: ['单件 150 克以内，小包直邮最划算', 'Below 150 g a piece, cheapest by small parcel'],
    image: shop('phonecase', 'hero'),
    codes: ['phonecase', 'phonecase-ultra', 'phonecase-bar', 'keychain', 'pouch', 'ornament', 'pet-bandana'],
  }),
]

/** Order matters: the menu shows them so. */
export const baseSpecials: readonly KeyedContent<SpecialContent>[] = [...top, ...areas, ...list]
