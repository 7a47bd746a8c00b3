/**
 * The triggers of the schema. They keep the waitlist's totals, free positions and referral counts inside the statement that
 * changes an entry, so no caller can miscount. A test compares them with the triggers that all migrations leave in place.
 */

/** The columns of `waitlist_search`. Its rowid is the entry's id. */
export const SEARCHED_COLUMNS = "rowid, brand, founder, email, handle, phone, tags";

/**
 * The searchable values of a row of `waitlist_entries`, as SQL: of a phone number the last ten digits, and a tag for each
 * filter of `waitlist/listing.ts`.
 */
export function searchedOf(row: string): string {
  return `${row}.id, ${row}.brand_name, ${row}.founder_name, ${row}.email, coalesce(${row}.ig_handle, ''),
    substr(replace(replace(replace(replace(replace(replace(replace(
      ${row}.phone_number, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', ''), '+', ''), -10),
    iif(${row}.accepted_marketing, '|messages|', '') || iif(${row}.referrer_id IS NOT NULL, '|referred|', '')
      || iif(${row}.utm_source IS NOT NULL, '|campaign|', '')`;
}

/** The CREATE TRIGGER statements, by name. */
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
  // A join sets its position itself. An insert without one (the old Worker during a deploy) gets it here.
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
  DELETE FROM waitlist_referrers WHERE id = OLD.id;
END`,
  job_application_removed: `CREATE TRIGGER job_application_removed AFTER DELETE ON job_applications
BEGIN
  DELETE FROM mails WHERE application_id = OLD.id;
END`,
  waitlist_position_freed: `CREATE TRIGGER waitlist_position_freed AFTER INSERT ON waitlist_free_positions
BEGIN
  UPDATE waitlist_totals SET total_signups = total_signups - 1 WHERE id = 1;
END`,
  // Whoever moves an entry sets only its position: the old one becomes free, and the new one is taken.
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
  // Rises are copied together with the search index; a fall is copied at once.
  waitlist_referrals_left: `CREATE TRIGGER waitlist_referrals_left AFTER UPDATE OF referral_count ON waitlist_entries
WHEN NEW.referral_count < OLD.referral_count
BEGIN
  UPDATE waitlist_referrers SET referrals = NEW.referral_count WHERE id = NEW.id;
END`,
  // The back office counts joins by day when it is opened, which costs a join nothing. An entry erased before it was counted
  // is counted here, since it did join that day. If it was the last id, that id will be reused, so `up_to` steps back.
  waitlist_day_left: `CREATE TRIGGER waitlist_day_left AFTER DELETE ON waitlist_entries
BEGIN
  INSERT INTO waitlist_days (day, direct, referral, campaign)
    SELECT (OLD.created_at + 19800000) / 86400000, OLD.referrer_id IS NULL AND OLD.utm_source IS NULL,
      OLD.referrer_id IS NOT NULL, OLD.referrer_id IS NULL AND OLD.utm_source IS NOT NULL
    FROM waitlist_days_state WHERE id = 1 AND up_to < OLD.id
    ON CONFLICT (day) DO UPDATE SET direct = direct + excluded.direct, referral = referral + excluded.referral,
      campaign = campaign + excluded.campaign;
  UPDATE waitlist_days_state SET up_to = min(up_to, coalesce((SELECT max(id) FROM waitlist_entries), 0)) WHERE id = 1;
END`,
  // Updates the search index, which needs the old values too. An entry that is not indexed yet is skipped.
  waitlist_search_changed: `CREATE TRIGGER waitlist_search_changed
AFTER UPDATE OF brand_name, founder_name, email, ig_handle, phone_number, accepted_marketing, referrer_id, utm_source
ON waitlist_entries WHEN OLD.id <= (SELECT up_to FROM waitlist_search_state WHERE id = 1)
BEGIN
  INSERT INTO waitlist_search (waitlist_search, ${SEARCHED_COLUMNS}) VALUES (
    'delete', ${searchedOf("OLD")}
  );
  INSERT INTO waitlist_search (${SEARCHED_COLUMNS}) VALUES (
    ${searchedOf("NEW")}
  );
END`,
  // The last id is reused once its entry is erased, so the search index must accept it again.
  waitlist_search_left: `CREATE TRIGGER waitlist_search_left AFTER DELETE ON waitlist_entries
WHEN OLD.id <= (SELECT up_to FROM waitlist_search_state WHERE id = 1)
BEGIN
  INSERT INTO waitlist_search (waitlist_search, ${SEARCHED_COLUMNS}) VALUES (
    'delete', ${searchedOf("OLD")}
  );
  UPDATE waitlist_search_state SET up_to = min(up_to, coalesce((SELECT max(id) FROM waitlist_entries), 0)) WHERE id = 1;
END`,
};
