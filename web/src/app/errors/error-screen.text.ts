import { defineText } from '../../shared/text/text.ts'

export const errorScreenText = defineText({
  t403: { zh: '抱歉，您没有权限访问此页面', en: 'Sorry, you do not have permission to view this page' },
  t404: {
    zh: '抱歉，您访问的页面不存在或已移走',
    en: 'Sorry, the page does not exist or has moved',
  },
  t429: { zh: '访问太频繁，请稍候再试', en: 'Too many requests, please wait a moment' },
  t500: { zh: '抱歉，服务器出错了', en: 'Sorry, something went wrong on our side' },
  n403: { zh: '没有权限', en: 'No permission' },
  n404: { zh: '页面不存在', en: 'Page not found' },
  n429: { zh: '访问太频繁', en: 'Too many requests' },
  n500: { zh: '服务器出错', en: 'Server error' },
  d403: {
    zh: '如果工作需要用到它，请联系主账号为您的角色开通。',
    en: 'If you need it for your work, ask the main account to add it to your role.',
  },
  d404: {
    zh: '请检查地址是否写错，或从首页开始查找。',
    en: 'Check the address for typos, or start from the home page.',
  },
  d429: {
    zh: '短时间内打开的页面太多。请等一分钟再重新加载。',
    en: 'Too many pages were opened in a short time. Wait a minute, then reload.',
  },
  d500: {
    zh: '我们已经记录了这个问题，请稍后再试。您的数据没有丢失。',
    en: 'The problem has been recorded; please try again shortly. None of your data is lost.',
  },
  home: { zh: '返回首页', en: 'Back to home' },
  retry: { zh: '重新加载', en: 'Reload' },
})
