import { categoryFields, listingCategories, shopChoices } from '@inkroute/contract/listing/catalogue'
import { previewTemplate, saveListingTemplate } from '@inkroute/contract/listing/listing'
import { listingPlatforms } from '@inkroute/contract/listing/platforms'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { newTemplate } from './listing.view.ts'
import { TemplateDrawer } from './template-drawer.tsx'

vi.mock('../../shared/api/client.ts', () => import('../../testing/fake-call.ts'))
beforeEach(() => {
  server.clear()
  server.on(shopChoices, () => ({ data: [] }))
  server.on(listingCategories, () => ({ is_read: false, has_search: false, data: [] }))
  server.on(categoryFields, () => ({ data: [] }))
  server.on(previewTemplate, () => ({ data: null }))
  server.on(saveListingTemplate, (input) => ({ ...input, id: 1, updated_at: '2026-11-16T00:00:00.000Z' }))
})
afterEach(cleanup)

test.each(listingPlatforms.map((platform) => ({ word: platform.word, platform })))(
  'a template for $word is saved with what its form sends',
  async ({ platform }) => {
    const start = newTemplate(platform)
    const answered = Object.entries(start.attributes).map(([key, value]) => [key, value || '1'])
    const initial = { ...start, name: 'Summer', category_id: '482', attributes: Object.fromEntries(answered) }
    const onSaved = vi.fn()
    renderScreen(
      <TemplateDrawer platform={platform} id={null} initial={initial} onClose={() => {}} onSaved={onSaved} />,
      { language: 'en' },
    )
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Save' })))
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    const [sent] = server.asks(saveListingTemplate)
    // As sent: undefined fields are omitted.
    const wire = JSON.parse(JSON.stringify(sent))
    expect(wire.attributes).toEqual(initial.attributes)
    expect(saveListingTemplate.input.safeParse(wire).error?.issues).toBeUndefined()
  },
)
