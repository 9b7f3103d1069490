import type { Language } from '@bac/exam/item/language.ts';

interface Failure extends Record<Language, string> {
  status: number;
}

/** Every refusal the API knows: its HTTP status and what a person reads, in both languages. */
export const failures = {
  INVALID_REQUEST: {
    status: 400,
    en: 'Some of the information is not right. Please check and try again.',
    vi: 'Một vài thông tin chưa đúng. Bạn kiểm tra rồi thử lại nhé.',
  },
  INVALID_JSON: {
    status: 400,
    en: 'The request could not be read.',
    vi: 'Không đọc được yêu cầu gửi lên.',
  },
  ONE_TIME_HEADERS_MISSING: {
    status: 400,
    en: 'The request lacks its one-time headers. Please reload the page.',
    vi: 'Yêu cầu thiếu thông tin dùng một lần. Bạn tải lại trang nhé.',
  },
  NOT_SIGNED_IN: {
    status: 401,
    en: 'Session expired. Please login again.',
    vi: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
  },
  WRONG_CREDENTIALS: {
    status: 401,
    en: 'Invalid email or password',
    vi: 'Email hoặc mật khẩu không đúng',
  },
  ACCOUNT_BANNED: {
    status: 403,
    en: 'This account has been banned. Please contact support if you think this is a mistake.',
    vi: 'Tài khoản này đã bị cấm. Nếu bạn nghĩ có nhầm lẫn, hãy liên hệ bộ phận hỗ trợ.',
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    en: 'This account is suspended. Please contact support to learn until when and why.',
    vi: 'Tài khoản này đang bị tạm khóa. Hãy liên hệ bộ phận hỗ trợ để biết lý do và thời hạn.',
  },
  ACCOUNT_INACTIVE: {
    status: 403,
    en: 'This account is not active. Please contact support to activate it.',
    vi: 'Tài khoản này chưa hoạt động. Hãy liên hệ bộ phận hỗ trợ để được kích hoạt.',
  },
  ACCOUNT_PENDING: {
    status: 403,
    en: 'This account is waiting for approval. You will get an email once it is ready.',
    vi: 'Tài khoản này đang chờ duyệt. Bạn sẽ nhận được email khi tài khoản sẵn sàng.',
  },
  NOT_ALLOWED: {
    status: 403,
    en: 'You do not have permission to do this.',
    vi: 'Bạn không có quyền thực hiện thao tác này.',
  },
  TEST_NOT_FOUND: {
    status: 404,
    en: 'This test does not exist or is no longer offered.',
    vi: 'Bài kiểm tra này không tồn tại hoặc không còn được mở.',
  },
  TEST_ID_TAKEN: {
    status: 409,
    en: 'Another test has this code already. Try again to get the next one.',
    vi: 'Mã này đã có đề khác dùng. Bạn thử lại để lấy mã kế tiếp nhé.',
  },
  TEST_HAS_FAULTS: {
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
    vi: 'Mã này đã có câu hỏi khác dùng. Bạn chọn mã khác nhé.',
  },
  ITEM_IN_REVIEW: {
    status: 409,
    en: 'This question is being reviewed. Withdraw it before you change it.',
    vi: 'Câu hỏi này đang được duyệt. Bạn rút lại trước khi sửa nhé.',
  },
  ITEM_NOT_IN_REVIEW: {
    status: 409,
    en: 'This question is not being reviewed any more.',
    vi: 'Câu hỏi này không còn ở bước duyệt.',
  },
  ITEM_HAS_FAULTS: {
    status: 409,
    en: 'Some checks still fail. Mend what they name first.',
    vi: 'Vẫn còn mục kiểm tra chưa đạt. Bạn sửa những chỗ được nêu trước nhé.',
  },
  OWN_ITEM: {
    status: 403,
    en: 'You wrote this version, so somebody else has to approve it.',
    vi: 'Bạn là người viết phiên bản này nên cần người khác duyệt.',
  },
  KEY_NOT_MENDABLE: {
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
    vi: 'Đang có một lần hiệu chuẩn chạy dở. Bạn đợi xong rồi hãy bắt đầu lần khác nhé.',
  },
  CALIBRATION_DECIDED: {
    status: 409,
    en: 'This calibration is not waiting for a decision: it has not ended well, or somebody has decided already.',
    vi: 'Lần hiệu chuẩn này không chờ quyết định: hoặc chưa xong, hoặc đã có người quyết định rồi.',
  },
  DEVICE_UNKNOWN: {
    status: 409,
    en: 'This device has not opened the test yet.',
    vi: 'Thiết bị này chưa mở bài làm.',
  },
  OTHER_DEVICE: {
    status: 409,
    en: 'You are taking this test on another device now.',
    vi: 'Bạn đang làm bài này trên một thiết bị khác.',
  },
  PART_NOT_NEXT: {
    status: 409,
    en: 'This part can not be opened now.',
    vi: 'Chưa thể mở phần này.',
  },
  TOO_MANY_SHARES: {
    status: 409,
    en: 'There are already many links to this report. End one of them first.',
    vi: 'Báo cáo này đã có nhiều liên kết chia sẻ. Bạn hãy ngừng một liên kết trước.',
  },
  NOT_DUE: {
    status: 409,
    en: 'This question is not due yet.',
    vi: 'Chưa đến ngày làm lại câu này.',
  },
  TOO_FEW_UNSEEN: {
    status: 409,
    en: 'There are not enough questions left that are new to you. You can take the same test again.',
    vi: 'Không còn đủ câu hỏi mới với bạn để ghép một đề. Bạn có thể làm lại chính đề này.',
  },
  REGISTRATION_CLOSED: {
    status: 403,
    en: 'New accounts cannot be opened at the moment. Please come back later, or write to us.',
    vi: 'Hiện chưa mở đăng ký tài khoản mới. Bạn quay lại sau hoặc viết cho chúng tôi nhé.',
  },
  VERIFY_FIRST: {
    status: 403,
    en: 'Please verify your email address before you start a test.',
    vi: 'Bạn xác nhận địa chỉ email trước khi bắt đầu làm bài nhé.',
  },
  USER_NOT_FOUND: {
    status: 404,
    en: 'There is no such account.',
    vi: 'Không có tài khoản này.',
  },
  CHANGED_MEANWHILE: {
    status: 409,
    en: 'Somebody else has changed this in the meantime. Look at their version before you save yours.',
    vi: 'Có người khác vừa sửa mục này. Bạn xem bản của họ trước khi lưu bản của mình nhé.',
  },
  ATTEMPT_OVER: {
    status: 409,
    en: 'This attempt is over already.',
    vi: 'Lượt làm bài này đã kết thúc rồi.',
  },
  NOTHING_TO_EXTEND: {
    status: 409,
    en: 'No part is open or about to open, so there is no time to extend.',
    vi: 'Chưa có phần nào đang mở hoặc sắp mở nên chưa thể cộng thêm giờ.',
  },
  LAST_ADMIN: {
    status: 409,
    en: 'This is the last administrator who can sign in, so the account stays as it is.',
    vi: 'Đây là quản trị viên cuối cùng còn đăng nhập được, nên tài khoản được giữ nguyên.',
  },
  NOT_YOURSELF: {
    status: 409,
    en: 'You cannot do this to your own account. Ask another administrator.',
    vi: 'Bạn không thể làm việc này với tài khoản của chính mình. Hãy nhờ một quản trị viên khác.',
  },
  NOT_POSSIBLE_NOW: {
    status: 409,
    en: 'This is not possible in the account’s present state.',
    vi: 'Với trạng thái hiện tại của tài khoản thì không làm được việc này.',
  },
  ADMIN_KEEPS_ALL: {
    status: 409,
    en: 'Administrators always keep every permission.',
    vi: 'Quản trị viên luôn giữ mọi quyền.',
  },
  UNREADABLE_FILE: {
    status: 400,
    en: 'This file could not be read as CSV with the columns that are asked for.',
    vi: 'Không đọc được tệp này dưới dạng CSV với các cột được yêu cầu.',
  },
  SLUG_TAKEN: {
    status: 409,
    en: 'There is an entry of this kind with that address already.',
    vi: 'Đã có một mục cùng loại dùng địa chỉ này.',
  },
  LANGUAGE_MISSING: {
    status: 409,
    en: 'Some words are missing in one of the languages. Fill them in before publishing.',
    vi: 'Một số chỗ còn thiếu ở một trong hai ngôn ngữ. Bạn điền đủ rồi hãy đăng nhé.',
  },
  CONTENT_NOT_FOUND: {
    status: 404,
    en: 'There is no such page here, or it is not published.',
    vi: 'Không có nội dung này, hoặc nội dung chưa được đăng.',
  },
  NOT_FOUND: {
    status: 404,
    en: 'This could not be found.',
    vi: 'Không tìm thấy nội dung này.',
  },
  WRONG_PASSWORD: {
    status: 400,
    en: 'Current password is incorrect',
    vi: 'Mật khẩu hiện tại không đúng',
  },
  NOT_AN_IMAGE: {
    status: 400,
    en: 'Please select an image file',
    vi: 'Vui lòng chọn một tệp hình ảnh',
  },
  EMAIL_TAKEN: {
    status: 409,
    en: 'There is already an account with this email address. Log in, or reset your password.',
    vi: 'Đã có tài khoản dùng email này. Bạn hãy đăng nhập hoặc đặt lại mật khẩu.',
  },
  WRONG_CODE: {
    status: 400,
    en: 'Invalid verification code',
    vi: 'Mã xác nhận không đúng',
  },
  CODE_EXPIRED: {
    status: 400,
    en: 'This code no longer works. Please ask for a new one.',
    vi: 'Mã này không còn dùng được. Bạn hãy yêu cầu mã mới.',
  },
  CODE_TOO_SOON: {
    status: 429,
    en: 'A code was just sent. Please wait before asking for another.',
    vi: 'Mã vừa được gửi. Bạn đợi một chút rồi hãy yêu cầu mã khác.',
  },
  RESET_LINK_INVALID: {
    status: 400,
    en: 'Invalid or expired reset token',
    vi: 'Liên kết đặt lại mật khẩu không đúng hoặc đã hết hạn',
  },
  REPLAYED: {
    status: 409,
    en: 'This request was already received.',
    vi: 'Yêu cầu này đã được nhận trước đó.',
  },
  TOO_LARGE: {
    status: 413,
    en: 'That is too large to send.',
    vi: 'Nội dung gửi lên quá lớn.',
  },
  UNSUPPORTED_TYPE: {
    status: 415,
    en: 'This type of content is not accepted.',
    vi: 'Loại nội dung này không được chấp nhận.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    en: 'Many people are doing this right now. Please wait a moment and try again.',
    vi: 'Đang có nhiều người cùng thao tác. Bạn đợi một chút rồi thử lại nhé.',
  },
  INTERNAL: {
    status: 500,
    en: 'Server error. Please try again later.',
    vi: 'Máy chủ gặp lỗi. Vui lòng thử lại sau.',
  },
  NOT_READY: {
    status: 503,
    en: 'The service is starting or stopping. Please try again in a moment.',
    vi: 'Hệ thống đang khởi động hoặc dừng lại. Bạn thử lại sau ít phút nhé.',
  },
} satisfies Record<string, Failure>;

export type FailureCode = keyof typeof failures;

/** What the protocol itself can answer on any route; a route lists only its own beyond these. */
export const failuresOfEveryRoute: readonly FailureCode[] = [
  'INVALID_REQUEST',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'NOT_READY',
];
