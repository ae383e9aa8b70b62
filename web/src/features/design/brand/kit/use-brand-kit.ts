import { type BrandKit, getBrandKit, saveBrandKit } from '@inkroute/contract/brand/kit'
import type { CallInput } from '@inkroute/contract/endpoint'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'

const STALE_MS = 300_000

const bare = ({ name, source }: BrandKit['logos'][number]) => ({ name, source })

type KitPart = Partial<Omit<CallInput<typeof saveBrandKit>, 'revision'>>

/** The seller's brand, read by every picker of the studio. */
export const useBrand = (): BrandKit | undefined => useCall(getBrandKit, {}, { quiet: true, stale_ms: STALE_MS }).data

/** The same with a way to change a part of it. */
export function useBrandKit() {
  const found = useCall(getBrandKit, {}, { quiet: true, stale_ms: STALE_MS })
  const save = useSend(saveBrandKit, { refetch: [getBrandKit] })
  const kit = found.data
  const change = (part: KitPart, onDone?: () => void) => {
    if (!kit) return
    const { colours, fonts, styles, revision } = kit
    save.mutate(
      { colours, fonts, styles, logos: kit.logos.map(bare), revision, ...part },
      {
        onSuccess: () => onDone?.(),
        // Somebody else was faster: what they have kept is shown, and the change can be made to it.
        onError: () => void found.refetch(),
      },
    )
  }
  return { kit, change, is_saving: save.isPending, is_failed: found.isError, retry: () => void found.refetch() }
}
