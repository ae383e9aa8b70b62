import type { ProductZone } from '@inkroute/contract/catalog/codes'
import { type Bilingual, defineText } from '../../../../shared/text/text.ts'

interface Heading {
  readonly title: Bilingual
  readonly intro: Bilingual
}

export const zoneHeadings: Readonly<Record<ProductZone, Heading>> = {
  'US-EU': {
    title: { zh: '海外仓专区', en: 'US and EU warehouses' },
    intro: {
      zh: '在美国和欧洲本地印刷、本地发货，买家不用清关，也没有关税；适合主打时效的店铺。',
      en: 'Printed and shipped within the US and Europe: no customs and no tariffs for the buyer. For shops that compete on speed.',
    },
  },
  jit: {
    title: { zh: '全托管专区', en: 'Fully managed' },
    intro: {
      zh: '为全托管平台备好的底版：条码、入仓标签和包装按平台要求处理，国内仓集中交货。',
      en: 'Blanks for fully managed marketplaces: barcodes, inbound labels and packing the way the platform requires, delivered from China.',
    },
  },
  time: {
    title: { zh: '时效赔付专区', en: 'On time or compensated' },
    intro: {
      zh: '出货时间写在每件产品上；超时每天按货款赔付，自动退回余额。',
      en: 'Every product has a promised shipping time. For each day of delay, part of the goods price is credited to your balance automatically.',
    },
  },
  brand: {
    title: { zh: '品牌专区', en: 'Your own brand' },
    intro: {
      zh: '领标、吊牌、包装袋和感谢卡，印上自己的店名，和订单一起发出。',
      en: 'Neck labels, tags, bags and thank-you cards with your shop’s name, packed with every order.',
    },
  },
  new: {
    title: { zh: '新品专区', en: 'New arrivals' },
    intro: {
      zh: '最近上架的底版，样机、尺码表和设计模板都已备好，可以直接上手设计。',
      en: 'The latest blanks, each with mockups, a size chart and print templates, ready to design.',
    },
  },
}

export const levelHeadings: Readonly<Record<string, Heading>> = {
  1: {
    title: { zh: '优质底版', en: 'Premium blanks' },
    intro: {
      zh: '面料更厚、做工更细、印后更耐洗，适合高客单价和礼品订单。',
      en: 'Heavier fabrics, better workmanship and longer-lasting prints, for premium prices and gifts.',
    },
  },
  2: {
    title: { zh: '标准底版', en: 'Standard blanks' },
    intro: {
      zh: '价格与质量平衡，颜色尺码最全，多数店铺从这里开始。',
      en: 'A good balance of price and quality, with the widest choice of colours and sizes. Most shops start here.',
    },
  },
  3: {
    title: { zh: '经济底版', en: 'Economy blanks' },
    intro: {
      zh: '单价更低，适合活动、团体和走量的款式。',
      en: 'The lowest unit prices, for events, groups and volume.',
    },
  },
}

export const typeHeadings: Readonly<Record<string, Heading>> = {
  1: {
    title: { zh: '设计师定位款', en: 'Designer placement' },
    intro: {
      zh: '图案放在固定位置，如胸前、杯身正面，适合插画和文字。',
      en: 'Artwork in a fixed position, such as the chest or the side of a mug: for illustrations and text.',
    },
  },
  2: {
    title: { zh: 'POD 满版款', en: 'POD all-over print' },
    intro: {
      zh: '图案铺满整个表面，适合花型、照片和大幅画面。',
      en: 'Artwork over the whole surface: for patterns, photographs and large pictures.',
    },
  },
}

export const headingText = defineText({
  figures: {
    zh: '{name}底版 {count} 款，¥{price} 起。',
    en: '{count} {count|blank|blanks} in {name}, from ¥{price}.',
  },
  ships: { zh: '{places}发货，', en: 'Ships from {places}; ' },
  techniques: { zh: '工艺有{names}。', en: 'made with {names}.' },
  search_intro: {
    zh: '找到 {count} 款与“{word}”相关的产品。',
    en: '{count} {count|product matches|products match} “{word}”.',
  },
})
