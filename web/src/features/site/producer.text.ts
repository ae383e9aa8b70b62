import { defineText } from '../../shared/text/text.ts'

export const producerText = defineText({
  title: { zh: '运营方信息', en: 'Legal information' },
  lead: {
    zh: '{site} 是一个为跨境卖家提供按需印刷、生产与代发的平台。本页说明由谁运营、怎样联系，以及您的数据如何保管。',
    en: '{brand} is a platform for print on demand, production and dropshipping. This page tells you who runs it, how to contact us and how your data is protected.',
  },
  operator: { zh: '运营方', en: 'Operator' },
  operator_body: {
    zh: '{brand}平台由安装并运行本系统的企业运营。该企业对平台上的服务、价格、合同与客户支持负责，其名称、注册地址与许可信息以与您签订的服务协议为准。',
    en: 'The platform is run by the company that installs and operates this system. It is responsible for the services, prices, contracts and support offered here; its name, registered address and licences are stated in the service agreement you sign with it.',
  },
  legal_name: { zh: '公司名称', en: 'Company' },
  address: { zh: '注册地址', en: 'Address' },
  registration_no: { zh: '注册号', en: 'Registration number' },
  tax_no: { zh: '税号', en: 'Tax number' },
  licence: { zh: '许可与备案', en: 'Licences' },
  phone: { zh: '电话', en: 'Phone' },
  email: { zh: '邮箱', en: 'Email' },
  production: { zh: '生产与发货', en: 'Production and shipping' },
  production_body: {
    zh: '商品由平台签约的工厂按订单生产。每件商品的工厂、仓库和发货地在下单前显示，并记录在订单中。',
    en: 'Goods are made to order by factories under contract with the platform. Factory, warehouse and place of dispatch are shown before you order and recorded with the order.',
  },
  rights: { zh: '图案与权利', en: 'Artwork and rights' },
  rights_body: {
    zh: '您上传的图案仍归您所有，平台只为完成您的设计、订单与生产而使用它。请只上传您有权使用的内容。平台图库中的图案由平台原创，可以用于商品。',
    en: 'Artwork you upload stays yours; the platform uses it only for your designs, orders and production. Upload only what you have the right to use. The artworks of the platform gallery are our own and may be used on goods.',
  },
  data: { zh: '数据保管', en: 'Your data' },
  data_body: {
    zh: '密码以单向散列保存，登录令牌只保存散列值；上传的图片会去除拍摄地点等元数据，私有文件只能通过有时效的签名地址访问。',
    en: 'Passwords and login tokens are stored only as hashes; metadata such as location is removed from uploaded pictures, and private files are only accessible through signed links that expire.',
  },
  contact: { zh: '联系我们', en: 'Contact' },
  contact_action: { zh: '查看联系方式', en: 'Contact details' },
  maintenance_title: { zh: '系统正在维护', en: 'Under maintenance' },
  maintenance_body: {
    zh: '我们正在升级系统，稍后恢复。已提交的订单和付款不受影响。',
    en: 'We are upgrading the system and will be back shortly. Orders and payments already made are not affected.',
  },
  maintenance_action: { zh: '重新加载', en: 'Try again' },
})
