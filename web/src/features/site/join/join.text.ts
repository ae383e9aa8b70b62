import { defineText } from '../../../shared/text/text.ts'

export const joinText = defineText({
  ask: { zh: '我们看什么', en: 'What we are looking for' },
  process: { zh: '合作流程', en: 'How it works' },
  form: { zh: '提交申请', en: 'Apply' },
  form_note: {
    zh: '提交后由专人联系您，申请不收费。',
    en: 'We will get in touch. Applying is free.',
  },
  company: { zh: '公司或团队名称', en: 'Company or team' },
  contact: { zh: '联系人', en: 'Contact person' },
  phone: { zh: '联系电话', en: 'Phone' },
  phone_help: {
    zh: '大陆手机 11 位；其他地区加国家代码，如 +49',
    en: 'Outside mainland China include the country code, such as +49',
  },
  email: { zh: '邮箱', en: 'Email' },
  region: { zh: '所在国家和城市', en: 'Country and city' },
  volume_factory: { zh: '每月产能（件）', en: 'Pieces per month' },
  volume_service: { zh: '每月服务单量', en: 'Orders served per month' },
  volume_reseller: { zh: '每月订单量', en: 'Orders per month' },
  volume_choose: { zh: '请选择', en: 'Please choose' },
  capabilities_factory: { zh: '工艺与能力', en: 'Techniques' },
  capabilities_service: { zh: '服务类型', en: 'Services' },
  capabilities_reseller: { zh: '销售渠道', en: 'Channels' },
  text: { zh: '介绍与合作设想', en: 'About you and your ideas' },
  send: { zh: '提交申请', en: 'Send application' },
  failed: {
    zh: '没有提交成功，填写的内容都还在，请再试一次',
    en: 'Not sent; your input is still here, please try again',
  },
  check: { zh: '还有 {count} 处需要修改', en: '{count} {count|field needs|fields need} your attention' },
  done_title: { zh: '申请已收到', en: 'Application received' },
  done: {
    zh: '编号 {reference}。我们会通过邮箱或电话联系您，沟通时请报这个编号。',
    en: 'Reference {reference}. We will write or call; please quote it.',
  },
  again: { zh: '再提交一份', en: 'Send another' },
  others: { zh: '其他合作方式', en: 'Other ways to work with us' },
})

/** Texts of each page, by kind. */
export const joinPages = {
  factory: {
    path: '/factoryJoin',
    title: { zh: '工厂入驻', en: 'Join as a factory' },
    lead: {
      zh: '订单由系统派发，印花文件按实际尺寸生成，扫码报工。您专心做好每一件。',
      en: 'Orders are dispatched by the system with print files at actual size and jobs are scanned. You focus on the product.',
    },
    asks: {
      zh: [
        '至少有一种印花工艺能稳定生产',
        '一件起印，按约定时间出货',
        '能按条码逐件质检和打包',
        '有营业执照和面料、油墨的检测报告',
      ],
      en: [
        'At least one technique in steady production',
        'From one piece, shipped within the agreed time',
        'Inspection and packing piece by piece with bar codes',
        'A business licence and test reports for cloth and ink',
      ],
    },
    steps: {
      zh: [
        '提交申请：写明工艺、产能和所在地',
        '资料沟通：核对资质',
        '打样验厂：每种工艺打样，现场或视频看厂',
        '试单：小批量接单，看时效和良品率',
        '正式接单：签约并开通工厂端',
      ],
      en: [
        'Apply: techniques, capacity and place',
        'Papers: we check them together',
        'Samples and visit: each technique, on site or by video',
        'Trial: small volumes, watching time and quality',
        'Start: contract and factory account',
      ],
    },
  },
  service: {
    path: '/serveJoin',
    title: { zh: '服务商入驻', en: 'Join as a service provider' },
    lead: {
      zh: '物流、海外仓、软件、设计、收款、商标、培训：把您的服务放进卖家每天使用的流程里。',
      en: 'Freight, warehousing, software, design, payment, trademarks, training: offer your service where sellers work every day.',
    },
    asks: {
      zh: [
        '服务面向跨境卖家，有公开透明的价格',
        '能提供接口、文件或固定联系人来对接',
        '承诺响应时间，并能说明赔付办法',
        '不要求卖家提供平台登录密码',
        '有公司主体，可开具发票',
      ],
      en: [
        'Made for cross-border sellers, with public prices',
        'Connected by an interface, files or a fixed contact',
        'A promised response time and what happens when it is missed',
        'Never asks sellers for their marketplace passwords',
        'A registered company that issues invoices',
      ],
    },
    steps: {
      zh: [
        '提交申请：选择服务类型，写明覆盖地区',
        '需求对接：确认适合的场景',
        '接入：物流与仓储走接口，其他服务提供说明页',
        '小范围试用：邀请少量卖家使用并收集反馈',
        '上线：在物流、帮助或服务页面中展示',
      ],
      en: [
        'Apply: kind of service and regions',
        'Talk: find where it fits',
        'Connect: freight and storage by interface, others by a page',
        'Try: a few sellers use it and tell us',
        'Launch: shown in shipping, help or service pages',
      ],
    },
  },
  reseller: {
    path: '/resellerJoin',
    title: { zh: '分销商入驻', en: 'Join as a reseller' },
    lead: {
      zh: '有客户、有渠道，没有库存也可以开始。底版、设计、生产、发货由我们完成，包裹上可以是您的品牌。',
      en: 'You bring the customers and channels and need no stock. We provide products, design tools, production and delivery, in parcels with your brand.',
    },
    asks: {
      zh: [
        '有稳定的销售渠道：店铺、独立站、企业客户或社群',
        '能独立处理买家咨询和售后沟通',
        '遵守版权与平台规则，不销售侵权图案',
        '愿意每月至少出单一次，保持账户活跃',
        '个人和公司都可以申请',
      ],
      en: [
        'A channel that sells: stores, a web shop, companies or communities',
        'You answer your own buyers',
        'You respect copyright and the rules of marketplaces',
        'At least one order a month',
        'Individuals and companies alike',
      ],
    },
    steps: {
      zh: [
        '提交申请：写明渠道和每月订单量',
        '开通账户：按订单量给出建议等级',
        '选品与打样：挑选底版，拿到样品再上架',
        '对接：店铺授权或表格导入，二选一',
        '持续升级：累计消费决定等级和折扣',
      ],
      en: [
        'Apply: channels and monthly orders',
        'Account: we suggest a level for your volume',
        'Choose and sample: see the product before you list it',
        'Connect: store authorisation or spreadsheets',
        'Grow: what you spend decides your level and discount',
      ],
    },
  },
} as const
