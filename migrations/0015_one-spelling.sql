-- Early applications kept their addresses as they were typed; since then, all are stored as the waitlist's are.
UPDATE `job_applications` SET `email` = lower(trim(`email`)) WHERE `email` <> lower(trim(`email`));
