/** The choices of the setting; a visitor has no account to delete a ticket with, so it has an end of its own. */
export const visitorTicketMonths = [6, 12, 24, 36] as const;

/** The choice of a new site; the privacy policy names it. */
export const standardVisitorTicketMonths = 24;
