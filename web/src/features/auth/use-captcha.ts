import * as auth from '@inkroute/contract/auth/auth'
import { CaptchaSkip, type captchaScenes } from '@inkroute/contract/codes'
import { useCallback, useState } from 'react'
import type { z } from 'zod'
import { useCall } from '../../shared/api/light-hooks.ts'

export type CaptchaScene = (typeof captchaScenes)[number]
export type CaptchaProof = z.infer<typeof auth.CaptchaProof>

/** A slider captcha that has to be solved once; `reset` requests a new one. */
export function useCaptcha(scene: CaptchaScene, is_required: boolean, username = '') {
  const [round, setRound] = useState(0)
  const [proof, setProof] = useState<CaptchaProof | null>(null)
  const [is_missed, setMissed] = useState(false)
  const pass = useCallback((next: CaptchaProof | null) => {
    setProof(next)
    if (next) setMissed(false)
  }, [])
  const reset = useCallback((is_missed = false) => {
    setProof(null)
    setMissed(is_missed)
    setRound((old) => old + 1)
  }, [])
  return {
    scene,
    username,
    is_required,
    is_missed: is_missed && is_required,
    round,
    pass,
    reset,
    /** True when the form may be submitted; otherwise a reminder appears. */
    check: (): boolean => {
      const is_ready = !is_required || proof !== null
      setMissed(!is_ready)
      return is_ready
    },
    proof,
    fields: proof ?? {},
  }
}

export type Captcha = ReturnType<typeof useCaptcha>

/** The server decides by login name and IP address whether a login needs the slider. */
export function useLoginCaptcha(username: string, device: { readonly device_token?: string }) {
  const name = username.trim()
  const skip = useCall(
    auth.skipManMachineVerify,
    { ...(name ? { username: name } : {}), ...device },
    { quiet: true, stale_ms: 0 },
  )
  const captcha = useCaptcha('nc_login', skip.data?.is_skip === CaptchaSkip.required, name)
  return { captcha, recheck: skip.refetch }
}
