-- What each running node says about itself, about every fifteen seconds: metrics are per process, and staff want to see
-- all nodes on one screen. A node is its machine and port, so that a restart takes its own place.
create table node_report (
  id text primary key,
  role text not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null default now(),
  stopped_at timestamptz,
  rss_bytes bigint not null,
  heap_bytes bigint not null,
  db_ping_ms double precision not null,
  db_connections jsonb not null,
  pools jsonb not null
);

-- Counters of one node for one minute; the current minute is overwritten until it is over. Kept for a good hour.
create table node_minute (
  node_id text not null,
  minute timestamptz not null,
  figures jsonb not null,
  primary key (node_id, minute)
);
create index node_minute_time on node_minute (minute);
