import { defineText } from '../../shared/text/text.ts'

export const firstStepsText = defineText({
  title: { zh: '从第一个设计到第一笔订单', en: 'From your first design to your first order' },
  progress: { zh: '已完成 {done} / {all}', en: '{done} of {all} done' },
  hide: { zh: '隐藏', en: 'Hide' },
  show: { zh: '继续新手步骤（{done} / {all}）', en: 'Back to your first steps ({done} of {all})' },
  done: { zh: '已完成', en: 'Done' },

  design: { zh: '设计一件商品', en: 'Design something' },
  design_body: {
    zh: '选一款产品，放上您的图案或文字，保存后就是您的商品，并生成效果图。',
    en: 'Pick a product, add your artwork or some text, and save it. It becomes your own goods, with mockups.',
  },
  design_go: { zh: '打开设计工具', en: 'Open the designer' },
  design_more: { zh: '先看看产品', en: 'Browse products first' },

  sample: { zh: '订一件样品', en: 'Order a sample' },
  sample_body: {
    zh: '亲手摸到成品，再卖给买家。一件起订，寄到您自己的地址。',
    en: 'Hold it in your hands before you sell it. One piece is enough, sent to your own address.',
  },
  sample_go: { zh: '选择规格并加入购物车', en: 'Choose a size and add it to the cart' },
  sample_cart: { zh: '去购物车结算', en: 'Check out the cart' },
  sample_wait: { zh: '先保存一件商品，再来订样品。', en: 'Save a design first, then order its sample.' },

  shop: { zh: '连接店铺', en: 'Connect a store' },
  shop_body: {
    zh: '连接后订单自动进来，发货后运单号自动回传。我们拿不到您的登录密码。',
    en: 'Orders then arrive on their own and tracking numbers go back. We never see your password.',
  },
  shop_go: { zh: '选择平台', en: 'Choose a platform' },

  publish: { zh: '刊登到店铺', en: 'Publish to your store' },
  publish_body: {
    zh: '标题、描述、规格和价格按刊登模板填好，发布前可以逐项检查。',
    en: 'Title, description, variants and prices are filled in from a template. Check them before they go live.',
  },
  publish_go: { zh: '去刊登', en: 'Publish' },
  publish_wait_goods: {
    zh: '先设计一件商品，才有可以刊登的内容。',
    en: 'Design something first, so that there is something to publish.',
  },
  publish_wait_shop: { zh: '先连接店铺，再把商品刊登上去。', en: 'Connect a store first, then publish to it.' },

  order: { zh: '收到第一笔订单', en: 'Receive your first order' },
  order_body: {
    zh: '买家在店铺下单后，订单会自动出现在订单管理里，付款后我们就开始生产。',
    en: 'When a buyer orders in your store, the order appears in your list. Once you pay for it, we make it.',
  },
  order_go: { zh: '查看订单', en: 'View orders' },
  order_import: { zh: '用表格导入订单', en: 'Import orders from a file' },
  order_demo: { zh: '在示例店铺里以买家身份下单', en: 'Order as a buyer in the sample store' },
})
