-- The waitlist's totals, positions and referral counts follow the entries themselves, inside the statement that changes
-- an entry, so no caller can add up wrongly or twice.
INSERT INTO waitlist_totals (id) VALUES (1);
--> statement-breakpoint
CREATE TRIGGER waitlist_entry_added AFTER INSERT ON waitlist_entries
BEGIN
  UPDATE waitlist_totals SET
    total_signups = total_signups + 1,
    positions_given = positions_given + 1,
    referral_signups = referral_signups + (NEW.referrer_id IS NOT NULL)
  WHERE id = 1;
  UPDATE waitlist_entries SET position = (SELECT positions_given FROM waitlist_totals WHERE id = 1) WHERE id = NEW.id;
  UPDATE waitlist_entries SET referral_count = referral_count + 1 WHERE id = NEW.referrer_id;
END;
--> statement-breakpoint
CREATE TRIGGER waitlist_entry_removed AFTER DELETE ON waitlist_entries
BEGIN
  UPDATE waitlist_totals SET
    total_signups = total_signups - 1,
    referral_signups = referral_signups - (OLD.referrer_id IS NOT NULL)
  WHERE id = 1;
  UPDATE waitlist_entries SET referral_count = referral_count - 1 WHERE id = OLD.referrer_id;
  UPDATE waitlist_entries SET referrer_id = NULL WHERE referrer_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER waitlist_referrer_changed AFTER UPDATE OF referrer_id ON waitlist_entries
WHEN OLD.referrer_id IS NOT NEW.referrer_id
BEGIN
  UPDATE waitlist_totals SET
    referral_signups = referral_signups + (NEW.referrer_id IS NOT NULL) - (OLD.referrer_id IS NOT NULL)
  WHERE id = 1;
  UPDATE waitlist_entries SET referral_count = referral_count - 1 WHERE id = OLD.referrer_id;
  UPDATE waitlist_entries SET referral_count = referral_count + 1 WHERE id = NEW.referrer_id;
END;
