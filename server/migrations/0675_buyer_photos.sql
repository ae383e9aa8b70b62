-- Photos of buyers are neither of the seller's library nor of their attachments.
alter table upload
  drop constraint upload_purpose_check,
  add constraint upload_purpose_check check (purpose in ('material', 'avatar', 'attachment', 'buyer'));

-- The subject of a photo whose background is removed, found once, so that what the buyer saw is what is printed.
create table personal_cutout (
  seller_id  bigint      not null references seller (id),
  upload_id  bigint      not null,
  width      integer     not null,
  height     integer     not null,
  -- Empty where no subject stands out.
  mask       text        not null,
  created_at timestamptz not null,
  primary key (seller_id, upload_id)
);
