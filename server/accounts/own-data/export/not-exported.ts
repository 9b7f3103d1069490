/** Tables that name an account and yet are not in the file, and why. A table that is in neither fails a test. */
export const notExported: Record<string, string> = {
  email_codes: 'a secret that works for ten minutes; all that is kept of it is a hash',
  password_resets: 'a secret that works for half an hour; all that is kept of it is a hash',
  sign_in_steps: 'a sign-in of the last ten minutes that is not complete; only a hash',
  passkey_challenges: 'a question to a browser that is gone after minutes',
  not_me_links: 'the way out of a letter; only a hash',
  ticket_replying: 'who of the team is writing at this moment; it says nothing after seconds',
};
