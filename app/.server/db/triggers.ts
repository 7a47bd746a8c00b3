/** Triggers keep the waitlist's counts. A test compares these with those that all migrations leave in place. */

export const triggers: Readonly<Record<string, string>> = {
  waitlist_entry_added: `CREATE TRIGGER waitlist_entry_added AFTER INSERT ON waitlist_entries
BEGIN
  UPDATE waitlist_totals SET
    total_signups = total_signups + 1,
    positions_given = max(positions_given, NEW.position),
    referral_signups = referral_signups + (NEW.referrer_id IS NOT NULL),
    asked_signups = asked_signups + (NEW.confirm_by IS NOT NULL),
    confirmed_signups = confirmed_signups + (NEW.confirm_by IS NOT NULL AND NEW.confirmed_at IS NOT NULL)
  WHERE id = 1;
  DELETE FROM waitlist_free_positions WHERE position = NEW.position;
  UPDATE waitlist_entries SET referral_count = referral_count + 1 WHERE id = NEW.referrer_id;
END`,
  // A join sets its position itself; an insert of the old Worker, during a deploy, gets it here.
  waitlist_entry_unplaced: `CREATE TRIGGER waitlist_entry_unplaced AFTER INSERT ON waitlist_entries WHEN NEW.position = 0
BEGIN
  UPDATE waitlist_entries SET position = coalesce(
    (SELECT min(position) FROM waitlist_free_positions),
    (SELECT positions_given + 1 FROM waitlist_totals WHERE id = 1)
  ) WHERE id = NEW.id;
  UPDATE waitlist_totals SET
    positions_given = max(positions_given, (SELECT position FROM waitlist_entries WHERE id = NEW.id))
  WHERE id = 1;
  DELETE FROM waitlist_free_positions WHERE position = (SELECT position FROM waitlist_entries WHERE id = NEW.id);
END`,
  // The place stays taken, so that nobody else gets what the erased brand was promised.
  waitlist_entry_removed: `CREATE TRIGGER waitlist_entry_removed AFTER DELETE ON waitlist_entries
BEGIN
  UPDATE waitlist_totals SET
    referral_signups = referral_signups - (OLD.referrer_id IS NOT NULL),
    asked_signups = asked_signups - (OLD.confirm_by IS NOT NULL),
    confirmed_signups = confirmed_signups - (OLD.confirm_by IS NOT NULL AND OLD.confirmed_at IS NOT NULL)
  WHERE id = 1;
  UPDATE waitlist_entries SET referral_count = referral_count - 1 WHERE id = OLD.referrer_id;
  UPDATE waitlist_entries SET referrer_id = NULL WHERE referrer_id = OLD.id;
  DELETE FROM mails WHERE entry_id = OLD.id;
  DELETE FROM consent_receipts WHERE entry_id = OLD.id;
  DELETE FROM free_months WHERE referrer_id = OLD.id;
  DELETE FROM free_months WHERE referee_id = OLD.id AND state = 'refused';
  UPDATE free_months SET referee_id = NULL WHERE referee_id = OLD.id;
END`,
  job_application_removed: `CREATE TRIGGER job_application_removed AFTER DELETE ON job_applications
BEGIN
  DELETE FROM mails WHERE application_id = OLD.id;
END`,
  waitlist_position_freed: `CREATE TRIGGER waitlist_position_freed AFTER INSERT ON waitlist_free_positions
BEGIN
  UPDATE waitlist_totals SET total_signups = total_signups - 1 WHERE id = 1;
END`,
  // A move sets only the entry's position: the old one becomes free, and the new one is taken.
  waitlist_position_changed: `CREATE TRIGGER waitlist_position_changed AFTER UPDATE OF position ON waitlist_entries
WHEN OLD.position > 0 AND OLD.position <> NEW.position
BEGIN
  INSERT INTO waitlist_free_positions (position) VALUES (OLD.position);
  DELETE FROM waitlist_free_positions WHERE position = NEW.position;
  UPDATE waitlist_totals SET
    total_signups = total_signups + 1,
    positions_given = max(positions_given, NEW.position)
  WHERE id = 1;
END`,
  waitlist_referrer_changed: `CREATE TRIGGER waitlist_referrer_changed AFTER UPDATE OF referrer_id ON waitlist_entries
WHEN OLD.referrer_id IS NOT NEW.referrer_id
BEGIN
  UPDATE waitlist_totals SET
    referral_signups = referral_signups + (NEW.referrer_id IS NOT NULL) - (OLD.referrer_id IS NOT NULL)
  WHERE id = 1;
  UPDATE waitlist_entries SET referral_count = referral_count - 1 WHERE id = OLD.referrer_id;
  UPDATE waitlist_entries SET referral_count = referral_count + 1 WHERE id = NEW.referrer_id;
END`,
  waitlist_confirmation_changed: `CREATE TRIGGER waitlist_confirmation_changed
AFTER UPDATE OF confirm_by, confirmed_at ON waitlist_entries
BEGIN
  UPDATE waitlist_totals SET
    asked_signups = asked_signups + (NEW.confirm_by IS NOT NULL) - (OLD.confirm_by IS NOT NULL),
    confirmed_signups = confirmed_signups + (NEW.confirm_by IS NOT NULL AND NEW.confirmed_at IS NOT NULL)
      - (OLD.confirm_by IS NOT NULL AND OLD.confirmed_at IS NOT NULL)
  WHERE id = 1;
END`,
  // The next search writes the text of a corrected entry anew.
  waitlist_search_outdated: `CREATE TRIGGER waitlist_search_outdated
AFTER UPDATE OF brand_name, founder_name, email, ig_handle, phone_number ON waitlist_entries
BEGIN
  UPDATE waitlist_entries SET search_text = NULL WHERE id = NEW.id;
END`,
};
