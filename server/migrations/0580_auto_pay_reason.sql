-- Why an automatic payment was put off, in both languages; shown on the order until it is paid.
alter table auto_pay_try add column reason jsonb;
