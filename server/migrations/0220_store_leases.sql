-- Raised whenever the place reached in a store's orders changes: a page that was asked for before a rescan must not
-- overwrite it.
alter table store_sync add column version integer not null default 0;

-- Who is renewing the token at the platform, and until when nobody else may. The call itself runs outside any transaction.
alter table store_credential
  add column refresh_claim uuid,
  add column refreshing_until timestamptz;
