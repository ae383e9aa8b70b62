-- What a picture takes in storage: the lossless copy, previews and drawing. The file that was sent is not kept, and can
-- be a fraction of it. Null until measured; rows from before are measured by a job.
alter table upload add column stored_bytes bigint;
create index upload_unmeasured on upload (seller_id, id) where status = 'ready' and stored_bytes is null;
-- Attachments and avatars, which are removed when nothing has used them for some time.
create index upload_loose on upload (created_at) where purpose <> 'material' and status = 'ready';
-- Text of drawings set in another font than the designer's, as {"missing_fonts": ["…"]}.
alter table upload add column notes jsonb;
