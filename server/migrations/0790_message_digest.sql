-- Messages that would come by the hundred, such as one per parcel: while one of a kind is unread, the next is counted in it.
alter table user_message add column digest text, add column events integer not null default 1;
create unique index user_message_digest on user_message (seller_id, user_id, digest) where digest is not null and status = 2;

-- A message that goes on under a new id: what waits to leave the product waits for that, and what has left leaves again.
create function queue_digest() returns trigger language plpgsql as $$
begin
  update delivery set message_id = new.id where seller_id = old.seller_id and user_id = old.user_id and message_id = old.id;
  if not found then
    insert into delivery (seller_id, user_id, message_id, channel, mode, created_at)
    select new.seller_id, new.user_id, new.id, c.channel, c.mode, new.created_at from delivery_choice c
    where c.seller_id = new.seller_id and c.user_id = new.user_id and c.mode <> 'off'
      and c.topic = coalesce(new.topic, case new.type when 2 then 'order' when 3 then 'money' else 'news' end);
  end if;
  return null;
end $$;
create trigger user_message_digest_delivered after update of events on user_message
  for each row execute function queue_digest();
create trigger user_message_digest_announced after update of events on user_message
  for each row execute function announce_message();
