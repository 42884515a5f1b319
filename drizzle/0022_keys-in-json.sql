-- A key inside JSON names a file that is there, as the keys in columns of their own do.
CREATE TRIGGER product_data_keys_added BEFORE INSERT ON product_data BEGIN
  SELECT raise(ABORT, 'missing file: productData.brandLogo') WHERE new.data ->> '$.brandLogo' IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.brandLogo' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: productData.good.imageKey') WHERE new.data ->> '$.good.imageKey' IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.good.imageKey' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: productData.better.imageKey') WHERE new.data ->> '$.better.imageKey' IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.better.imageKey' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: productData.best.imageKey') WHERE new.data ->> '$.best.imageKey' IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.best.imageKey' AND status = 'ready');
END;
--> statement-breakpoint
CREATE TRIGGER product_data_keys_changed BEFORE UPDATE OF data ON product_data BEGIN
  SELECT raise(ABORT, 'missing file: productData.brandLogo') WHERE new.data ->> '$.brandLogo' IS NOT NULL AND new.data ->> '$.brandLogo' IS NOT old.data ->> '$.brandLogo'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.brandLogo' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: productData.good.imageKey') WHERE new.data ->> '$.good.imageKey' IS NOT NULL AND new.data ->> '$.good.imageKey' IS NOT old.data ->> '$.good.imageKey'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.good.imageKey' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: productData.better.imageKey') WHERE new.data ->> '$.better.imageKey' IS NOT NULL AND new.data ->> '$.better.imageKey' IS NOT old.data ->> '$.better.imageKey'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.better.imageKey' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: productData.best.imageKey') WHERE new.data ->> '$.best.imageKey' IS NOT NULL AND new.data ->> '$.best.imageKey' IS NOT old.data ->> '$.best.imageKey'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.data ->> '$.best.imageKey' AND status = 'ready');
END;
--> statement-breakpoint
CREATE TRIGGER branding_fonts_added BEFORE INSERT ON branding BEGIN
  SELECT raise(ABORT, 'missing file: fonts.heading') WHERE new.fonts ->> '$.heading' LIKE 'media/%'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.fonts ->> '$.heading' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: fonts.body') WHERE new.fonts ->> '$.body' LIKE 'media/%'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.fonts ->> '$.body' AND status = 'ready');
END;
--> statement-breakpoint
CREATE TRIGGER branding_fonts_changed BEFORE UPDATE OF fonts ON branding BEGIN
  SELECT raise(ABORT, 'missing file: fonts.heading') WHERE new.fonts ->> '$.heading' LIKE 'media/%' AND new.fonts ->> '$.heading' IS NOT old.fonts ->> '$.heading'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.fonts ->> '$.heading' AND status = 'ready');
  SELECT raise(ABORT, 'missing file: fonts.body') WHERE new.fonts ->> '$.body' LIKE 'media/%' AND new.fonts ->> '$.body' IS NOT old.fonts ->> '$.body'
    AND NOT EXISTS (SELECT 1 FROM media WHERE storage_key = new.fonts ->> '$.body' AND status = 'ready');
END;
