import type { Failures } from '../protocol/failure.ts';

/** Support tickets. */
export const ticketsFailures = {
  TICKET_NOT_FOUND: {
    status: 404,
    en: 'This ticket doesn’t exist or isn’t yours. If it belongs to another account of yours, sign in with that one. If you opened it without an account, use the link in our latest email.',
    vi: 'Không có yêu cầu này, hoặc đây không phải yêu cầu của bạn. Nếu yêu cầu thuộc về một tài khoản của bạn, hãy đăng nhập bằng tài khoản đó. Nếu bạn gửi khi chưa có tài khoản, hãy mở liên kết trong thư mới nhất của chúng tôi.',
  },
  TICKET_CLOSED: {
    status: 409,
    en: 'This ticket is closed. Reopen it, then send your reply.',
    vi: 'Yêu cầu này đã đóng. Hãy mở lại rồi gửi câu trả lời.',
  },
  TICKET_ID_TAKEN: {
    status: 409,
    en: 'This couldn’t be sent. Please try again.',
    vi: 'Chưa gửi được nội dung này. Vui lòng gửi lại.',
  },
  TICKET_FILE_UNKNOWN: {
    status: 400,
    en: 'One of the files is no longer available. Please attach it again.',
    vi: 'Một tệp đính kèm không còn nữa. Vui lòng đính kèm lại.',
  },
  TICKET_NOT_ANSWERED: {
    status: 409,
    en: 'You can rate the answer after you get one.',
    vi: 'Khi có câu trả lời, bạn mới đánh giá được.',
  },
  TICKETS_DIFFER: {
    status: 409,
    en: 'Only two different tickets of the same person can be merged.',
    vi: 'Chỉ gộp được hai yêu cầu khác nhau của cùng một người.',
  },
  NOT_AN_AGENT: {
    status: 409,
    en: 'This person doesn’t answer tickets.',
    vi: 'Người này không trả lời yêu cầu hỗ trợ.',
  },
  TOO_MANY_TAGS: {
    status: 409,
    en: 'A ticket can have up to twenty tags. Remove one first.',
    vi: 'Mỗi yêu cầu mang tối đa hai mươi nhãn. Hãy gỡ bớt một nhãn trước.',
  },
  CONTACT_MISSING: {
    status: 400,
    en: 'Please enter your name and email address, or sign in.',
    vi: 'Vui lòng cho biết tên và email, hoặc đăng nhập.',
  },
  TOO_MANY_FILES: {
    status: 429,
    en: 'You’ve reached today’s limit for files. You can write without a file now and send more files tomorrow.',
    vi: 'Bạn đã gửi hết dung lượng tệp của một ngày. Bây giờ bạn có thể viết mà không kèm tệp, và gửi thêm tệp vào ngày mai.',
  },
  FILE_STORAGE_FULL: {
    status: 507,
    en: 'Files can’t be attached right now because our storage is full. Please write without a file; our team has been notified.',
    vi: 'Hiện chưa thể đính kèm tệp vì kho lưu trữ đã đầy. Bạn có thể viết mà không kèm tệp; chúng tôi đã được báo.',
  },
  FILE_NOT_ALLOWED: {
    status: 415,
    en: 'You can attach pictures (PNG, JPEG, GIF, WebP), PDF and plain text. This file is none of these.',
    vi: 'Bạn có thể đính kèm ảnh (PNG, JPEG, GIF, WebP), PDF và tệp văn bản thuần. Tệp này không thuộc các loại đó.',
  },
} satisfies Failures;
