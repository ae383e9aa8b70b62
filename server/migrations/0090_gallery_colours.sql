-- Designs of the platform are found by the family of their main colours; filled from assets/gallery at the next start.
alter table gallery_artwork add column color_families text[] not null default '{}';
create index gallery_artwork_colour on gallery_artwork using gin (color_families);
