import type { Failures } from './failure.ts';

/** Refusals that any route can return. */
export const protocolFailures = {
  INVALID_REQUEST: {
    status: 400,
    en: 'Some of the information isn’t valid. Please check it and try again.',
    vi: 'Một vài thông tin chưa đúng. Vui lòng kiểm tra rồi thử lại.',
  },
  INVALID_JSON: {
    status: 400,
    en: 'The request couldn’t be read.',
    vi: 'Không đọc được yêu cầu gửi lên.',
  },
  ONE_TIME_HEADERS_MISSING: {
    status: 400,
    en: 'The request is missing its one-time headers. Please reload the page.',
    vi: 'Yêu cầu thiếu thông tin dùng một lần. Vui lòng tải lại trang.',
  },
  NOT_SIGNED_IN: {
    status: 401,
    en: 'Session expired. Please login again.',
    vi: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
  },
  NOT_ALLOWED: {
    status: 403,
    en: 'You don’t have permission to do this.',
    vi: 'Bạn không có quyền thực hiện thao tác này.',
  },
  NOT_FOUND: {
    status: 404,
    en: 'This couldn’t be found.',
    vi: 'Không tìm thấy nội dung này.',
  },
  CHANGED_MEANWHILE: {
    status: 409,
    en: 'Someone else has changed this in the meantime. Check their version before you save yours.',
    vi: 'Có người khác vừa sửa mục này. Hãy xem bản của họ trước khi lưu bản của bạn.',
  },
  REPLAYED: {
    status: 409,
    en: 'This request has already been received.',
    vi: 'Yêu cầu này đã được nhận trước đó.',
  },
  TOO_LARGE: {
    status: 413,
    en: 'This is too large to send.',
    vi: 'Nội dung gửi lên quá lớn.',
  },
  UNSUPPORTED_TYPE: {
    status: 415,
    en: 'This type of content isn’t accepted.',
    vi: 'Loại nội dung này không được chấp nhận.',
  },
  UNREADABLE_FILE: {
    status: 400,
    en: 'This file couldn’t be read as CSV with the required columns.',
    vi: 'Không đọc được tệp này dưới dạng CSV với các cột được yêu cầu.',
  },
  DEMO_IS_LOCAL: {
    status: 421,
    en: 'This is a demo with public passwords. It only answers requests from its own computer, without a proxy or tunnel. To let others in, set it up as described in docs/operations.md.',
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
