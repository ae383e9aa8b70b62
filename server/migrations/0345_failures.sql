-- What the overview shows staff as failures: a few rows, newest first.
create index task_check_failed on task_check (created_at) where not is_passed;
create index print_set_failed on print_set (finished_at) where state = 'failed';
create index store_push_refused on store_push (created_at) where state = 'failed';
create index store_sync_failing on store_sync (failing_since) where failures > 0;
create index shipment_event_exception on shipment_event (happened_at) where code = 'exception';
