import type { AttemptChangeKind, ChangedScore } from '@bac/contract/attempt-change.ts';
import type { Words } from '../db/console-schema.ts';
import { writer } from '../mail/letter-writer.ts';

export interface Change {
  kind: AttemptChangeKind;
  test: Words;
  reason: string;
  minutes: number | null;
  before: ChangedScore | null;
  after: ChangedScore | null;
}

interface Told {
  title: Words;
  text: Words;
}

/** The total where it moved, otherwise the right answers: a practice set has no total. */
function movedOf({ before, after }: Change): Words {
  if (!before || !after) return { en: '', vi: '' };
  if (before.total !== null && after.total !== null && before.total !== after.total) {
    const moved = `${before.total} → ${after.total}`;
    return { en: `Estimated score ${moved}`, vi: `Điểm ước tính ${moved}` };
  }
  const moved = `${before.right} → ${after.right}`;
  return {
    en: `Right answers ${moved} out of ${after.questions}`,
    vi: `Số câu đúng ${moved} trên ${after.questions}`,
  };
}

const says: Record<AttemptChangeKind, (change: Change) => Told> = {
  extended: ({ test, minutes, reason }) => ({
    title: { en: 'You have more time', vi: 'Bạn được cộng thêm giờ' },
    text: {
      en: `You have ${minutes} more minutes in “${test.en}”. Why: ${reason}`,
      vi: `Bạn có thêm ${minutes} phút cho bài “${test.vi}”. Lý do: ${reason}`,
    },
  }),
  ended: ({ test, reason }) => ({
    title: { en: 'Your test was ended', vi: 'Lượt làm bài đã bị dừng' },
    text: {
      en: `Our team has ended your attempt at “${test.en}”; it has no result. Why: ${reason}`,
      vi: `Đội ngũ Bậc đã dừng lượt làm bài “${test.vi}” của bạn; lượt này không có kết quả. Lý do: ${reason}`,
    },
  }),
  rescored: (change) => ({
    title: { en: 'Your result was scored again', vi: 'Bài của bạn đã được chấm lại' },
    text: {
      en: `“${change.test.en}”: ${movedOf(change).en}, because the key of a question was mended. ${change.reason}`,
      vi: `Bài “${change.test.vi}”: ${movedOf(change).vi}, vì đáp án của một câu hỏi đã được sửa. ${change.reason}`,
    },
  }),
  invalidated: ({ test, reason }) => ({
    title: { en: 'A result no longer counts', vi: 'Một kết quả không còn được tính' },
    text: {
      en: `Your result in “${test.en}” no longer counts. Why: ${reason}`,
      vi: `Kết quả bài “${test.vi}” của bạn không còn được tính. Lý do: ${reason}`,
    },
  }),
  restored: ({ test, reason }) => ({
    title: { en: 'A result counts again', vi: 'Một kết quả được tính trở lại' },
    text: {
      en: `Your result in “${test.en}” counts again. Why: ${reason}`,
      vi: `Kết quả bài “${test.vi}” của bạn được tính trở lại. Lý do: ${reason}`,
    },
  }),
};

export const changeWords = (change: Change): Told => says[change.kind](change);

export const changeLetter = writer<Told & { link: string }>({
  en: ({ title, text, link }) => ({
    subject: title.en,
    lines: [
      text.en,
      link,
      'If you think this is a mistake, write to us: a person will look at it.',
    ],
  }),
  vi: ({ title, text, link }) => ({
    subject: title.vi,
    lines: [
      text.vi,
      link,
      'Nếu bạn thấy có nhầm lẫn, hãy viết cho chúng mình: sẽ có người xem lại.',
    ],
  }),
});
