import { defineText } from '../../../shared/text/text.ts'

export const productText = defineText({
  per_piece: { zh: '/ 件', en: 'each' },
  piece_of: {
    zh: '{color} · {size}，印 {views} 面，一件的价格，已按您的等级优惠',
    en: 'One piece, {color} · {size}, {views} printed {views|side|sides}, at your level',
  },
  title: { zh: '选择产品', en: 'Choose a product' },
  search: { zh: '搜索产品，如 T 恤、马克杯', en: 'Search products: T-shirt, mug' },
  all: { zh: '全部', en: 'All' },
  favourites: { zh: '我的收藏', en: 'Favourites' },
  categories: { zh: '产品分类', en: 'Categories' },
  none: { zh: '没有找到产品，换个词试试', en: 'No products found. Try another word' },
  noFavourites: { zh: '还没有收藏产品，点卡片上的心形收藏', en: 'No favourites yet. Click the heart on a card' },
  more: { zh: '更多产品', en: 'More products' },
  from: { zh: '{price} 起', en: 'from {price}' },
  current: { zh: '正在设计', en: 'Currently open' },
  locked: { zh: '需升级：{levels}', en: 'Requires {levels}' },
  collect: { zh: '收藏 {name}', en: 'Add {name} to favourites' },
  uncollect: { zh: '取消收藏 {name}', en: 'Remove {name} from favourites' },
  switchTitle: { zh: '换成 {name}', en: 'Change to {name}' },
  matched: {
    zh: '这些面的设计会带过去，按印刷区大小缩放：',
    en: 'These sides are carried over and scaled to the print areas:',
  },
  unmatched: {
    zh: '新产品没有对应的面，设计留在原产品的草稿里：',
    en: 'No matching side there; kept in the draft of this product:',
  },
  shrunk: {
    zh: '{view}：原来宽 {from_cm} 厘米，这里放不下，会缩小到 {to_cm} 厘米',
    en: '{view}: {from_cm} cm wide does not fit here and becomes {to_cm} cm',
  },
  tooSmall: {
    zh: '{view}：{to_cm} 厘米宽的图案在 {sizes} 码上放不下',
    en: '{view}: {to_cm} cm of print do not fit on {sizes}',
  },
  listed: { zh: '、', en: ', ' },
  pair: { zh: '{from} → {to}', en: '{from} → {to}' },
  hasDraft: {
    zh: '那个产品上有您没做完的设计。带过去之后按一次“撤销”就能找回。',
    en: 'There is already an unfinished design for that product. After carrying this one over, one undo brings it back.',
  },
  carry: { zh: '带上设计', en: 'Carry the design over' },
  leave: { zh: '不带设计', en: 'Leave it here' },
  backToList: { zh: '返回列表', en: 'Back to the list' },
  failed: { zh: '没能打开这个产品，请重试', en: 'This product could not be opened. Try again' },
  upgradeTitle: { zh: '升级会员后可以设计', en: 'Upgrade to design this product' },
  upgradeBody: {
    zh: '“{name}”面向 {levels} 会员开放。升级后即可设计和下单。',
    en: '“{name}” is for {levels} members. Upgrade to design and order it.',
  },
  upgrade: { zh: '查看会员方案', en: 'See the plans' },
  color: { zh: '颜色', en: 'Colour' },
  size: { zh: '尺码', en: 'Size' },
  technique: { zh: '工艺', en: 'Technique' },
  surcharge: { zh: '加 {amount}', en: '+{amount}' },
  change: { zh: '换一个产品', en: 'Change product' },
  printSize: { zh: '印刷尺寸', en: 'Print size' },
  cm: { zh: '{width} × {height} 厘米', en: '{width} × {height} cm' },
  parts: { zh: '套装内容', en: 'In this set' },
  part: { zh: '{color} · {size} × {count}', en: '{color} · {size} × {count}' },
  describe: { zh: '设计说明', en: 'Design notes' },
  understood: { zh: '开始设计', en: 'Start designing' },
  noPrompt: { zh: '这个产品不再提示', en: 'Do not show this again for this product' },
  mode2: {
    zh: '满版印花：先印布再裁缝，图案请铺满整个印刷区，重要内容离边缘 2 厘米以上',
    en: 'All-over print, cut and sewn: cover the whole print area and keep important details 2 cm from the edges',
  },
  mode3: {
    zh: '固定版式：把图片放进印刷区并铺满，系统按版式裁切',
    en: 'Fixed layout: fill the print area with your pictures; they are cropped to fit',
  },
})

/** Places on round products, see `place-presets.tsx`. */
export const presetText = defineText({
  title: { zh: '快速摆放', en: 'Placement' },
  left: { zh: '左侧', en: 'Left' },
  front: { zh: '正面', en: 'Front' },
  right: { zh: '右侧', en: 'Right' },
  back: { zh: '背面', en: 'Back' },
  both: { zh: '双侧', en: 'Both' },
  around: { zh: '环绕', en: 'Around' },
})
