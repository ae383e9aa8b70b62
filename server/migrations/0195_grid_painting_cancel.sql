-- A painting that is no longer wanted is called off before it reaches the library.
alter table grid_painting drop constraint grid_painting_state_check;
alter table grid_painting add constraint grid_painting_state_check
  check (state in ('queued', 'painting', 'keeping', 'done', 'failed', 'cancelled'));
