import type { ProblemReason } from '@bac/contract/results/problem-reasons.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { Section } from '@bac/exam/item/section.ts';

const reasons: Record<Language, Record<ProblemReason, string>> = {
  en: {
    'wrong-key': 'The key looks wrong.',
    'two-answers': 'More than one answer seems right.',
    unclear: 'The question is unclear.',
    typo: 'There is a typing mistake.',
    figure: 'Something is wrong with the figure.',
    translation: 'Something is wrong with the translation.',
    other: 'Something else is wrong.',
  },
  vi: {
    'wrong-key': 'Đáp án có vẻ sai.',
    'two-answers': 'Có hơn một đáp án đúng.',
    unclear: 'Câu hỏi chưa rõ ràng.',
    typo: 'Có lỗi đánh máy.',
    figure: 'Hình hoặc bảng có vấn đề.',
    translation: 'Bản dịch có vấn đề.',
    other: 'Có vấn đề khác.',
  },
};

const sectionNames: Record<Language, Record<Section, string>> = {
  en: { rw: 'Reading and Writing', math: 'Math' },
  vi: { rw: 'Đọc và Viết', math: 'Toán' },
};

interface Place {
  section: Section;
  /** From one, as the screens count. */
  part: number;
  number: number;
}

/** What the ticket of a report is called. */
export const reportSubject: Record<Language, (place: Place) => string> = {
  en: ({ section, part, number }) =>
    `Question ${number} of ${sectionNames.en[section]}, Module ${part}`,
  vi: ({ section, part, number }) => `Câu ${number}, ${sectionNames.vi[section]}, Học phần ${part}`,
};

/** What they chose, then what they wrote, if anything. */
export const reportMessage = (language: Language, reason: ProblemReason, message: string): string =>
  [reasons[language][reason], message].filter(Boolean).join('\n\n');
