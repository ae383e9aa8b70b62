import { randomUUID } from 'node:crypto'
import type { getCaptcha as contract } from '@inkroute/contract/auth/auth'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { PublicCtx } from '../../../infra/context.ts'
import { insertChallenge } from './captcha.queries.ts'
import { refuseManyMisses } from './captcha-misses.ts'
import { drawPuzzle, PICTURE_HEIGHT_PX, PICTURE_WIDTH_PX } from './draw-puzzle.ts'
import { PIECE_PX } from './puzzle-shape.ts'

const CHALLENGE_LIFETIME_MS = 5 * 60_000

export async function getCaptcha(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  await refuseManyMisses(ctx)
  const { answer_x_px, piece_y_px, background, piece } = await drawPuzzle()
  const now = ctx.clock.now()
  const challenge_id = randomUUID()
  const expires_at = new Date(now.getTime() + CHALLENGE_LIFETIME_MS).toISOString()
  const row = { id: challenge_id, scene: input.scene, answer_x_px, created_at: now.toISOString(), expires_at }
  await insertChallenge(ctx.db, row)
  return {
    challenge_id,
    background,
    piece,
    width_px: PICTURE_WIDTH_PX,
    height_px: PICTURE_HEIGHT_PX,
    piece_width_px: PIECE_PX,
    piece_height_px: PIECE_PX,
    piece_y_px,
    expires_at,
  }
}
