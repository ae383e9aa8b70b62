-- How many rows each address, and all of them together (''), added to what anybody may fill, by day.
create table stranger_rows (
  matter text not null,
  day date not null,
  visitor text not null,
  count integer not null,
  primary key (matter, day, visitor)
);
