import type { TicketRow } from '../conversation/store.ts';

/** A negative SMTP reply. 4xx: the sender's server retries; 5xx: it returns the email to the sender with the reason. */
export class SmtpRefusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, text: string) {
    super(text);
    this.responseCode = responseCode;
  }
}

export const mostEmailBytes = 30 * 1024 * 1024;

/** SMTP is ASCII: the reader of a returned email gets English, and Vietnamese without accents. */
export const refusals = {
  unknown: () => new SmtpRefusal(550, 'There is no such mailbox here / Khong co hop thu nay o day'),
  closed: ({ id, number }: TicketRow, site: URL) => {
    const link = new URL(`/tickets/${id}`, site).href;
    return new SmtpRefusal(
      550,
      `Ticket ${number} is closed: please open it again, or write a new one, at ${link} / Yeu cau ${number} da dong, ban mo lai hoac gui yeu cau moi tai ${link}`,
    );
  },
  empty: () =>
    new SmtpRefusal(
      550,
      'The letter has no words and no files / Thu khong co noi dung va tep dinh kem',
    ),
  unreadable: () => new SmtpRefusal(554, 'The letter cannot be read / Khong doc duoc thu nay'),
  tooLarge: () =>
    new SmtpRefusal(
      552,
      `The letter is larger than ${mostEmailBytes / 1024 / 1024} MB / Thu lon hon ${mostEmailBytes / 1024 / 1024} MB`,
    ),
  tooMany: () => new SmtpRefusal(421, 'Too much at once, please try again in a minute'),
  flood: () =>
    new SmtpRefusal(
      451,
      'Too many letters to this ticket, please try again in an hour / Qua nhieu thu cho yeu cau nay, vui long gui lai sau mot gio',
    ),
  busy: () => new SmtpRefusal(451, 'Busy, please try again in some minutes'),
  broken: () => new SmtpRefusal(451, 'Something went wrong here, please try again later'),
};
