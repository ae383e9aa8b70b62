-- The technique a version of a design was made for; null: the first of its product.
alter table design_version add column technique text;
