import type { Failures } from '../protocol/failure.ts';

/** Items, tests, their structure and statistics, and managed content. */
export const bankFailures = {
  TEST_NOT_FOUND: {
    status: 404,
    en: 'This test does not exist or is no longer offered.',
    vi: 'Đề thi này không tồn tại hoặc không còn được mở.',
  },
  TEST_ID_TAKEN: {
    status: 409,
    en: 'Another test has this code already. Try again to get the next one.',
    vi: 'Mã này đã có đề khác dùng. Hãy thử lại để lấy mã kế tiếp.',
  },
  TEST_CHECKS_FAIL: {
    status: 409,
    en: 'Some checks are still open, so the test can not be published yet.',
    vi: 'Vẫn còn mục kiểm tra chưa đạt nên chưa thể đăng đề này.',
  },
  ITEM_NOT_FOUND: {
    status: 404,
    en: 'There is no such question in the bank.',
    vi: 'Ngân hàng câu hỏi không có câu này.',
  },
  ITEM_ID_TAKEN: {
    status: 409,
    en: 'Another question has this code already. Choose a different one.',
    vi: 'Mã này đã có câu hỏi khác dùng. Hãy chọn mã khác.',
  },
  ITEM_IN_REVIEW: {
    status: 409,
    en: 'This question is being reviewed. Withdraw it before you change it.',
    vi: 'Câu hỏi này đang được duyệt. Hãy rút lại trước khi sửa.',
  },
  ITEM_NOT_IN_REVIEW: {
    status: 409,
    en: 'This question is not being reviewed any more.',
    vi: 'Câu hỏi này không còn ở bước duyệt.',
  },
  ITEM_CHECKS_FAIL: {
    status: 409,
    en: 'Some checks still fail. Mend what they name first.',
    vi: 'Vẫn còn mục kiểm tra chưa đạt. Hãy sửa những chỗ được nêu trước.',
  },
  OWN_ITEM: {
    status: 403,
    en: 'You wrote this version, so somebody else has to approve it.',
    vi: 'Bạn là người viết phiên bản này nên cần người khác duyệt.',
  },
  KEY_NOT_CORRECTABLE: {
    status: 409,
    en: 'The two versions ask differently or have the same key, so one can not be graded by the other.',
    vi: 'Hai phiên bản hỏi khác nhau hoặc có cùng đáp án, nên không thể chấm phiên bản này theo phiên bản kia.',
  },
  DISTRIBUTION_OFF: {
    status: 409,
    en: 'These numbers of questions do not fit the test.',
    vi: 'Số câu như vậy không khớp với bài thi.',
  },
  TYPE_IN_USE: {
    status: 409,
    en: 'Some questions are of this type, so it stays. You can merge it into another one.',
    vi: 'Dạng câu hỏi này đang được dùng nên được giữ lại. Bạn có thể gộp vào một dạng khác.',
  },
  CALIBRATION_UNDER_WAY: {
    status: 409,
    en: 'A calibration is under way. Wait until it has ended before starting another.',
    vi: 'Đang có một lần hiệu chuẩn chạy dở. Hãy đợi xong rồi bắt đầu lần khác.',
  },
  CALIBRATION_DECIDED: {
    status: 409,
    en: 'This calibration is not waiting for a decision: it has not ended well, or somebody has decided already.',
    vi: 'Lần hiệu chuẩn này không chờ quyết định: hoặc chưa xong, hoặc đã có người quyết định.',
  },
  CALIBRATION_NOT_LINKED: {
    status: 409,
    en: 'This calibration is not on the current scale, so accepting it would change what scores mean. Start a new one.',
    vi: 'Lần hiệu chuẩn này không nằm trên thang đo hiện tại; nếu chấp nhận, điểm sẽ không còn so sánh được với trước. Hãy chạy lần hiệu chuẩn mới.',
  },
  CALIBRATION_NOTHING_CHOSEN: {
    status: 400,
    en: 'Choose at least one question of this calibration to accept.',
    vi: 'Hãy chọn ít nhất một câu hỏi của lần hiệu chuẩn này để chấp nhận.',
  },
  CALIBRATION_UNUSABLE: {
    status: 409,
    en: 'Some of the proposed values are not valid for any question, so this calibration cannot be accepted.',
    vi: 'Một số giá trị đề xuất không hợp lệ với bất kỳ câu hỏi nào nên không thể chấp nhận lần hiệu chuẩn này.',
  },
  SLUG_TAKEN: {
    status: 409,
    en: 'There is an entry of this kind with that address already.',
    vi: 'Đã có một mục cùng loại dùng địa chỉ này.',
  },
  LANGUAGE_MISSING: {
    status: 409,
    en: 'Some words are missing in one of the languages. Fill them in before publishing.',
    vi: 'Một số chỗ còn thiếu ở một trong hai ngôn ngữ. Hãy điền đủ rồi đăng.',
  },
  CONTENT_NOT_FOUND: {
    status: 404,
    en: 'There is no such page here, or it is not published.',
    vi: 'Không có nội dung này, hoặc nội dung chưa được đăng.',
  },
} satisfies Failures;
