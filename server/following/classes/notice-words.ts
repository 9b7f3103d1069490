import { momentInWords } from '@bac/contract/accounts/account-letter.ts';
import type { Words } from '../../db/console-schema.ts';

/** The pages of the web application that notifications link to. */
export const ownClassesPage = '/classes';
export const teachingPage = (classId: string): string => `/classes/${classId}`;

interface NotificationText {
  title: Words;
  text: Words;
}

const moment = (at: Date): Words => ({ en: momentInWords(at, 'en'), vi: momentInWords(at, 'vi') });

const same = (words: string): Words => ({ en: words, vi: words });

export const joinedWords = (student: string, className: string): NotificationText => ({
  title: { en: `${student} joined ${className}`, vi: `${student} đã vào lớp ${className}` },
  text: {
    en: 'You see what they sit for this class, and nothing else of theirs.',
    vi: 'Bạn xem được những bài em làm cho lớp này, ngoài ra không xem được gì khác.',
  },
});

export const leftWords = (student: string, className: string): NotificationText => ({
  title: { en: `${student} left ${className}`, vi: `${student} đã rời lớp ${className}` },
  text: {
    en: 'What they sat for this class can no longer be seen.',
    vi: 'Những bài em đã làm cho lớp này không còn xem được nữa.',
  },
});

export const messageWords = (
  teacher: string,
  className: string,
  text: string,
): NotificationText => ({
  title: {
    en: `${teacher} to ${className}`,
    vi: `${teacher} nhắn lớp ${className}`,
  },
  text: same(text),
});

interface AssignmentFacts {
  test: Words;
  className: string;
  opensAt: Date;
  closesAt: Date;
}

export function assignedWords({
  test,
  className,
  opensAt,
  closesAt,
}: AssignmentFacts): NotificationText {
  const [from, until] = [moment(opensAt), moment(closesAt)];
  return {
    title: {
      en: `${className}: a test to sit`,
      vi: `${className}: có bài cần làm`,
    },
    text: {
      en: `“${test.en}” can be started from ${from.en} until ${until.en} (Vietnam time).`,
      vi: `Bài “${test.vi}” mở từ ${from.vi} đến ${until.vi}.`,
    },
  };
}

export function closesSoonWords({
  test,
  className,
  closesAt,
}: Omit<AssignmentFacts, 'opensAt'>): NotificationText {
  const until = moment(closesAt);
  return {
    title: {
      en: `${className}: “${test.en}” closes soon`,
      vi: `${className}: sắp hết hạn bài “${test.vi}”`,
    },
    text: {
      en: `You have not started yet. It can be started until ${until.en} (Vietnam time).`,
      vi: `Bạn chưa bắt đầu làm. Hạn bắt đầu là ${until.vi}.`,
    },
  };
}
