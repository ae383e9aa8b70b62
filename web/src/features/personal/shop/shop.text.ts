import { defineText } from '../../../shared/text/text.ts'

export const shopText = defineText({
  title: { zh: '放进您的店铺', en: 'Put it into your shop' },
  lead: {
    zh: '买家在您的店铺里下单前就能填写内容、上传照片、查看实际效果并确认。订单会带上定制编号，到达后直接按买家确认的内容填写。',
    en: 'Buyers fill in the fields in your shop before they order, send photos, see the product and approve it. The order carries a reference and is filled with exactly what they approved.',
  },
  off: {
    zh: '先开启并保存定制设置，买家才能使用。',
    en: 'Turn personalisation on and save it before buyers can use this.',
  },
  make: { zh: '生成店铺代码', en: 'Make the code for my shop' },
  used: {
    zh: '已确认 {approved} 次，其中 {used} 次已下单',
    en: 'Approved {approved} {approved|time|times}, {used} with an order',
  },
  link: { zh: '链接', en: 'Link' },
  link_note: {
    zh: '适用于不允许脚本的平台：把链接放进商品描述或消息。买家确认后得到编号，填在定制栏或订单留言里即可。',
    en: 'For platforms that allow no scripts: put it into the description or a message. Buyers get a reference for the personalisation field or the note of their order.',
  },
  shopify: { zh: 'Shopify', en: 'Shopify' },
  shopify_note: {
    zh: '在主题编辑器的商品模板中添加“自定义 Liquid”区块，放在购买按钮之前，然后粘贴。从这里刊登的定制商品自带标识，同一区块适用于所有这些商品；其他商品请使用另一个模板。',
    en: 'In the theme editor add a “Custom Liquid” block to the product template, before the buy buttons, and paste this. Personalised goods published from here carry their own key, so one block serves them all; give other products another template.',
  },
  woocommerce: { zh: 'WooCommerce', en: 'WooCommerce' },
  woocommerce_note: {
    zh: '粘贴到子主题的 functions.php 或代码片段插件，只需一次：从这里刊登的定制商品会自动显示表单。不是从这里刊登的商品，请填入它的商品编号。',
    en: 'Paste this into the functions.php of your child theme or a snippets plugin, once: personalised goods published from here show their form. For a product that was not, fill in its id.',
  },
  html: { zh: '任意网页', en: 'Any page' },
  html_note: {
    zh: '粘贴到商品页面的购买表单里。确认后表单会带上名为 _inkroute 的字段。',
    en: 'Paste this into the order form of the product’s page. After the approval the form contains a field named _inkroute.',
  },
  copy: { zh: '复制', en: 'Copy' },
  copy_one: { zh: '复制 {name}', en: 'Copy {name}' },
  copied: { zh: '已复制', en: 'Copied' },
  open: { zh: '打开页面', en: 'Open the page' },
  revoke: { zh: '停用', en: 'Withdraw' },
  revoke_title: { zh: '停用店铺代码？', en: 'Withdraw the code?' },
  revoke_body: {
    zh: '店铺里的表单将不能再使用；已确认但尚未到达的订单会被挂起，需要您处理。之后可以生成新的代码。',
    en: 'The form in your shop stops working, and orders with approvals that have not arrived yet are held for you. You can make a new code afterwards.',
  },
  revoked: { zh: '已停用', en: 'Withdrawn' },
  no_script: { zh: '定制此商品', en: 'Personalise this product' },
  alt: { zh: '商品图片', en: 'Picture of the product' },
})
