-- The demo's factory leaves a task be until then, so that there is work to look at in every stage.
alter table production_task add column waits_until timestamptz;
create index production_waiting on production_task (waits_until) where waits_until is not null;
