import css from './field.module.css'

/** A field people never meet: not by sight, not by keyboard, not by ear. Programs that fill it in give themselves away. */
export function TrapField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className={css.trap} aria-hidden="true">
      <input
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
