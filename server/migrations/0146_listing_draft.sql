-- Listings that a batch run prepares wait as drafts until the seller releases them.
alter table listing drop constraint listing_state_check;
alter table listing add constraint listing_state_check
  check (state in ('draft', 'queued', 'publishing', 'pending', 'live', 'failed', 'unpublished'));
