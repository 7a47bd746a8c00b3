-- The next search writes each text anew, with the sounds of its names.
UPDATE waitlist_entries SET search_text = NULL;
