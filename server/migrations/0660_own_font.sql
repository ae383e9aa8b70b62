-- Fonts that sellers bring along. Removed ones stay for the designs that use them.
create table own_font (
  seller_id            bigint      not null references seller (id),
  id                   uuid        not null,
  name_zh              text        not null,
  name_en              text        not null,
  weight               integer     not null,
  is_italic            boolean     not null,
  ascent_em            double precision not null,
  descent_em           double precision not null,
  -- Characters it has, packed.
  coverage             text        not null,
  glyph_count          integer     not null,
  file_key             text        not null,
  bytes                integer     not null,
  sha256               text        not null,
  -- Who confirmed to hold a licence for printing with it, and when.
  licence_confirmed_by bigint      not null,
  licence_confirmed_at timestamptz not null,
  created_at           timestamptz not null,
  removed_at           timestamptz,
  primary key (seller_id, id)
);
create unique index own_font_file on own_font (seller_id, sha256) where removed_at is null;
