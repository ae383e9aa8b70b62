-- Pictures are exported as one archive.
alter table export_record drop constraint export_record_format_check;
alter table export_record add constraint export_record_format_check check (format in ('xlsx', 'csv', 'zip'));
