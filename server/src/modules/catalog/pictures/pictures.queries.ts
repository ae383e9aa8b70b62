import type { Db } from '../../../infra/db/database.ts'

export interface CardPictureRow {
  readonly code: string
  readonly view: string
  readonly colour: string
  readonly artwork: string
}

const VIEWS_OF_A_CARD = 2

/** What the cards of visible products show before anybody touches them: the first colour in the first two views. */
export async function selectCardPictures(db: Db, limit: number): Promise<CardPictureRow[]> {
  const rows = await db
    .selectFrom('product as p')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('product_view as v')
          .select(['v.picture_product', 'v.picture_view'])
          .whereRef('v.product_id', '=', 'p.id')
          .where('v.picture_product', 'is not', null)
          .orderBy('v.view_id')
          .limit(VIEWS_OF_A_CARD)
          .as('view'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('product_color as c')
          .select('c.key')
          .whereRef('c.product_id', '=', 'p.id')
          .orderBy('c.id')
          .limit(1)
          .as('color'),
      (join) => join.onTrue(),
    )
    .select(['view.picture_product', 'view.picture_view', 'color.key as colour', 'p.artwork'])
    .distinct()
    .where('p.is_visible', '=', true)
    .orderBy('view.picture_product')
    .orderBy('view.picture_view')
    .limit(limit)
    .execute()
  return rows.map(({ picture_product, picture_view, colour, artwork }) => ({
    code: picture_product ?? '',
    view: picture_view ?? '',
    colour,
    artwork,
  }))
}
