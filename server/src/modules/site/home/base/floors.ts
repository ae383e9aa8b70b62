import type { FloorContent } from '@inkroute/contract/site/editor'
import type { KeyedContent } from '../../../../infra/content/content-kind.ts'
import { always, shop, words } from './words.ts'

const link = (zh: string, en: string, jump_url: string) => ({ name: words(zh, en), jump_url })

/** Floors of the home page: a category each, the best sellers first. */
export const baseFloors: readonly KeyedContent<FloorContent>[] = [
  {
    key: 'apparel',
    payload: {
      name: words('服装与帽饰', 'Clothing and headwear'),
      subtitle: words('胸前、背后、袖口都能印', 'Print the front, the back and the sleeve'),
      image: shop('sweatshirt', 'scene'),
      jump_url: '/category/apparel',
      links: [
        link('T恤', 'T-shirts', '/category/apparel-t-shirts'),
        link('卫衣', 'Sweatshirts', '/category/apparel-sweatshirts'),
        link('童装', 'Kids', '/category/kids'),
        link('帽子', 'Hats', '/category/headwear-caps'),
      ],
      product_codes: ['tshirt', 'womens-tee', 'sweatshirt', 'kids-tee', 'tank-top', 'cap', 'beanie', 'bucket-hat'],
      ...always,
    },
  },
  {
    key: 'drinkware',
    payload: {
      name: words('杯壶', 'Drinkware'),
      subtitle: words('全年都卖得动的礼物', 'The gift that sells all year'),
      image: shop('enamel-mug', 'scene'),
      jump_url: '/category/drinkware',
      links: [
        link('马克杯', 'Mugs', '/category/drinkware-mugs'),
        link('保温杯壶', 'Tumblers and bottles', '/category/drinkware-tumblers'),
      ],
      product_codes: ['mug', 'mug-accent', 'mug-15oz', 'enamel-mug', 'tumbler', 'water-bottle', 'coaster'],
      ...always,
    },
  },
  {
    key: 'home',
    payload: {
      name: words('家居', 'Home and living'),
      subtitle: words('一个图案，做成一整套', 'One artwork, a whole matching set'),
      image: shop('pillow-lumbar', 'scene'),
      jump_url: '/category/home',
      links: [
        link('抱枕', 'Pillows', '/category/home-pillows'),
        link('毯子', 'Blankets', '/category/home-blankets'),
        link('浴室', 'Bath', '/category/home-bath'),
        link('地毯', 'Rugs', '/category/home-rugs'),
      ],
      product_codes: ['pillow', 'pillow-lumbar', 'blanket', 'rug', 'shower-curtain', 'bath-towel', 'garden-flag'],
      ...always,
    },
  },
  {
    key: 'wall',
    payload: {
      name: words('墙面装饰', 'Wall art'),
      subtitle: words('平张寄送，运费低', 'Travels flat, costs little to ship'),
      image: shop('canvas-panorama', 'scene'),
      jump_url: '/category/wall',
      links: [
        link('帆布画', 'Canvas prints', '/category/wall-canvas-prints'),
        link('海报', 'Posters', '/category/wall-posters'),
        link('挂毯', 'Tapestries', '/category/wall-tapestries'),
      ],
      product_codes: ['canvas', 'canvas-square', 'canvas-panorama', 'poster', 'tapestry', 'wall-clock', 'ornament'],
      ...always,
    },
  },
  {
    key: 'bags-tech',
    payload: {
      name: words('包袋与数码周边', 'Bags and desk'),
      subtitle: words('轻、不怕压，适合直邮小包', 'Light and sturdy, made for small parcels'),
      image: shop('tote', 'scene'),
      jump_url: '/category/bags',
      links: [
        link('托特包', 'Tote bags', '/category/bags-totes'),
        link('手机壳', 'Phone cases', '/category/tech-phone-cases'),
        link('桌面', 'Desk', '/category/tech-desk'),
      ],
      product_codes: [
        'tote',
        'pouch',
        'phonecase',
        'phonecase-ultra',
        'mouse-pad',
        'desk-mat',
        'laptop-sleeve',
        'notebook',
      ],
      ...always,
    },
  },
]
