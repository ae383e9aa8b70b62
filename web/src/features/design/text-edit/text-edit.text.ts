import { defineText } from '../../../shared/text/text.ts'

export const textEditText = defineText({
  bar: { zh: '编辑选中的文字', en: 'Edit the selected text' },
  cut: { zh: '剪切', en: 'Cut' },
  copy: { zh: '复制', en: 'Copy' },
  paste: { zh: '粘贴', en: 'Paste' },
  all: { zh: '全选', en: 'Select all' },
  copied: { zh: '已复制', en: 'Copied' },
  no_copy: { zh: '浏览器不允许写入剪贴板', en: 'The browser does not let pages copy' },
  no_paste: {
    zh: '浏览器不允许读取剪贴板，请用键盘上的粘贴',
    en: 'The browser does not let pages read the clipboard. Use paste on your keyboard',
  },
})
