import type { Failures } from '../protocol/failure.ts';

/** Taking a test, and its outcome. */
export const attemptsFailures = {
  GUARDIAN_NEEDED: {
    status: 403,
    en: 'You are under 16, so a parent or guardian has to agree first. Invite them under “Family”.',
    vi: 'Bạn chưa đủ 16 tuổi nên cha mẹ hoặc người giám hộ cần đồng ý trước. Bạn hãy mời họ ở trang “Gia đình”.',
  },
  DEVICE_UNKNOWN: {
    status: 409,
    en: 'This device hasn’t opened the test yet.',
    vi: 'Thiết bị này chưa mở bài làm.',
  },
  OTHER_DEVICE: {
    status: 409,
    en: 'You are taking this test on another device now.',
    vi: 'Bạn đang làm bài này trên một thiết bị khác.',
  },
  TOO_MANY_DEVICES: {
    status: 409,
    en: 'This test has moved between devices too many times. Continue on the device you used last, or contact support.',
    vi: 'Bài làm này đã được chuyển qua lại giữa quá nhiều thiết bị. Bạn hãy làm tiếp trên thiết bị dùng gần nhất hoặc liên hệ đội hỗ trợ.',
  },
  LOG_TOO_LONG: {
    status: 409,
    en: 'The record of this attempt is too large to open. Please contact support.',
    vi: 'Dữ liệu của lượt làm bài này quá lớn nên không mở được. Bạn hãy liên hệ đội hỗ trợ.',
  },
  MODULE_NOT_NEXT: {
    status: 409,
    en: 'This module can’t be opened now.',
    vi: 'Chưa thể mở module này.',
  },
  TOO_MANY_SHARES: {
    status: 409,
    en: 'There are already too many links to this report. Delete one of them first.',
    vi: 'Báo cáo này đã có quá nhiều liên kết chia sẻ. Hãy xóa bớt một liên kết trước.',
  },
  NOT_DUE: {
    status: 409,
    en: 'This question isn’t due yet.',
    vi: 'Chưa đến ngày làm lại câu này.',
  },
  TOO_FEW_UNSEEN: {
    status: 409,
    en: 'There aren’t enough questions left that you’ve never seen. You can take the same test again.',
    vi: 'Bạn không còn đủ câu hỏi mới để tạo một đề. Bạn có thể làm lại chính đề này.',
  },
  ATTEMPT_OVER: {
    status: 409,
    en: 'This attempt is already over.',
    vi: 'Lượt làm bài này đã kết thúc.',
  },
  NOTHING_TO_EXTEND: {
    status: 409,
    en: 'No module is open or about to open, so there is no time to extend.',
    vi: 'Chưa có module nào đang mở hoặc sắp mở nên chưa thể cộng thêm giờ.',
  },
} satisfies Failures;
