import { Tag } from 'antd'

/** Gold on paper with enough contrast to read; Ant Design's own gold has not. */
export function LevelTag({ label }: { label: string }) {
  return (
    <Tag style={{ background: '#FFF2D6', color: 'var(--color-warning-text)', borderColor: 'transparent' }}>{label}</Tag>
  )
}
