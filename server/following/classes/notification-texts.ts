import { formatMoment } from '@bac/contract/accounts/account-change-email.ts';
import type { LocalText } from '../../db/console-schema.ts';

/** The pages of the web application that notifications link to. */
export const ownClassesPage = '/classes';
export const teachingPage = (classId: string): string => `/classes/${classId}`;

interface NotificationText {
  title: LocalText;
  text: LocalText;
}

const moment = (at: Date): LocalText => ({
  en: formatMoment(at, 'en'),
  vi: formatMoment(at, 'vi'),
});

const same = (words: string): LocalText => ({ en: words, vi: words });

export const joinedText = (student: string, className: string): NotificationText => ({
  title: { en: `${student} joined ${className}`, vi: `${student} đã vào lớp ${className}` },
  text: {
    en: 'You see only their work for this class.',
    vi: 'Bạn xem được những bài em làm cho lớp này, ngoài ra không xem được gì khác.',
  },
});

/** For the students of a class. */
export const newTeacherText = (teacher: string, className: string): NotificationText => ({
  title: {
    en: `${className} has a new teacher`,
    vi: `Lớp ${className} có giáo viên mới`,
  },
  text: {
    en: `${teacher} teaches this class from now on and sees the tests you take for it. You can leave the class at any time.`,
    vi: `Từ giờ ${teacher} dạy lớp này và xem được những bài bạn làm cho lớp. Bạn có thể rời lớp bất cứ lúc nào.`,
  },
});

/** For its new teacher. */
export const takenOverText = (className: string): NotificationText => ({
  title: { en: `You teach ${className} now`, vi: `Bạn được giao dạy lớp ${className}` },
  text: {
    en: 'The class, its assignments and the tests its students took for it are in your care.',
    vi: 'Từ giờ bạn phụ trách lớp, các bài đã giao và những bài học sinh làm cho lớp.',
  },
});

/** For its former teacher. */
export const handedOverText = (className: string): NotificationText => ({
  title: {
    en: `${className} has another teacher now`,
    vi: `Lớp ${className} đã được chuyển cho giáo viên khác`,
  },
  text: { en: 'You no longer see this class.', vi: 'Bạn không còn xem được lớp này.' },
});

export const leftText = (student: string, className: string): NotificationText => ({
  title: { en: `${student} left ${className}`, vi: `${student} đã rời lớp ${className}` },
  text: {
    en: 'You can no longer see their work for this class.',
    vi: 'Những bài em đã làm cho lớp này không còn xem được nữa.',
  },
});

export const messageText = (
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
  test: LocalText;
  className: string;
  opensAt: Date;
  closesAt: Date;
}

export function assignedText({
  test,
  className,
  opensAt,
  closesAt,
}: AssignmentFacts): NotificationText {
  const [from, until] = [moment(opensAt), moment(closesAt)];
  return {
    title: {
      en: `${className}: a test to take`,
      vi: `${className}: có bài cần làm`,
    },
    text: {
      en: `“${test.en}” is open from ${from.en} until ${until.en} (Vietnam time).`,
      vi: `Bài “${test.vi}” mở từ ${from.vi} đến ${until.vi}.`,
    },
  };
}

export function closesSoonText({
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
      en: `You haven’t started yet. You can start until ${until.en} (Vietnam time).`,
      vi: `Bạn chưa bắt đầu làm. Hạn bắt đầu là ${until.vi}.`,
    },
  };
}
