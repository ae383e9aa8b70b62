-- The kind of product a template was composed for, and what the release made its row from: an unchanged one is not made again.
alter table design_template
  add column kind      text not null default '',
  add column made_from text not null default '';
create index design_template_kind on design_template (state, kind, sort);
