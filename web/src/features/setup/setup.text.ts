import { defineText } from '../../shared/text/text.ts'

export const setupText = defineText({
  title: { zh: '从空店到第一单', en: 'From an empty shop to the first order' },
  progress: { zh: '已完成 {done} / {all} 步', en: '{done} of {all} {all|step|steps} done' },
  done: { zh: '已完成', en: 'Done' },
  close: { zh: '不再显示', en: 'Do not show again' },
  close_question: { zh: '关闭后所有员工都看不到这份清单。', en: 'The list is hidden for all staff.' },
  cancel: { zh: '取消', en: 'Cancel' },
  company: { zh: '填写公司与品牌', en: 'Enter company and brand' },
  company_note: { zh: '名称、地址、标志和客服方式', en: 'Name, address, logo and contact details' },
  warehouse: { zh: '添加仓库', en: 'Add a warehouse' },
  warehouse_note: { zh: '地址、截单时间，以及在这里印什么', en: 'Address, cut-off time and what it prints' },
  channel: { zh: '导入物流价格', en: 'Import freight rates' },
  channel_note: { zh: '把承运商的价格表（xlsx）放进来', en: 'Import the carrier’s price table (xlsx)' },
  product: { zh: '上架第一款产品', en: 'Put the first product on sale' },
  product_note: {
    zh: '从一张照片做出视图，填好规格和价格',
    en: 'Create a view from a photo, add variants and prices',
  },
  stock: { zh: '登记库存', en: 'Receive stock' },
  stock_note: { zh: '收货入库，或盘点已有的白坯', en: 'Receive blanks or count what is in stock' },
  order: { zh: '下一张测试订单', en: 'Place a test order' },
  order_note: { zh: '注册一个卖家，设计、下单并付款', en: 'Register a seller, then design, order and pay' },
})
