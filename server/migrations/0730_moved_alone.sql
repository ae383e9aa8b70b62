-- Read before every adjustment: what was moved in the last day without a second person.
create index money_adjustment_moved_alone on money_adjustment (requested_at) include (requested_by, seller_id, amount_fen)
  where state = 'posted' and not needs_second;
