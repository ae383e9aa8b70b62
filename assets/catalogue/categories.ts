import type { Pair } from './terms.ts'

export interface Category {
  key: string
  parent: string | null
  http_url: string
  name: Pair
}

const top = (key: string, zh: string, en: string): Category => ({ key, parent: null, http_url: key, name: [zh, en] })
const sub = (parent: string, key: string, zh: string, en: string): Category => ({
  key,
  parent,
  http_url: `${parent}-${key}`,
  name: [zh, en],
})

/** The tree in the order the shop shows it; products hang on the lower level. */
export const categories: readonly Category[] = [
  top('apparel', '服装', 'Clothing'),
  sub('apparel', 't-shirts', 'T恤', 'T-shirts'),
  sub('apparel', 'tops', '背心与 Polo', 'Tanks and polos'),
  sub('apparel', 'sweatshirts', '卫衣', 'Sweatshirts'),
  sub('apparel', 'dresses', '连衣裙', 'Dresses'),
  sub('apparel', 'bottoms', '裤装', 'Bottoms'),
  sub('apparel', 'socks', '袜子', 'Socks'),
  top('kids', '母婴童装', 'Kids and baby'),
  sub('kids', 'kids-clothing', '童装', 'Kids’ clothing'),
  sub('kids', 'baby-clothing', '婴儿服', 'Baby clothing'),
  top('headwear', '帽饰', 'Headwear and accessories'),
  sub('headwear', 'caps', '帽子', 'Hats and caps'),
  sub('headwear', 'face-masks', '口罩', 'Face masks'),
  top('drinkware', '杯壶', 'Drinkware'),
  sub('drinkware', 'mugs', '马克杯', 'Mugs'),
  sub('drinkware', 'tumblers', '保温杯壶', 'Tumblers and bottles'),
  top('home', '家居', 'Home and living'),
  sub('home', 'pillows', '抱枕', 'Pillows'),
  sub('home', 'blankets', '毯子', 'Blankets'),
  sub('home', 'bath', '浴室', 'Bath'),
  sub('home', 'rugs', '地毯', 'Rugs'),
  sub('home', 'kitchen', '厨房餐桌', 'Kitchen and table'),
  sub('home', 'garden', '庭院', 'Garden'),
  top('wall', '墙面装饰', 'Wall art'),
  sub('wall', 'canvas-prints', '帆布画', 'Canvas prints'),
  sub('wall', 'posters', '海报', 'Posters'),
  sub('wall', 'tapestries', '挂毯', 'Tapestries'),
  sub('wall', 'clocks', '挂钟', 'Clocks'),
  top('bags', '包袋', 'Bags'),
  sub('bags', 'totes', '托特包', 'Tote bags'),
  sub('bags', 'backpacks', '双肩包', 'Backpacks'),
  sub('bags', 'pouches', '收纳包', 'Pouches'),
  top('tech', '数码周边', 'Phone and desk'),
  sub('tech', 'phone-cases', '手机壳', 'Phone cases'),
  sub('tech', 'desk', '桌面', 'Desk accessories'),
  sub('tech', 'sleeves', '内胆包', 'Laptop sleeves'),
  top('gifts', '文创礼品', 'Stationery and gifts'),
  sub('gifts', 'notebooks', '笔记本', 'Notebooks'),
  sub('gifts', 'puzzles', '拼图', 'Puzzles'),
  sub('gifts', 'keychains', '钥匙扣', 'Keychains'),
  sub('gifts', 'ornaments', '挂饰', 'Ornaments'),
  top('pets', '宠物', 'Pets'),
  sub('pets', 'pet-wear', '宠物服饰', 'Pet wear'),
  sub('pets', 'pet-bowls', '宠物碗', 'Pet bowls'),
  top('sets', '组合套装', 'Sets'),
  sub('sets', 'family-sets', '亲子情侣装', 'Family sets'),
  sub('sets', 'desk-sets', '办公套装', 'Desk sets'),
  top('branding', '品牌与包装', 'Branding and packaging'),
  sub('branding', 'labels', '领标与吊牌', 'Labels and tags'),
  sub('branding', 'packaging', '包装', 'Packaging'),
  sub('branding', 'inserts', '卡片', 'Inserts'),
]
