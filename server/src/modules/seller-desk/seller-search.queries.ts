import { MAX_FOUND_SELLERS, type SellerMatch, sellerMatches } from '@inkroute/contract/seller-desk/seller-desk'
import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'

export interface FoundSeller {
  readonly seller_id: number
  readonly kind: SellerMatch
  readonly value: string
}

const getPrefix = (text: string) => `${text.replace(/[\\%_]/g, (char) => `\\${char}`)}%`

/** Each kind stops early: a keyword this many rows match has to be narrowed anyway. */
const PER_KIND = MAX_FOUND_SELLERS

/**
 * Sellers by anything, the best match of each. Every branch is a lookup in one index: exact for numbers of sellers,
 * parcels and marketplace orders and for addresses, by prefix for everything else.
 */
export async function findSellersByAnything(db: Db, keyword: string): Promise<FoundSeller[]> {
  const exact = keyword.trim()
  const like = getPrefix(exact)
  const lower = getPrefix(exact.toLowerCase())
  const number = /^(?:IR)?(\d{1,12})$/i.exec(exact)?.[1]
  const { rows } = await sql<FoundSeller>`
    with found as (
      (select id as seller_id, 'seller_no' as kind, id::text as value from seller where id = ${number ?? null}::bigint)
      union all (select seller_id, 'phone', phone from app_user
        where phone like ${like} and seller_id is not null limit ${PER_KIND})
      union all (select seller_id, 'username', username from app_user
        where lower(username) like ${lower} and seller_id is not null limit ${PER_KIND})
      union all (select id, 'email', email from seller
        where email <> '' and lower(email) like ${lower} limit ${PER_KIND})
      union all (select seller_id, 'order_no', order_no from sales_order where order_no like ${like} limit ${PER_KIND})
      union all (select seller_id, 'external_no', external_no from sales_order
        where external_no <> '' and external_no = ${exact} limit ${PER_KIND})
      union all (select seller_id, 'tracking_no', tracking_no from shipment
        where tracking_no = ${exact} limit ${PER_KIND})
      union all (select seller_id, 'store', name from store
        where deleted_at is null and lower(name) like ${lower} limit ${PER_KIND})
      union all (select id, 'company', company from seller
        where company <> '' and lower(company) like ${lower} limit ${PER_KIND})
      union all (select seller_id, 'company', name from seller_authentication
        where state = 'approved' and lower(name) like ${lower} limit ${PER_KIND})
      union all (select seller_id, 'name', display_name from app_user
        where lower(display_name) like ${lower} and seller_id is not null limit ${PER_KIND})
      union all (select u.seller_id, 'ip', s.ip from session s join app_user u on u.id = s.user_id
        where s.ip = ${exact} and s.ip <> '' and u.seller_id is not null and s.purpose = 'login' limit ${PER_KIND})
      union all (select seller_id, 'ip', ip from activity_log where ip = ${exact} and ip <> '' limit ${PER_KIND})
    )
    select distinct on (seller_id) seller_id, kind, value from found
    order by seller_id, array_position(${[...sellerMatches]}::text[], kind), length(value)
    limit ${MAX_FOUND_SELLERS}`.execute(db)
  return rows
}
