import type { ProblemReason } from '@bac/contract/results/problem-reasons.ts';

/** A student's report about a question, which becomes a ticket. */
export interface PlannedReport {
  form: string;
  /** The zero-based index, as in the attempt. */
  module: number;
  question: number;
  reason: ProblemReason;
  message: string;
  /** The zero-based index among the people who took the form, most recent first. */
  reporter: number;
  answer?: string;
}

export const plannedReports: readonly PlannedReport[] = [
  {
    form: 'full-1',
    module: 0,
    question: 8,
    reason: 'unclear',
    message: 'Em đọc kỹ vẫn thấy hai phương án đều hợp với câu cuối.',
    reporter: 2,
    answer:
      'Cảm ơn em. Câu cuối nói về nguyên nhân chứ không phải kết quả, nên chỉ một phương án hợp. Mình đã ghi lại để viết lời giải rõ hơn.',
  },
  {
    form: 'full-1',
    module: 0,
    question: 8,
    reason: 'two-answers',
    message: 'Phương án B cũng đúng nếu hiểu “it” là cả nghiên cứu.',
    reporter: 9,
    answer:
      'Nhóm biên soạn đã xem lại: “it” chỉ có thể thay cho danh từ ngay trước đó. Cảm ơn em đã báo.',
  },
  {
    form: 'full-1',
    module: 2,
    question: 15,
    reason: 'figure',
    message: 'Hình vẽ nhỏ quá, em không đọc được số trên trục.',
    reporter: 0,
  },
  {
    form: 'diagnostic-1',
    module: 0,
    question: 12,
    reason: 'typo',
    message: 'Dòng thứ ba hình như thiếu một dấu phẩy.',
    reporter: 5,
    answer: 'Em tinh mắt quá. Mình đã chuyển cho người soạn câu hỏi.',
  },
  {
    form: 'diagnostic-1',
    module: 1,
    question: 20,
    reason: 'wrong-key',
    message: 'Em thay số vào thì ra kết quả khác với đáp án.',
    reporter: 0,
  },
  {
    form: 'full-2',
    module: 0,
    question: 3,
    reason: 'translation',
    message: 'Lời giải tiếng Việt dùng từ khác với thuật ngữ trong sách.',
    reporter: 3,
    answer: 'Em nói đúng, sách giáo khoa gọi là “hệ số góc”. Mình đã sửa lời giải.',
  },
];
