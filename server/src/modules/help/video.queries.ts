import { type Insertable, sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { DB } from '../../infra/db/tables.gen.ts'

export const selectVideos = (db: Db) =>
  db.selectFrom('tutorial_video').selectAll().orderBy('sort').orderBy('id').execute()

/** A re-recorded clip replaces its row; rows of clips that no longer exist are deleted. */
export async function putVideos(db: Db, videos: readonly Insertable<DB['tutorial_video']>[]): Promise<void> {
  const slugs = videos.map((video) => video.slug)
  await db
    .deleteFrom('tutorial_video')
    .$if(slugs.length > 0, (query) => query.where('slug', 'not in', slugs))
    .execute()
  for (const video of videos) {
    await db
      .insertInto('tutorial_video')
      .values(video)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(video))
      .execute()
  }
}

export async function putVote(
  db: Db,
  vote: { article_id: number; visitor: string; is_helpful: boolean; voted_at: string },
): Promise<void> {
  await db
    .insertInto('help_vote')
    .values(vote)
    .onConflict((conflict) =>
      conflict.columns(['article_id', 'visitor']).doUpdateSet({ is_helpful: vote.is_helpful, voted_at: vote.voted_at }),
    )
    .execute()
}

/** Least helpful first; articles nobody voted on come last. */
export const selectVotes = (db: Db) =>
  db
    .selectFrom('help_article')
    .leftJoin('help_vote', 'help_vote.article_id', 'help_article.id')
    .select(['help_article.id', 'title_zh', 'title_en'])
    .select([
      sql<number>`count(*) filter (where is_helpful)`.as('helpful'),
      sql<number>`count(*) filter (where not is_helpful)`.as('unhelpful'),
      sql<string | null>`max(voted_at)`.as('last_vote_at'),
    ])
    .groupBy(['help_article.id', 'title_zh', 'title_en'])
    .orderBy(sql`count(*) filter (where not is_helpful)`, 'desc')
    .orderBy(sql`count(*) filter (where is_helpful)`, 'desc')
    .orderBy('help_article.id')
    .execute()
