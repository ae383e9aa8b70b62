import { defineText } from '../../../shared/text/text.ts'

export const traceText = defineText({
  open: { zh: '转为矢量', en: 'Vectorise' },
  title: { zh: '转为矢量图', en: 'Turn into vectors' },
  about: {
    zh: '把平涂图案描成曲线，放多大都清晰。照片不适合。',
    en: 'Traces flat artwork as curves that stay sharp at any size. Not made for photographs.',
  },
  colours: { zh: '颜色数', en: 'Colours' },
  detail: { zh: '细节', en: 'Detail' },
  background: { zh: '去掉背景色', en: 'Drop the background' },
  before: { zh: '原图', en: 'Before' },
  after: { zh: '矢量图', en: 'After' },
  working: { zh: '正在描图 {share}%', en: 'Tracing {share}%' },
  facts: { zh: '{nodes} 个节点，{colours} 种颜色', en: '{nodes} nodes, {colours} colours' },
  failed: { zh: '描图没有成功，请重试。', en: 'That did not work. Please try again.' },
  retry: { zh: '重试', en: 'Try again' },
  use: { zh: '使用矢量图', en: 'Use the vectors' },
  saving: { zh: '正在保存', en: 'Saving' },
  name: { zh: '{name} 矢量', en: '{name} vectors' },
})
