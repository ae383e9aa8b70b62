import { useText } from '../../shared/text/language.tsx'
import { studioText } from './studio.text.ts'
import { showView, useStudio } from './studio-store.ts'
import css from './view-tabs.module.css'

/** The faces that can be printed; a dot marks those with something on them. */
export function ViewTabs() {
  const text = useText(studioText)
  const { product, view_id, history } = useStudio()
  return (
    <div className={css.views} role="tablist" aria-label={text.views}>
      {product?.views.map((view) => {
        const design = history.present.views.find((one) => one.view_id === view.view_id)
        const is_used = Boolean(design && (design.layers.length > 0 || design.background))
        return (
          <button
            key={view.view_id}
            type="button"
            role="tab"
            aria-selected={view.view_id === view_id}
            data-used={is_used}
            onClick={() => showView(view.view_id)}
          >
            {view.name}
          </button>
        )
      })}
    </div>
  )
}
