/** What the join forms ask and how they judge it. Without zod, so that the public forms can use it as it is. */
export const joinKinds = ['factory', 'service', 'reseller'] as const
export type JoinKind = (typeof joinKinds)[number]

interface Choice {
  readonly id: string
  readonly zh: string
  readonly en: string
}

const choice = (id: string, zh: string, en: string): Choice => ({ id, zh, en })

/** What somebody can bring, by kind. */
export const joinCapabilities: Record<JoinKind, readonly Choice[]> = {
  factory: [
    choice('dtg', '数码直喷 DTG', 'DTG printing'),
    choice('dtf', '白墨烫画 DTF', 'DTF transfer'),
    choice('sublimation', '热升华', 'Sublimation'),
    choice('embroidery', '刺绣', 'Embroidery'),
    choice('screen', '丝网印', 'Screen printing'),
    choice('uv', 'UV 打印', 'UV printing'),
    choice('laser', '激光雕刻', 'Laser engraving'),
    choice('sewing', '裁剪缝制', 'Cutting and sewing'),
  ],
  service: [
    choice('freight', '国际物流', 'International freight'),
    choice('warehouse', '海外仓储', 'Overseas warehousing'),
    choice('software', '软件与 ERP', 'Software and ERP'),
    choice('design', '设计与摄影', 'Design and photography'),
    choice('payment', '收款与税务', 'Payment and tax'),
    choice('legal', '商标与版权', 'Trade marks and copyright'),
    choice('training', '培训', 'Training'),
  ],
  reseller: [
    choice('marketplace', '平台店铺', 'Marketplace stores'),
    choice('independent', '独立站', 'Own web shop'),
    choice('offline', '线下渠道', 'Offline channels'),
    choice('group', '团购与企业礼品', 'Group orders and company gifts'),
    choice('content', '内容与社群', 'Content and communities'),
    choice('agency', '代运营', 'Store operation for others'),
  ],
}

/** Pieces or orders a month. */
export const joinVolumes: readonly Choice[] = [
  choice('1', '1,000 以内', 'Up to 1,000'),
  choice('2', '1,000–10,000', '1,000–10,000'),
  choice('3', '10,000–100,000', '10,000–100,000'),
  choice('4', '100,000 以上', 'More than 100,000'),
]

export const MAX_JOIN_TEXT = 2000

export interface JoinForm {
  readonly company: string
  readonly contact: string
  readonly phone: string
  readonly email: string
  readonly region: string
  readonly volume: string
  readonly text: string
}

/** A number of the Chinese mainland as the login takes it, or an international one with its country code. */
export function normalPhone(phone: string): string {
  const compact = phone.normalize('NFKC').replace(/[\s().-]/g, '')
  return compact.replace(/^(?:\+|00)86(?=1\d{10}$)/, '').replace(/^00/, '+')
}

const isPhone = (phone: string) => /^1\d{10}$/.test(phone) || /^\+[1-9]\d{6,14}$/.test(phone)
const isEmail = (email: string) => /^[^\s@<>()",;:\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)

const tooLong = (text: string, max: number) => text.trim().length > max

/** One sentence per field, `中文|English`: what is missing and how to mend it. Null when it is right. */
export const joinProblems: { readonly [K in keyof JoinForm]: (value: string) => string | null } = {
  company: (value) => {
    if (value.trim().length < 2)
      return '请填写公司或团队名称，至少 2 个字|Please enter the company or team name, at least 2 characters'
    return tooLong(value, 80) ? '公司名称最多 80 个字|The company name can have at most 80 characters' : null
  },
  contact: (value) => {
    if (value.trim() === '') return '请填写联系人姓名|Please enter the name of a contact person'
    return tooLong(value, 40) ? '联系人最多 40 个字|The name can have at most 40 characters' : null
  },
  phone: (value) => {
    if (value.trim() === '') return '请填写联系电话|Please enter a phone number'
    return isPhone(normalPhone(value))
      ? null
      : '电话不正确：大陆手机为 1 开头的 11 位数字，其他地区请加国家代码，例如 +49 30 1234567|The phone number is incorrect: 11 digits starting with 1 for mainland China, elsewhere with the country code, for example +49 30 1234567'
  },
  email: (value) => {
    if (value.trim() === '') return '请填写邮箱，我们用它回复您|Please enter an email address; we will reply to it'
    return isEmail(value.trim()) && !tooLong(value, 120)
      ? null
      : '邮箱格式不正确，例如 name@company.com|The email address is incorrect; it looks like name@company.com'
  },
  region: (value) => {
    if (value.trim() === '') return '请填写所在国家和城市|Please enter your country and city'
    return tooLong(value, 80) ? '所在地区最多 80 个字|The region can have at most 80 characters' : null
  },
  volume: (value) =>
    joinVolumes.some((option) => option.id === value) ? null : '请选择每月数量|Please choose a monthly volume',
  text: (value) => {
    if (value.trim().length < 10)
      return '请用至少 10 个字介绍您能提供什么、希望怎样合作|Please tell us in at least 10 characters what you offer and how you would like to work together'
    return tooLong(value, MAX_JOIN_TEXT)
      ? `介绍最多 ${MAX_JOIN_TEXT} 个字，请删短一些|The introduction has at most ${MAX_JOIN_TEXT} characters; please shorten it`
      : null
  },
}

export const capabilityProblem = (kind: JoinKind, chosen: readonly string[]): string | null =>
  chosen.length > 0 && chosen.every((id) => joinCapabilities[kind].some((option) => option.id === id))
    ? null
    : '请至少选择一项|Please choose at least one'
