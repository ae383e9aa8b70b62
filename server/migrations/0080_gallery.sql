-- Designs of the platform's own library, loaded from assets/gallery.
create table gallery_artwork (
  slug        text primary key,
  sort        integer not null,
  name_zh     text    not null,
  name_en     text    not null,
  category    text    not null,
  category_zh text    not null,
  category_en text    not null,
  style       text    not null,
  style_zh    text    not null,
  style_en    text    not null,
  tags_zh     text[]  not null,
  tags_en     text[]  not null,
  width_px    integer not null,
  height_px   integer not null,
  tileable    boolean not null,
  has_alpha   boolean not null,
  colors      text[]  not null,
  -- Everything it may be found by, in lower case.
  words       text    not null
);
create index gallery_artwork_category on gallery_artwork (category, sort);
create index gallery_artwork_style on gallery_artwork (style, sort);
