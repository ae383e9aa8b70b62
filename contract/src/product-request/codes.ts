/** States and limits of listing applications, free of schemas. */
export const applicationStatuses = [
  { key: 'pending', zh: '审核中', en: 'Under review' },
  { key: 'accepted', zh: '已通过', en: 'Accepted' },
  { key: 'refused', zh: '未通过', en: 'Refused' },
  { key: 'cancelled', zh: '已撤回', en: 'Withdrawn' },
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]['key']
export const applicationStatusKeys = applicationStatuses.map(({ key }) => key) as [
  ApplicationStatus,
  ...ApplicationStatus[],
]

export const MAX_APPLICATION_PICTURES = 9
export const MAX_APPLICATION_SIZES = 30
export const MAX_APPLICATION_COUNTRIES = 70
/** Applications that may wait for review at the same time. */
export const MAX_PENDING_APPLICATIONS = 20
