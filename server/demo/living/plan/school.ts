import type { Section } from '@bac/exam/item/section.ts';
import { demoId } from './seeded.ts';

/** An assignment with its window in days before `asOf`; negative days are in the future. */
interface PlannedAssignment {
  id: string;
  form: string;
  sections: Section[];
  opens: number;
  closes: number;
  note: string;
}

export interface PlannedClass {
  id: string;
  name: string;
  note: string;
  joinCode: string;
  /** A message of the teacher to the class. */
  message: { id: string; text: string; daysAgo: number };
  has(student: number): boolean;
  assignments: PlannedAssignment[];
}

const planAssignment = (
  form: string,
  sections: Section[],
  [opens, closes]: readonly [number, number],
  note = '',
): PlannedAssignment => ({
  id: demoId(`assignment:${form}:${opens}`),
  form,
  sections,
  opens,
  closes,
  note,
});

/** The classes of the demo's tutor. No student is in both. */
export const plannedClasses: readonly PlannedClass[] = [
  {
    id: demoId('class:evening'),
    name: 'SAT 11A · tối thứ ba, thứ năm',
    note: 'Học trực tuyến, 19:30–21:00.',
    joinCode: 'T3T5S-AT7N9',
    message: {
      id: demoId('class-message:evening'),
      text: 'Cả lớp xem lại phần hàm số bậc hai trước buổi thứ năm nhé. Bạn nào chưa làm bài Toán thì làm trong tuần này.',
      daysAgo: 2,
    },
    has: (student) => student % 8 === 0,
    assignments: [
      planAssignment(
        'diagnostic-1',
        ['rw', 'math'],
        [40, 35],
        'Bài kiểm tra đầu vào, làm một mạch, không tra cứu.',
      ),
      planAssignment('full-1', ['rw', 'math'], [20, 13], 'Ngồi đủ hai phần như thi thật.'),
      planAssignment('practice-math-1', ['math'], [6, -4]),
    ],
  },
  {
    id: demoId('class:weekend'),
    name: 'SAT cuối tuần · nhóm nâng cao',
    note: 'Sáng chủ nhật, phòng 302.',
    joinCode: 'C8N3T-M2G6K',
    message: {
      id: demoId('class-message:weekend'),
      text: 'Chủ nhật này chữa đề thi thử số 1. Các em mang theo sổ lỗi của mình.',
      daysAgo: 5,
    },
    has: (student) => student % 12 === 3,
    assignments: [
      planAssignment('full-1', ['rw', 'math'], [30, 24]),
      planAssignment('practice-rw-1', ['rw'], [5, -6], 'Chú ý câu hỏi về dấu câu.'),
    ],
  },
];

export const classOf = (student: number): PlannedClass | undefined =>
  plannedClasses.find(({ has }) => has(student));
