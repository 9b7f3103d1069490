import { formatMoment } from '@bac/contract/accounts/account-change-email.ts';
import type { Child } from '@bac/contract/following/family.ts';
import { locales, type Language } from '@bac/exam/item/language.ts';
import { skillFacts } from '@bac/exam/item/taxonomy.ts';
import { emailWriter, type EmailTexts } from '../../../platform/mail/email-writer.ts';

export interface WeekFacts {
  child: Child;
  /** Null for a week without a completed test. `withheld` counts the tests whose result a class withholds. */
  done: { tests: number; withheld: number; questions: number; minutes: number } | null;
  /** Days until the SAT, if its date is set and not past. */
  daysLeft: number | null;
  /** Absolute URLs. */
  page: string;
  stop: string;
}

const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

type Last = NonNullable<Child['last']>;

const paceInEnglish = ({ kind, leftOver, slow, rushed, modules }: Last['pacing']): string => {
  if (kind === 'rushed') {
    return rushed === modules
      ? 'The test was probably rushed: most answers came faster than the questions can be read, so the result says little.'
      : `${rushed} of ${plural(modules, 'module', 'modules')} ${rushed === 1 ? 'was' : 'were'} probably rushed: most answers there came faster than the questions can be read.`;
  }
  if (kind === 'ran-out') {
    return leftOver === 1
      ? 'One question at the end of a module was left unanswered.'
      : `${leftOver} questions at the end of a module were left unanswered.`;
  }
  if (kind === 'slow-spots')
    return `${plural(slow, 'question', 'questions')} took much longer than average.`;
  return 'Time was well distributed over all questions.';
};

const paceInVietnamese = ({ kind, leftOver, slow, rushed, modules }: Last['pacing']): string => {
  if (kind === 'rushed') {
    return rushed === modules
      ? 'Có lẽ con làm bài này quá vội: phần lớn câu được trả lời khi chưa kịp đọc hết đề, nên kết quả chưa nói lên nhiều.'
      : `Có lẽ con làm quá vội ở ${rushed}/${modules} module: phần lớn câu trong đó được trả lời khi chưa kịp đọc hết đề.`;
  }
  if (kind === 'ran-out') return `Có ${leftOver} câu cuối module bị bỏ trống.`;
  if (kind === 'slow-spots') return `Có ${slow} câu con làm lâu hơn hẳn các câu khác.`;
  return 'Con phân bổ thời gian đều cho các câu.';
};

/** The table ends with `99+` and `1-`; a range that begins or ends there is close enough to 99 and 1. */
const toCount = (percentile: string): string => percentile.replace(/[+-]$/, '');

const countsInWords = (low: string, high: string, to: string): string =>
  [...new Set([toCount(low), toCount(high)])].join(to);

const percentileInEnglish = ({ percentile }: Last): string => {
  if (percentile === null) return '';
  const { low, high } = percentile;
  if (low === '99+') return ', in the top one percent of test takers';
  if (high === '1-') return ', where nearly all test takers score higher for now';
  return `, as good as or better than ${countsInWords(low, high, ' to ')} out of 100 test takers`;
};

const percentileInVietnamese = ({ percentile }: Last): string => {
  if (percentile === null) return '';
  const { low, high } = percentile;
  if (low === '99+') return ', thuộc nhóm một phần trăm cao nhất trong số người dự thi';
  if (high === '1-') return ', lúc này hầu hết người dự thi có điểm cao hơn';
  return `, bằng hoặc cao hơn ${countsInWords(low, high, ' đến ')} trên 100 người dự thi`;
};

function resultInEnglish(last: Last): string {
  const { test, total, isProvisional, right, questions, pacing } = last;
  const kind = isProvisional ? 'a provisional estimate of' : 'an estimated';
  const amount = total
    ? `${kind} ${total.score} out of 1600 (a two-in-three chance that the true score is between ${total.low} and ${total.high})${percentileInEnglish(last)}`
    : `${right} of ${questions} answers correct`;
  return `The latest result, “${test.name.en}”: ${amount}. ${paceInEnglish(pacing)}`;
}

function resultInVietnamese(last: Last): string {
  const { test, total, isProvisional, right, questions, pacing } = last;
  const kind = isProvisional ? 'tạm tính' : 'ước tính';
  const amount = total
    ? `${kind} ${total.score} trên 1600 điểm (khả năng khoảng 2/3 là mức điểm thực từ ${total.low} đến ${total.high})${percentileInVietnamese(last)}`
    : `đúng ${right} trên ${questions} câu`;
  return `Kết quả mới nhất, bài “${test.name.vi}”: ${amount}. ${paceInVietnamese(pacing)}`;
}

const adviceInEnglish = ({ practice }: Child): string =>
  practice
    ? `One thing to do next: practice “${skillFacts[practice.skill].name.en}”. Across the latest tests, ${practice.missed} of ${practice.questions} such questions were missed.`
    : 'One thing to do next: review the missed questions while they are fresh.';

const adviceInVietnamese = ({ practice }: Child): string =>
  practice
    ? `Một việc nên làm tiếp: luyện phần “${skillFacts[practice.skill].name.vi}”. Tính chung các bài gần đây, con sai ${practice.missed} trên ${practice.questions} câu thuộc phần này.`
    : 'Một việc nên làm tiếp: xem lại những câu làm sai khi còn nhớ rõ.';

function datesInEnglish({ child: { nextAssignment, goal }, daysLeft }: WeekFacts): string[] {
  return [
    ...(nextAssignment
      ? [
          `In the class “${nextAssignment.class}”, “${nextAssignment.test.en}” is due by ${formatMoment(new Date(nextAssignment.closesAt), 'en')} (Vietnam time).`,
        ]
      : []),
    ...(goal.testDate !== null && daysLeft !== null
      ? [
          `The SAT is on ${dayInWords(goal.testDate, 'en')}${daysLeft === 0 ? ': today' : `, in ${plural(daysLeft, 'day', 'days')}`}.`,
        ]
      : []),
  ];
}

function datesInVietnamese({ child: { nextAssignment, goal }, daysLeft }: WeekFacts): string[] {
  return [
    ...(nextAssignment
      ? [
          `Lớp “${nextAssignment.class}” giao bài “${nextAssignment.test.vi}”, hạn ${formatMoment(new Date(nextAssignment.closesAt), 'vi')}.`,
        ]
      : []),
    ...(goal.testDate !== null && daysLeft !== null
      ? [
          `Ngày thi SAT: ${dayInWords(goal.testDate, 'vi')}${daysLeft === 0 ? ', chính là hôm nay' : `, còn ${daysLeft} ngày`}.`,
        ]
      : []),
  ];
}

type Done = NonNullable<WeekFacts['done']>;

const laterInEnglish = ({ tests, withheld }: Done): string =>
  tests === 1
    ? 'The class will release the result later.'
    : `The class will release the results of ${withheld} of them later.`;

const laterInVietnamese = ({ tests, withheld }: Done): string =>
  tests === 1
    ? 'Lớp sẽ cho xem kết quả sau.'
    : `Trong đó có ${withheld} bài lớp sẽ cho xem kết quả sau.`;

/** The latest result of this week that may be shown. */
const latestShown = ({ child, done }: WeekFacts): Last | null =>
  done && done.tests > done.withheld ? child.last : null;

function weekInEnglish(week: WeekFacts): string[] {
  const { child, done } = week;
  const { name } = child.student;
  if (!done) {
    return [
      `It was a quiet week: ${name} didn’t complete a test. That’s all right; a short practice set is a good way to start again.`,
    ];
  }
  const result = latestShown(week);
  return [
    `This week ${name} completed ${plural(done.tests, 'test', 'tests')} with ${plural(done.questions, 'question', 'questions')} and worked on them for ${plural(done.minutes, 'minute', 'minutes')}.`,
    ...(done.withheld > 0 ? [laterInEnglish(done)] : []),
    ...(result ? [resultInEnglish(result), adviceInEnglish(child)] : []),
  ];
}

function weekInVietnamese(week: WeekFacts): string[] {
  const { child, done } = week;
  const { name } = child.student;
  if (!done) {
    return [
      `Tuần này ${name} chưa làm xong bài nào. Không sao cả, một bài luyện ngắn là cách dễ nhất để bắt đầu lại.`,
    ];
  }
  const result = latestShown(week);
  return [
    `Tuần này ${name} đã làm xong ${done.tests} bài với ${done.questions} câu hỏi, tổng cộng ${done.minutes} phút.`,
    ...(done.withheld > 0 ? [laterInVietnamese(done)] : []),
    ...(result ? [resultInVietnamese(result), adviceInVietnamese(child)] : []),
  ];
}

/** The completed tests, the latest result and advice; a quiet week gets one kind line. */
const wording: EmailTexts<WeekFacts> = {
  en: (week) => {
    const { child, page, stop } = week;
    const { name } = child.student;
    return {
      subject: `${name}’s week at Bậc`,
      lines: [
        ...weekInEnglish(week),
        ...datesInEnglish(week),
        'See more:',
        page,
        `You get this email on Sundays because you’re linked with ${name} as a parent. Unsubscribe:`,
        stop,
      ],
    };
  },
  vi: (week) => {
    const { child, page, stop } = week;
    const { name } = child.student;
    return {
      subject: `Một tuần luyện thi của ${name}`,
      lines: [
        ...weekInVietnamese(week),
        ...datesInVietnamese(week),
        'Xem thêm ở đây:',
        page,
        `Bạn nhận thư này vào Chủ nhật vì đã liên kết với ${name} với tư cách phụ huynh. Nếu không muốn nhận nữa, bạn mở:`,
        stop,
      ],
    };
  },
};

export const weeklyEmail = emailWriter(wording);
