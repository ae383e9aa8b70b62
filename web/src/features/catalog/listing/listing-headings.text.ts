import type { ProductZone } from '@inkroute/contract/catalog/codes'
import { type Bilingual, defineText } from '../../../shared/text/text.ts'

interface Heading {
  readonly title: Bilingual
  readonly intro: Bilingual
}

export const zoneHeadings: Readonly<Record<ProductZone, Heading>> = {
  'US-EU': {
    title: { zh: '海外仓专区', en: 'US and EU warehouses' },
    intro: {
      zh: '在美国和欧洲本地印刷、本地发货，买家不用清关，也没有关税；适合主打时效的店铺。',
      en: 'Printed and shipped inside the US and Europe: no customs for the buyer and no tariff. For shops that sell on speed.',
    },
  },
  jit: {
    title: { zh: '全托管专区', en: 'Fully managed' },
    intro: {
      zh: '为全托管平台备好的底版：条码、入仓标签和包装按平台要求处理，国内仓集中交货。',
      en: 'Blanks for fully managed marketplaces: barcodes, inbound labels and packing as the platform wants them, delivered from China.',
    },
  },
  time: {
    title: { zh: '时效赔付专区', en: 'On time or compensated' },
    intro: {
      zh: '出货时间写在每件产品上；超时每天按货款赔付，自动退回余额。',
      en: 'Every product says when it leaves. Each day late pays part of the goods back to your balance automatically.',
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
      en: 'The latest blanks, each with mockups, a size chart and print templates ready to design on.',
    },
  },
}

export const levelHeadings: Readonly<Record<string, Heading>> = {
  1: {
    title: { zh: '优质底版', en: 'Premium blanks' },
    intro: {
      zh: '面料更厚、做工更细、印后更耐洗，适合高客单价和礼品订单。',
      en: 'Heavier cloth, finer make and prints that last longer, for higher prices and gifts.',
    },
  },
  2: {
    title: { zh: '标准底版', en: 'Standard blanks' },
    intro: {
      zh: '价格与质量平衡，颜色尺码最全，多数店铺从这里开始。',
      en: 'Price and quality in balance with the widest choice of colours and sizes. Most shops start here.',
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
      en: 'Artwork in a set place, such as the chest or the face of a mug: for illustrations and words.',
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

/** Introductions of the top categories by key; other categories get a generated one. */
export const categoryIntros = defineText({
  apparel: {
    zh: 'T恤、卫衣、背心等服装底版，直喷、烫画、刺绣可选，欧美码数齐全。',
    en: 'T-shirts, sweatshirts, tanks and more, printed directly, transferred or embroidered, in US and EU sizes.',
  },
  kids: {
    zh: '童装与婴儿服底版，选用不刺激皮肤的面料，适合亲子与生日主题。',
    en: 'Blanks for kids and babies in gentle fabrics, good for family and birthday themes.',
  },
  headwear: {
    zh: '棒球帽、渔夫帽、针织帽，刺绣与烫画都能做。',
    en: 'Caps, bucket hats and beanies, embroidered or transferred.',
  },
  drinkware: {
    zh: '马克杯、保温杯、搪瓷杯，整圈印花，热升华与激光可选。',
    en: 'Mugs, tumblers and bottles printed all the way round, sublimated or engraved.',
  },
  home: {
    zh: '抱枕、毯子、浴帘、地毯等家居用品，双面或满版印花。',
    en: 'Pillows, blankets, curtains, rugs and more, printed all over or on both sides.',
  },
  wall: {
    zh: '帆布画、海报、挂毯与挂钟，艺术微喷还原原稿的层次。',
    en: 'Canvases, posters, tapestries and clocks in prints that keep the depth of the original.',
  },
  bags: {
    zh: '托特包、收纳包等包袋，正反两面都能设计。',
    en: 'Totes, pouches and more, designed on both sides.',
  },
  tech: {
    zh: '手机壳、鼠标垫、桌垫、电脑内胆包，跟着主流机型更新。',
    en: 'Phone cases, mouse pads, desk mats and sleeves that follow the current devices.',
  },
  gifts: {
    zh: '笔记本、拼图、钥匙扣、挂饰，轻小好寄，适合礼品店铺。',
    en: 'Notebooks, puzzles, keychains and ornaments: small, light, easy to post as gifts.',
  },
  pets: {
    zh: '宠物三角巾、宠物碗等，印上名字就是专属礼物。',
    en: 'Bandanas, bowls and more that a printed name makes personal.',
  },
  sets: {
    zh: '情侣装、办公套装等组合底版，一次设计、一起发货。',
    en: 'Matching shirts, desk sets and more: designed together and shipped together.',
  },
  branding: {
    zh: '领标、包装袋、感谢卡，让包裹带上自己的品牌。',
    en: 'Labels, bags and cards that put your brand on the parcel.',
  },
})

export const headingText = defineText({
  figures: {
    zh: '{name}底版 {count} 款，¥{price} 起。',
    en: '{count} blanks in {name}, from ¥{price}.',
  },
  ships: { zh: '{places}发货，', en: 'Ships from {places}; ' },
  techniques: { zh: '工艺有{names}。', en: 'made with {names}.' },
  search_intro: { zh: '找到 {count} 款与“{word}”相关的产品。', en: '{count} products match “{word}”.' },
})
