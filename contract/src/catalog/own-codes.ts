/** Limits and names for a seller's own categories and pictures, without schemas because public pages import them. */
export const MAX_FAVOURITES = 2000
export const MAX_FAVOURITES_AT_ONCE = 200
export const MAX_OWN_CATEGORIES = 200
/** Categories, their children and grandchildren. */
export const MAX_CATEGORY_DEPTH = 3
export const MAX_OWN_SHOW_IMAGES = 20
export const MAX_FEEDBACK_PICTURES = 6
export const MAX_FEEDBACK_TEXT = 1000

/** What feedback is about, in the order the form shows it. */
export const feedbackKinds = [
  { key: 'quality', zh: '质量问题', en: 'Quality' },
  { key: 'picture', zh: '图片或描述不符', en: 'Pictures or description' },
  { key: 'size', zh: '尺码尺寸', en: 'Sizes' },
  { key: 'price', zh: '价格', en: 'Price' },
  { key: 'stock', zh: '库存', en: 'Stock' },
  { key: 'delivery', zh: '发货时效', en: 'Delivery time' },
  { key: 'other', zh: '其他建议', en: 'Something else' },
] as const
export type FeedbackKind = (typeof feedbackKinds)[number]['key']
export const feedbackKindKeys = feedbackKinds.map(({ key }) => key) as [FeedbackKind, ...FeedbackKind[]]

export const feedbackStatuses = ['open', 'answered'] as const
