/**
 * The Hindi of the messages that schemas and the API send in English. Pages look a message up here; `{count}` stands for any
 * number. A test compares the list with the schemas.
 */
export const messages: Readonly<Record<string, string>> = {
  "Brand name is required": "",
  "Founder name is required": "",
  "Email is required": "",
  "Please enter a valid email address": "",
  "Phone number is required": "",
  "Please enter a valid phone number": "",
  "Please accept the terms to join": "",
  "Please answer with true or false": "",
  "Please leave this empty": "",
  "Please complete the check that you are a person": "",
  "Your browser filled in a hidden field. It is empty again: press the button once more.": "",
  "Please write this as text": "",
  "Please keep this to {count} characters or fewer": "",
  "Too many tries. Wait a minute, then try again.": "",
  "Something went wrong on our side. Please try again.": "",
  "We could not reach our list. What you typed is still here: try again in a minute.": "",
  "No referral code found for this email. Please check the email or join the waitlist.": "",
};
