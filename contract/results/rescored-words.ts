import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { ChangedScore } from '../attempts/attempt-change.ts';

export interface Rescoring {
  test: LocalText;
  before: ChangedScore | null;
  after: ChangedScore | null;
  /** What the team wants students to read besides the standard sentence. */
  studentNote: LocalText | null;
}

/** The total where it moved, otherwise the correct answers: a practice set has no total. */
function movedOf({ before, after }: Pick<Rescoring, 'before' | 'after'>): LocalText {
  if (!before || !after) return { en: '', vi: '' };
  if (before.total !== null && after.total !== null && before.total !== after.total) {
    const moved = `${before.total} → ${after.total}`;
    return { en: `Estimated score ${moved}`, vi: `Điểm ước tính ${moved}` };
  }
  const moved = `${before.right} → ${after.right}`;
  return {
    en: `Correct answers ${moved} out of ${after.questions}`,
    vi: `Số câu đúng ${moved} trên ${after.questions}`,
  };
}

/** What students read when the answer key of a question was corrected, in their inbox and by email. */
export function rescoredWords({ test, studentNote, ...scores }: Rescoring): {
  title: LocalText;
  text: LocalText;
} {
  const moved = movedOf(scores);
  const standard: LocalText = {
    en: `“${test.en}”: ${moved.en}, because the answer key of a question was corrected.`,
    vi: `Bài “${test.vi}”: ${moved.vi}, vì đáp án của một câu hỏi đã được sửa.`,
  };
  const text = studentNote
    ? { en: `${standard.en} ${studentNote.en}`, vi: `${standard.vi} ${studentNote.vi}` }
    : standard;
  return {
    title: { en: 'Your result was scored again', vi: 'Bài của bạn đã được chấm lại' },
    text,
  };
}
