import { defineText } from '../../../shared/text/text.ts'

export const draftText = defineText({
  here: { zh: '已存在本机', en: 'Saved in this browser' },
  sending: { zh: '保存中…', en: 'Saving…' },
  kept: { zh: '草稿已保存', en: 'Draft saved' },
  kept_at: { zh: '草稿已保存 {time}', en: 'Draft saved {time}' },
  offline: { zh: '离线，已存在本机', en: 'Offline; saved in this browser' },
  refused: { zh: '草稿未能保存到云端：{reason}', en: 'The draft could not be saved online: {reason}' },
  conflict: { zh: '另一个窗口有改动', en: 'Changed in another tab' },
  title: { zh: '这份设计在另一个窗口也有改动', en: 'This design was also changed in another tab' },
  explain: {
    zh: '两份都完整保留着，请选择继续用哪一份。',
    en: 'Both versions are kept in full. Choose which one to continue with.',
  },
  unreadable: {
    zh: '有一份设计由更新的版本保存，这里读不了，已原样留着。刷新页面后再打开它；现在从空白开始。',
    en: 'This design was saved by a newer version and cannot be opened here. It is kept unchanged; reload to open it. You are starting with a blank one.',
  },
  mine: { zh: '这个窗口', en: 'This tab' },
  theirs: { zh: '另一个窗口，{user}，{time}', en: 'The other tab, {user}, {time}' },
  keep_mine: { zh: '用这个窗口的', en: 'Keep mine' },
  take_theirs: { zh: '用另一个窗口的', en: 'Take theirs' },
  keep_both: { zh: '两份都保留', en: 'Keep both' },
  both_note: {
    zh: '“两份都保留”会把这个窗口的另存为新草稿。',
    en: '“Keep both” saves this tab’s version as a separate draft.',
  },
})
