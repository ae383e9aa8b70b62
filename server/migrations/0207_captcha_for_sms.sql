-- One text message for one slide.
alter table captcha_pass add column sms_sent_at timestamptz;
