import { defineText } from '../text/text.ts'

export const opsSharedText = defineText({
  export: { zh: '导出 Excel', en: 'Export' },
  exporting: { zh: '导出中 {progress}', en: 'Exporting {progress}' },
  export_ready: { zh: '下载文件', en: 'Download' },
  export_failed: { zh: '导出失败，请重试', en: 'The export failed; try again' },
})

export const technicalErrorText = defineText({
  details: { zh: '技术详情', en: 'Technical details' },
  revoked: {
    zh: '对方拒绝了访问：授权或密钥已失效，请重新授权或更新密钥后重试。',
    en: 'Access was refused: the authorisation or key is no longer valid. Renew it, then try again.',
  },
  busy: {
    zh: '请求太频繁，对方暂时不接受。请稍后重试。',
    en: 'The other side is limiting our requests. Try again later.',
  },
  down: {
    zh: '对方的服务暂时不可用。请等它恢复后重试。',
    en: 'The other side’s service is down. Try again once it is back.',
  },
  timeout: { zh: '等待回复超时。请重试。', en: 'The reply took too long. Try again.' },
  unreachable: {
    zh: '无法连接到对方。请检查网络和地址后重试。',
    en: 'The other side cannot be reached. Check the network and the address, then try again.',
  },
  full: { zh: '存储空间已满。请先清理或扩容。', en: 'The storage is full. Free up or add space first.' },
  memory: {
    zh: '内存不足，任务没有完成。请稍后重试或增加内存。',
    en: 'There was not enough memory. Try again later or add memory.',
  },
  database: { zh: '数据库没有接受这次写入。请重试。', en: 'The database did not accept the change. Try again.' },
  unreadable: {
    zh: '文件或回复无法读取，可能已损坏。请检查来源。',
    en: 'A file or reply could not be read and may be damaged. Check where it came from.',
  },
  missing: { zh: '需要的内容已不存在。', en: 'What this needs no longer exists.' },
  refused: {
    zh: '对方不接受提交的内容。请核对资料后重试。',
    en: 'The other side did not accept what was sent. Check the data, then try again.',
  },
  unknown: {
    zh: '发生了意外错误。请重试；仍失败时把技术详情发给技术人员。',
    en: 'Something unexpected went wrong. Try again; if it fails again, pass the technical details to a developer.',
  },
})
