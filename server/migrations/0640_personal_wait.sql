-- Good answers of a form that waits for the seller go on after this many hours; 0 waits for as long as it takes.
alter table personal_form add column wait_hours integer not null default 0;
-- When a line that waits for the seller goes on by itself.
alter table personal_line add column goes_on_at timestamptz;
create index personal_line_goes_on on personal_line (goes_on_at) where state = 'look' and goes_on_at is not null;
