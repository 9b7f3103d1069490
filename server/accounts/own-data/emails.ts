import { formatMoment } from '@bac/contract/accounts/account-change-email.ts';
import { emailWriter } from '../../platform/mail/email-writer.ts';
import type { Config } from '../../config.ts';

/** The page with a person's exports and the deletion of their account. */
export const profileLink = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  new URL('/profile?tab=data', publicUrl).href;

interface Ready {
  link: string;
  until: Date;
}

export const exportReadyEmail = emailWriter<Ready>({
  en: ({ link, until }) => ({
    subject: 'Your data is ready to download',
    lines: [
      'The file with everything we store about you is ready. Sign in and open “Your data” in your profile to download it:',
      link,
      `You can download it until ${formatMoment(until, 'en')} (Vietnam time). Then it is deleted. If you didn’t request it, change your password right away.`,
    ],
  }),
  vi: ({ link, until }) => ({
    subject: 'Dữ liệu của bạn đã sẵn sàng để tải về',
    lines: [
      'Tệp chứa toàn bộ dữ liệu chúng tôi lưu về bạn đã sẵn sàng. Bạn đăng nhập rồi mở mục “Dữ liệu của bạn” trong hồ sơ để tải về:',
      link,
      `Bạn tải được đến ${formatMoment(until, 'vi')}, sau đó tệp sẽ bị xóa. Nếu bạn không yêu cầu, hãy đổi mật khẩu ngay.`,
    ],
  }),
});

interface Requested {
  link: string;
  at: Date;
  notMe: string;
}

export const deletionRequestedEmail = emailWriter<Requested>({
  en: ({ link, at, notMe }) => ({
    subject: 'Your account will be deleted in 14 days',
    lines: [
      `You asked us to delete your account. It will be deleted on ${formatMoment(at, 'en')} (Vietnam time). Until then, everything works as usual.`,
      'Changed your mind? Sign in before then and choose “Keep my account”:',
      link,
      'After that day, the account can’t be restored, and we won’t email you again.',
      'If you didn’t request this, open this link within 7 days. It keeps the account and signs out every device:',
      notMe,
    ],
  }),
  vi: ({ link, at, notMe }) => ({
    subject: 'Tài khoản của bạn sẽ bị xóa sau 14 ngày',
    lines: [
      `Bạn vừa yêu cầu xóa tài khoản. Tài khoản sẽ bị xóa vào ${formatMoment(at, 'vi')}. Từ giờ đến lúc đó, mọi thứ vẫn dùng được như thường.`,
      'Nếu đổi ý, bạn đăng nhập trước ngày đó và chọn “Giữ lại tài khoản”:',
      link,
      'Sau ngày đó không ai khôi phục được tài khoản nữa, và chúng tôi cũng sẽ không gửi thư cho bạn nữa.',
      'Nếu không phải bạn yêu cầu, hãy mở liên kết này trong vòng 7 ngày. Tài khoản sẽ được giữ lại và mọi thiết bị bị đăng xuất:',
      notMe,
    ],
  }),
});

export const deletionCanceledEmail = emailWriter<object>({
  en: () => ({
    subject: 'Your account will not be deleted',
    lines: [
      'You decided to keep your account. It will not be deleted, and nothing in it has changed.',
      'If this wasn’t you, change your password right away.',
    ],
  }),
  vi: () => ({
    subject: 'Tài khoản của bạn được giữ lại',
    lines: [
      'Bạn đã chọn giữ lại tài khoản. Tài khoản sẽ không bị xóa và mọi thứ vẫn nguyên như cũ.',
      'Nếu không phải bạn, hãy đổi mật khẩu ngay.',
    ],
  }),
});

export const lastAdminEmail = emailWriter<object>({
  en: () => ({
    subject: 'Your account could not be deleted',
    lines: [
      'Your account was due to be deleted today. You are now the only administrator, and the site can’t run without one, so the account was kept.',
      'Appoint another administrator, then request the deletion again.',
    ],
  }),
  vi: () => ({
    subject: 'Chưa thể xóa tài khoản của bạn',
    lines: [
      'Tài khoản của bạn đến hạn xóa hôm nay. Hiện bạn là quản trị viên duy nhất và không ai khác vận hành được trang này, nên tài khoản được giữ lại.',
      'Hãy chỉ định thêm một quản trị viên rồi yêu cầu xóa lại.',
    ],
  }),
});
