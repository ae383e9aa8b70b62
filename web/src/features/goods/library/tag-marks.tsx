import css from './library.module.css'

interface TagMarksProps {
  readonly tags: readonly { readonly id: number; readonly name: string; readonly color: string }[]
}

export function TagMarks({ tags }: TagMarksProps) {
  if (tags.length === 0) return null
  return (
    <p className={css.tags}>
      {tags.map((tag) => (
        <span key={tag.id} style={{ background: tag.color }}>
          {tag.name}
        </span>
      ))}
    </p>
  )
}
