-- How many zero bits a puzzle asks its browser to find, and what a solved one was worth.
alter table captcha_challenge add column work_bits integer not null default 0;
alter table captcha_pass add column work_bits integer not null default 0;
