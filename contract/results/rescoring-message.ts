import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { ChangedScore } from '../attempts/attempt-change.ts';
import { scoreChange } from './score-change.ts';

export interface Rescoring {
  test: LocalText;
  before: ChangedScore | null;
  after: ChangedScore | null;
  /** A note of the team for students, below the standard sentence. */
  studentNote: LocalText | null;
}

/** Describes the change of the total, or else of the sections if only scores changed, or else of the correct answers. */
function describeChange({ before, after }: Pick<Rescoring, 'before' | 'after'>): LocalText {
  if (!before || !after) return { en: '', vi: '' };
  if (before.total !== null && after.total !== null && before.total !== after.total) {
    const change = `${before.total} → ${after.total}`;
    return { en: `Estimated score ${change}`, vi: `Điểm ước tính ${change}` };
  }
  const moved = before.right === after.right ? scoreChange(before, after) : undefined;
  if (moved) return moved;
  const change = `${before.right} → ${after.right}`;
  return {
    en: `Correct answers ${change} out of ${after.questions}`,
    vi: `Số câu đúng ${change} trên ${after.questions}`,
  };
}

const causes = {
  rescored: {
    en: 'because the answer key of a question was corrected',
    vi: 'vì đáp án của một câu hỏi đã được sửa',
  },
  dropped: {
    en: 'because a question that was not fair no longer counts',
    vi: 'vì một câu hỏi không công bằng đã được bỏ khỏi phần tính điểm',
  },
  recalibrated: {
    en: 'because the difficulty of the questions is now known more precisely; your answers are graded as before',
    vi: 'vì độ khó của các câu hỏi nay đã được ước lượng chính xác hơn; câu đúng, câu sai của bạn vẫn như cũ',
  },
};

/** The message to students whose result was scored again, for their inbox and by email. */
export function rescoringMessage(
  { test, studentNote, ...scores }: Rescoring,
  cause: keyof typeof causes = 'rescored',
): {
  title: LocalText;
  text: LocalText;
} {
  const change = describeChange(scores);
  const standard: LocalText = {
    en: `“${test.en}”: ${change.en}, ${causes[cause].en}.`,
    vi: `Bài “${test.vi}”: ${change.vi}, ${causes[cause].vi}.`,
  };
  const text = studentNote
    ? { en: `${standard.en} ${studentNote.en}`, vi: `${standard.vi} ${studentNote.vi}` }
    : standard;
  return {
    title: { en: 'Your result was rescored', vi: 'Bài của bạn đã được chấm lại' },
    text,
  };
}
