import type { Failures } from '../protocol/failure.ts';

/** Items, tests, their structure and statistics, and managed content. */
export const bankFailures = {
  TEST_NOT_FOUND: {
    status: 404,
    en: 'This test doesn’t exist or is no longer available.',
    vi: 'Đề thi này không tồn tại hoặc không còn được mở.',
  },
  TEST_ID_TAKEN: {
    status: 409,
    en: 'Another test already has this code. Try again to get the next one.',
    vi: 'Mã này đã có đề khác dùng. Hãy thử lại để lấy mã kế tiếp.',
  },
  TEST_CHECKS_FAIL: {
    status: 409,
    en: 'Some checks haven’t passed, so the test can’t be published yet.',
    vi: 'Vẫn còn mục kiểm tra chưa đạt nên chưa thể đăng đề này.',
  },
  ITEM_NOT_FOUND: {
    status: 404,
    en: 'This question isn’t in the bank.',
    vi: 'Ngân hàng câu hỏi không có câu này.',
  },
  ITEM_ID_TAKEN: {
    status: 409,
    en: 'Another question already has this code. Choose a different one.',
    vi: 'Mã này đã có câu hỏi khác dùng. Hãy chọn mã khác.',
  },
  ITEM_IN_REVIEW: {
    status: 409,
    en: 'This question is in review. Withdraw it before you change it.',
    vi: 'Câu hỏi này đang được duyệt. Hãy rút lại trước khi sửa.',
  },
  ITEM_NOT_IN_REVIEW: {
    status: 409,
    en: 'This question is no longer in review.',
    vi: 'Câu hỏi này không còn ở bước duyệt.',
  },
  ITEM_CHECKS_FAIL: {
    status: 409,
    en: 'Some checks still fail. Fix the problems first.',
    vi: 'Vẫn còn mục kiểm tra chưa đạt. Hãy sửa những chỗ được nêu trước.',
  },
  SAMPLE_IN_TEST: {
    status: 409,
    en: 'This question is in a test that students can take, so it can’t become a sample: anyone would see its key. Archive the test first, or write a new question.',
    vi: 'Câu hỏi này đang có trong một đề mà học sinh làm được nên không thể thành câu mẫu, vì ai cũng sẽ thấy đáp án. Hãy lưu trữ đề đó trước, hoặc viết một câu hỏi mới.',
  },
  OWN_ITEM: {
    status: 403,
    en: 'You wrote this version, so someone else must approve it.',
    vi: 'Bạn là người viết phiên bản này nên cần người khác duyệt.',
  },
  ITEM_DROPPED: {
    status: 409,
    en: 'This version of the question is already dropped from scoring.',
    vi: 'Phiên bản này của câu hỏi đã được bỏ khỏi phần tính điểm.',
  },
  KEY_NOT_CORRECTABLE: {
    status: 409,
    en: 'The two versions ask different things or have the same key, so one can’t be graded by the other.',
    vi: 'Hai phiên bản hỏi khác nhau hoặc có cùng đáp án, nên không thể chấm phiên bản này theo phiên bản kia.',
  },
  DISTRIBUTION_OFF: {
    status: 409,
    en: 'These numbers of questions don’t fit the test.',
    vi: 'Số câu như vậy không khớp với bài thi.',
  },
  TYPE_IN_USE: {
    status: 409,
    en: 'Some questions use this type, so it can’t be deleted. You can merge it into another one.',
    vi: 'Dạng câu hỏi này đang được dùng nên được giữ lại. Bạn có thể gộp vào một dạng khác.',
  },
  CALIBRATION_UNDER_WAY: {
    status: 409,
    en: 'A calibration is in progress. Wait until it ends before you start another.',
    vi: 'Đang có một lần hiệu chuẩn chạy dở. Hãy đợi xong rồi bắt đầu lần khác.',
  },
  CALIBRATION_DECIDED: {
    status: 409,
    en: 'This calibration isn’t waiting for a decision: it failed, or someone has already decided.',
    vi: 'Lần hiệu chuẩn này không chờ quyết định: hoặc chưa xong, hoặc đã có người quyết định.',
  },
  CALIBRATION_NOT_LINKED: {
    status: 409,
    en: 'This calibration isn’t on the current scale, so accepting it would change what scores mean. Start a new one.',
    vi: 'Lần hiệu chuẩn này không nằm trên thang đo hiện tại; nếu chấp nhận, điểm sẽ không còn so sánh được với trước. Hãy chạy lần hiệu chuẩn mới.',
  },
  CALIBRATION_NOTHING_CHOSEN: {
    status: 400,
    en: 'Choose at least one question of this calibration to accept.',
    vi: 'Hãy chọn ít nhất một câu hỏi của lần hiệu chuẩn này để chấp nhận.',
  },
  CALIBRATION_UNUSABLE: {
    status: 409,
    en: 'Some of the proposed values are not valid for any question, so this calibration can’t be accepted.',
    vi: 'Một số giá trị đề xuất không hợp lệ với bất kỳ câu hỏi nào nên không thể chấp nhận lần hiệu chuẩn này.',
  },
  SLUG_TAKEN: {
    status: 409,
    en: 'An entry of this type already has this address.',
    vi: 'Đã có một mục cùng loại dùng địa chỉ này.',
  },
  LANGUAGE_MISSING: {
    status: 409,
    en: 'Some text is missing in one of the languages. Fill it in before you publish.',
    vi: 'Một số chỗ còn thiếu ở một trong hai ngôn ngữ. Hãy điền đủ rồi đăng.',
  },
  CONTENT_NOT_FOUND: {
    status: 404,
    en: 'This page doesn’t exist or isn’t published.',
    vi: 'Không có nội dung này, hoặc nội dung chưa được đăng.',
  },
} satisfies Failures;
