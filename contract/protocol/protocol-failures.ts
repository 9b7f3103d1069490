import type { Failures } from './failure.ts';

/** Refusals that any route can return. */
export const protocolFailures = {
  INVALID_REQUEST: {
    status: 400,
    en: 'Some of the information is not right. Please check and try again.',
    vi: 'Một vài thông tin chưa đúng. Vui lòng kiểm tra rồi thử lại.',
  },
  INVALID_JSON: {
    status: 400,
    en: 'The request could not be read.',
    vi: 'Không đọc được yêu cầu gửi lên.',
  },
  ONE_TIME_HEADERS_MISSING: {
    status: 400,
    en: 'The request lacks its one-time headers. Please reload the page.',
    vi: 'Yêu cầu thiếu thông tin dùng một lần. Vui lòng tải lại trang.',
  },
  NOT_SIGNED_IN: {
    status: 401,
    en: 'Session expired. Please login again.',
    vi: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
  },
  NOT_ALLOWED: {
    status: 403,
    en: 'You do not have permission to do this.',
    vi: 'Bạn không có quyền thực hiện thao tác này.',
  },
  NOT_FOUND: {
    status: 404,
    en: 'This could not be found.',
    vi: 'Không tìm thấy nội dung này.',
  },
  CHANGED_MEANWHILE: {
    status: 409,
    en: 'Somebody else has changed this in the meantime. Look at their version before you save yours.',
    vi: 'Có người khác vừa sửa mục này. Hãy xem bản của họ trước khi lưu bản của bạn.',
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
  UNREADABLE_FILE: {
    status: 400,
    en: 'This file could not be read as CSV with the columns that are asked for.',
    vi: 'Không đọc được tệp này dưới dạng CSV với các cột được yêu cầu.',
  },
  DEMO_IS_LOCAL: {
    status: 421,
    en: 'This is a demo whose passwords everybody knows. It answers only requests made on its own computer, without a proxy or tunnel. To let others in, set it up as described in docs/operations.md.',
    vi: 'Đây là bản dùng thử với mật khẩu công khai. Bản này chỉ trả lời yêu cầu từ chính máy đang chạy nó, không qua proxy hay tunnel. Để người khác truy cập được, hãy cài đặt theo hướng dẫn trong docs/operations.md.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    en: 'Many people are doing this right now. Please wait a moment and try again.',
    vi: 'Đang có nhiều người cùng thao tác. Vui lòng đợi một chút rồi thử lại.',
  },
  INTERNAL: {
    status: 500,
    en: 'Server error. Please try again later.',
    vi: 'Máy chủ gặp lỗi. Vui lòng thử lại sau.',
  },
  NOT_READY: {
    status: 503,
    en: 'The service is starting or stopping. Please try again in a moment.',
    vi: 'Hệ thống đang khởi động hoặc dừng lại. Vui lòng thử lại sau ít phút.',
  },
} satisfies Failures;
