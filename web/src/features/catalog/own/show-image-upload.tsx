import * as contract from '@inkroute/contract/catalog/own'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { ownText } from './own.text.ts'

export interface Uploader {
  /** File types for the `accept` attribute. */
  readonly accept: string
  /** Uploads a file and returns its id; throws a user-readable error. */
  readonly send: (file: File) => Promise<number>
}

interface UploadProps extends Uploader {
  readonly product_id: number
  readonly left: number
}

/** Uploads files one by one and adds them as custom images. */
export function ShowImageUpload({ product_id, left, accept, send }: UploadProps) {
  const text = useText(ownText)
  const input = useRef<HTMLInputElement>(null)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const add = useSend(contract.addOwnShowImages, {
    refetch: [contract.listOwnShowImages],
    onSuccess: () => showToast('success', text.image_added),
  })
  const take = async (files: readonly File[]) => {
    const fitting = files.slice(0, left)
    if (files.length > left) showToast('info', fill(text.add_over, { left, over: files.length - left }))
    const upload_ids: number[] = []
    for (const [done, file] of fitting.entries()) {
      setProgress({ done, total: fitting.length })
      try {
        upload_ids.push(await send(file))
      } catch (error) {
        showToast('error', `${file.name}: ${error instanceof Error ? error.message : ''}`)
      }
    }
    setProgress(null)
    if (upload_ids.length > 0) add.mutate({ product_id, upload_ids })
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={text.add_images}
        onChange={(event) => {
          void take([...(event.target.files ?? [])])
          // Allows choosing the same file again after a failure.
          event.target.value = ''
        }}
      />
      <Button
        type="primary"
        icon={<Icon name="upload" size_px={16} />}
        disabled={left === 0}
        loading={progress !== null || add.isPending}
        onClick={() => input.current?.click()}
      >
        {progress ? fill(text.add_busy, progress) : text.add_images}
      </Button>
    </>
  )
}
