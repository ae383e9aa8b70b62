-- Every minute rows that wait for a job are compared with the jobs there are. These tables grow for ever while few of
-- their rows wait.
create index print_set_waiting on print_set (created_at) where state in ('queued', 'running');
create index design_mockup_waiting on design_mockup (updated_at) where state in ('queued', 'running');
create index payment_refund_waiting on payment_refund (created_at) where state in ('sending');
create index upload_waiting on upload (created_at) where status in ('pending');
create index export_record_waiting on export_record (created_at) where status in ('queued', 'running');
create index store_push_waiting on store_push (created_at) where state in ('waiting');
create index listing_waiting on listing (updated_at) where state in ('queued', 'publishing');
create index shipment_unregistered on shipment (sent_at) where state = 'sent' and registered_at is null;
