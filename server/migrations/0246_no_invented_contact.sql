-- An address nobody reads was given out as support. What operators entered themselves stays.
delete from site_config where key = 'contact' and value ->> 'email' = 'support@inkroute.example';
