-- Null until the first password of an account in use is replaced. Withdrawals wait after it.
alter table app_user add column password_changed_at timestamptz;
