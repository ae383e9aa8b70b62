-- Colours, fonts, logos and text styles a seller uses again and again.
create table brand_kit (
  seller_id  bigint      not null primary key references seller (id),
  -- [{ hex, name }]
  colours    jsonb       not null default '[]',
  -- Names of font families.
  fonts      jsonb       not null default '[]',
  -- [{ name, source }]: pictures of the library or of the gallery.
  logos      jsonb       not null default '[]',
  -- [{ id, name, style }]
  styles     jsonb       not null default '[]',
  revision   integer     not null default 1,
  updated_by bigint      not null,
  updated_at timestamptz not null
);
