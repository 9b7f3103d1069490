import type { Failures } from '../protocol/failure.ts';

/** Signing in, registration, and what the team does to accounts. */
export const accountsFailures = {
  WRONG_CREDENTIALS: {
    status: 401,
    en: 'Invalid email or password',
    vi: 'Email hoặc mật khẩu không đúng',
  },
  ACCOUNT_BANNED: {
    status: 403,
    en: 'This account has been banned. Please contact support if you think this is a mistake.',
    vi: 'Tài khoản này đã bị cấm. Nếu bạn nghĩ có nhầm lẫn, hãy liên hệ đội hỗ trợ.',
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    en: 'This account is suspended. Please contact support to find out until when and why.',
    vi: 'Tài khoản này đang bị tạm khóa. Hãy liên hệ đội hỗ trợ để biết lý do và thời hạn.',
  },
  ACCOUNT_INACTIVE: {
    status: 403,
    en: 'This account is not active. Please contact support to activate it.',
    vi: 'Tài khoản này chưa hoạt động. Hãy liên hệ đội hỗ trợ để được kích hoạt.',
  },
  ACCOUNT_PENDING: {
    status: 403,
    en: 'This account is waiting for approval. You will get an email when it is ready.',
    vi: 'Tài khoản này đang chờ duyệt. Bạn sẽ nhận được email khi tài khoản sẵn sàng.',
  },
  REGISTRATION_CLOSED: {
    status: 403,
    en: 'Registration is closed right now. Please come back later, or contact us.',
    vi: 'Hiện chưa mở đăng ký tài khoản mới. Vui lòng quay lại sau hoặc viết cho chúng tôi.',
  },
  VERIFY_FIRST: {
    status: 403,
    en: 'Please verify your email address first.',
    vi: 'Bạn cần xác minh địa chỉ email trước.',
  },
  USER_NOT_FOUND: {
    status: 404,
    en: 'This account doesn’t exist.',
    vi: 'Không có tài khoản này.',
  },
  LAST_ADMIN: {
    status: 409,
    en: 'This is the last administrator who can sign in, so the account can’t be changed.',
    vi: 'Đây là quản trị viên cuối cùng còn đăng nhập được, nên tài khoản được giữ nguyên.',
  },
  AGE_BY_TEAM: {
    status: 403,
    en: 'While you are under 16, only our team can change your date of birth to an earlier one. Contact us if it is wrong, and we will correct it.',
    vi: 'Khi bạn chưa đủ 16 tuổi, chỉ đội hỗ trợ mới đổi được ngày sinh sang ngày sớm hơn. Nếu ngày sinh bị sai, hãy gửi yêu cầu hỗ trợ để được sửa.',
  },
  NOT_YOURSELF: {
    status: 409,
    en: 'You can’t do this with your own account.',
    vi: 'Bạn không thể làm việc này với tài khoản của chính mình.',
  },
  NOT_POSSIBLE_NOW: {
    status: 409,
    en: 'This isn’t possible in the account’s current state.',
    vi: 'Không thực hiện được việc này với trạng thái hiện tại của tài khoản.',
  },
  ADMIN_HAS_EVERY_PERMISSION: {
    status: 409,
    en: 'Administrators always keep every permission.',
    vi: 'Quản trị viên luôn giữ mọi quyền.',
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
    en: 'There is already an account with this email address. Sign in, or reset your password.',
    vi: 'Đã có tài khoản dùng email này. Bạn hãy đăng nhập hoặc đặt lại mật khẩu.',
  },
  WRONG_CODE: {
    status: 400,
    en: 'Invalid verification code',
    vi: 'Mã xác minh không đúng',
  },
  CODE_EXPIRED: {
    status: 400,
    en: 'This code no longer works. Please request a new one.',
    vi: 'Mã này không còn dùng được. Bạn hãy yêu cầu mã mới.',
  },
  CODE_TOO_SOON: {
    status: 429,
    en: 'A code was just sent. Please wait before you request another one.',
    vi: 'Mã vừa được gửi. Vui lòng đợi một chút rồi yêu cầu mã khác.',
  },
  RESET_LINK_INVALID: {
    status: 400,
    en: 'Invalid or expired reset token',
    vi: 'Liên kết đặt lại mật khẩu không đúng hoặc đã hết hạn',
  },
  SECOND_STEP_NEEDED: {
    status: 403,
    en: 'One more step: confirm it’s you.',
    vi: 'Còn một bước nữa: xác nhận đúng là bạn.',
  },
  STEP_EXPIRED: {
    status: 401,
    en: 'This sign-in has expired: it took too long, or too many codes were wrong. Please enter your email and password again.',
    vi: 'Lần đăng nhập này đã hết hạn: quá thời gian hoặc nhập sai quá nhiều lần. Vui lòng nhập lại email và mật khẩu.',
  },
  PASSKEY_REFUSED: {
    status: 400,
    en: 'This passkey couldn’t be used here. Try again, or choose another way.',
    vi: 'Chưa dùng được khóa truy cập này. Vui lòng thử lại hoặc chọn cách khác.',
  },
  TWO_STEP_NEEDED: {
    status: 403,
    en: 'Administrators must use two-step verification. Set it up first.',
    vi: 'Quản trị viên phải đăng nhập hai bước. Hãy thiết lập bước thứ hai trước.',
  },
  TOO_MANY_PASSKEYS: {
    status: 409,
    en: 'This account has the maximum number of passkeys. Remove one you no longer use.',
    vi: 'Tài khoản đã đạt số khóa truy cập tối đa. Hãy xóa bớt khóa không còn dùng.',
  },
  NOT_ME_LINK_INVALID: {
    status: 400,
    en: 'This link is invalid or has expired. You can still set a new password.',
    vi: 'Liên kết này không đúng hoặc đã hết hạn. Bạn vẫn có thể đặt lại mật khẩu.',
  },
} satisfies Failures;
