-- A backup reads the tables in pages, and needs no copy of them. A backup that the old Worker is just writing fails, and is
-- written by the new one ten minutes later.
DROP TABLE `backup_rows`;