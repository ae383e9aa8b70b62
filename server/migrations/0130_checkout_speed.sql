-- Counts every change of the freight tables, in the transaction of the change. Nodes keep the tables in memory and read
-- this number with what they read anyway: equal numbers mean that the memory is what the rows say.
create table freight_revision (
  id       integer primary key default 1 check (id = 1),
  revision bigint  not null default 1
);
insert into freight_revision (id) values (1);
create function count_freight_revision() returns trigger language plpgsql as $$
begin
  update freight_revision set revision = revision + 1;
  return null;
end $$;
create trigger shipping_rate_counts after insert or update or delete or truncate on shipping_rate
  for each statement execute function count_freight_revision();
create trigger shipping_channel_counts after insert or update or delete or truncate on shipping_channel
  for each statement execute function count_freight_revision();
create trigger shipping_remote_area_counts after insert or update or delete or truncate on shipping_remote_area
  for each statement execute function count_freight_revision();

-- A message tells open streams of its person by itself, when the transaction commits.
create function announce_message() returns trigger language plpgsql as $$
begin
  perform pg_notify('inkroute_event', json_build_object('topic', 'message.' || new.user_id,
    'payload', json_build_object('id', new.id))::text);
  return null;
end $$;
create trigger user_message_announced after insert on user_message
  for each row execute function announce_message();
