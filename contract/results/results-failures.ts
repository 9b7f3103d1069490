import type { Failures } from '../protocol/failure.ts';

/** Scores of the real test that students enter. */
export const resultsFailures = {
  OFFICIAL_SCORE_UNFIT: {
    status: 400,
    en: 'This score is not possible for that test, or its date is in the future.',
    vi: 'Điểm này không có trong kỳ thi đó, hoặc ngày thi nằm trong tương lai.',
  },
  OFFICIAL_SCORE_TWICE: {
    status: 409,
    en: 'You have already entered a score of this test on that day.',
    vi: 'Bạn đã nhập điểm của kỳ thi này trong ngày đó.',
  },
  TOO_MANY_OFFICIAL_SCORES: {
    status: 409,
    en: 'At most 20 official scores can be kept. Delete one first.',
    vi: 'Chỉ lưu được nhiều nhất 20 điểm thi chính thức. Hãy xóa bớt trước.',
  },
  NOTHING_MEASURED: {
    status: 409,
    en: 'No calibration has been accepted yet, so there is nothing to rescore with.',
    vi: 'Chưa có lần hiệu chuẩn nào được chấp nhận nên chưa có gì để chấm lại.',
  },
  RESCORING_UNDER_WAY: {
    status: 409,
    en: 'A count or a rescoring is already in progress. Wait until it finishes.',
    vi: 'Đang đếm hoặc chấm lại các kết quả. Hãy đợi xong rồi bắt đầu lần khác.',
  },
} as const satisfies Failures;
