import { business, type ErrorEntry } from './entry.ts'

/** Refusals around exporting and erasing people's data. */
export const privacyErrors = {
  privacy_main_account: business(
    403,
    '只有主账号可以导出数据或注销账号',
    'Only the main account can export data or delete the account',
  ),
  privacy_blocked: business(422, '还不能注销：{what}', 'The account cannot be deleted yet: {what}'),
  privacy_erasing: business(409, '该账号已在注销中', 'This account is already being deleted'),
  privacy_export_open: business(409, '已有一份导出在准备中', 'An export is already being prepared'),
  privacy_not_open: business(
    409,
    '该请求已开始或已结束，请刷新',
    'This request has started or ended; refresh to see it',
  ),
  privacy_nobody: business(404, '没有找到此人的数据', 'No data was found for this person'),
  retention_too_short: business(422, '至少保留 {days} 天', 'It must be kept for at least {days} {days|day|days}'),
  account_erased: business(409, '该账号已注销，无法恢复', 'This account was deleted and cannot be restored'),
} satisfies Record<string, ErrorEntry>
