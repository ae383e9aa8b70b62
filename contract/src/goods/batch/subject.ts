import { Cutout } from '@inkroute/engine/layers/adjust'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ArtworkRef } from './plan.ts'

/** Found; without a subject that stands out; without a background, so that nothing is to be removed; or unreadable. */
export const subjectOutcomes = ['found', 'none', 'bare', 'failed'] as const
export type SubjectOutcome = (typeof subjectOutcomes)[number]

export const PictureSubject = ArtworkRef.extend({
  outcome: z.enum(subjectOutcomes),
  cutout: Cutout.nullable(),
})
export type PictureSubject = z.infer<typeof PictureSubject>

/** Each takes a second; more at once would only keep the first waiting. */
export const MAX_SUBJECTS = 4

export const findPictureSubjects = endpoint({
  method: 'POST',
  path: '/distribution/batchDesign/subjects',
  access: 'seller',
  permission: 'design.group',
  summary: 'Subjects of pictures whose background is removed, as a run will cut them out; found once and kept',
  input: z.object({ artworks: z.array(ArtworkRef).min(1).max(MAX_SUBJECTS) }),
  reply: z.object({ data: z.array(PictureSubject) }),
})
