import type { AttemptChangeKind } from '@bac/contract/attempts/attempt-change.ts';
import { rescoringMessage, type Rescoring } from '@bac/contract/results/rescoring-message.ts';
import type { LocalText } from '../../db/console-schema.ts';
import { emailWriter } from '../../platform/mail/email-writer.ts';

export interface Change extends Rescoring {
  kind: AttemptChangeKind;
  reason: string;
  minutes: number | null;
}

interface Texts {
  title: LocalText;
  text: LocalText;
}

const textsOfKind: Record<AttemptChangeKind, (change: Change) => Texts> = {
  extended: ({ test, minutes, reason }) => ({
    title: { en: 'You have more time', vi: 'Bạn được cộng thêm giờ' },
    text: {
      en: `You have ${minutes} more minutes in “${test.en}”. Reason: ${reason}`,
      vi: `Bạn có thêm ${minutes} phút cho bài “${test.vi}”. Lý do: ${reason}`,
    },
  }),
  ended: ({ test, reason }) => ({
    title: { en: 'Your test was ended', vi: 'Lượt làm bài đã bị dừng' },
    text: {
      en: `Our team ended your attempt at “${test.en}”, so it has no result. Reason: ${reason}`,
      vi: `Đội ngũ Bậc đã dừng lượt làm bài “${test.vi}” của bạn; lượt này không có kết quả. Lý do: ${reason}`,
    },
  }),
  rescored: (change) => rescoringMessage(change),
  dropped: (change) => rescoringMessage(change, 'dropped'),
  recalibrated: (change) => rescoringMessage(change, 'recalibrated'),
  invalidated: ({ test, reason }) => ({
    title: { en: 'A result no longer counts', vi: 'Một kết quả không còn được tính' },
    text: {
      en: `Your result in “${test.en}” no longer counts. Reason: ${reason}`,
      vi: `Kết quả bài “${test.vi}” của bạn không còn được tính. Lý do: ${reason}`,
    },
  }),
  restored: ({ test, reason }) => ({
    title: { en: 'A result counts again', vi: 'Một kết quả được tính trở lại' },
    text: {
      en: `Your result in “${test.en}” counts again. Reason: ${reason}`,
      vi: `Kết quả bài “${test.vi}” của bạn được tính trở lại. Lý do: ${reason}`,
    },
  }),
};

export const changeTexts = (change: Change): Texts => textsOfKind[change.kind](change);

export const changeEmail = emailWriter<Texts & { link: string }>({
  en: ({ title, text, link }) => ({
    subject: title.en,
    lines: [
      text.en,
      link,
      'If you think this is a mistake, contact us: a person will look into it.',
    ],
  }),
  vi: ({ title, text, link }) => ({
    subject: title.vi,
    lines: [
      text.vi,
      link,
      'Nếu bạn thấy có nhầm lẫn, hãy viết cho chúng tôi: chúng tôi sẽ xem lại.',
    ],
  }),
});
