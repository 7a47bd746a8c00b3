-- Knows the mailboxes of the large providers as `mailboxOf` does: a mailbox counts once, whichever of its addresses joined.
UPDATE waitlist_entries SET email_identity = substr(email_identity, 1, instr(email_identity, '@')) || 'icloud.com'
WHERE email_identity LIKE '%@me.com' OR email_identity LIKE '%@mac.com';
--> statement-breakpoint
UPDATE waitlist_entries SET email_identity =
  replace(replace(replace(substr(email_identity, 1, instr(email_identity, '@') - 1), '.', ''), '-', ''), '_', '') || '@proton.me'
WHERE email_identity LIKE '%@proton.me' OR email_identity LIKE '%@protonmail.com' OR email_identity LIKE '%@protonmail.ch'
  OR email_identity LIKE '%@pm.me';
--> statement-breakpoint
UPDATE waitlist_entries SET email_identity =
  substr(email_identity, 1, instr(email_identity, '-') - 1) || substr(email_identity, instr(email_identity, '@'))
WHERE email_identity LIKE '_%-%@yahoo.%' OR email_identity LIKE '_%-%@ymail.com' OR email_identity LIKE '_%-%@rocketmail.com';
--> statement-breakpoint
UPDATE waitlist_entries SET email_identity =
  substr(email_identity, instr(email_identity, '@') + 1, length(email_identity) - instr(email_identity, '@') - length('.fastmail.com'))
  || '@fastmail.com'
WHERE email_identity LIKE '%@_%.fastmail.com' AND email_identity NOT LIKE '%@%.%.fastmail.com';
