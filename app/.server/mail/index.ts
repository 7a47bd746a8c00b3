export { type Mail, type Mailing, openMail } from "./open-mail.ts";
export { countTroubled, flushOutbox, queueAgain, runMailJob, sendDueMails, troubledMails } from "./outbox.ts";
