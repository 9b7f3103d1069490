import { accountChangeEmail } from '@bac/contract/accounts/account-change-email.ts';
import type { Role } from '@bac/contract/protocol/permission.ts';
import type { AccountAction } from '@bac/contract/accounts/users.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { emailWriter } from '../../platform/mail/email-writer.ts';

const roleNames: Record<Language, Record<Role, string>> = {
  en: {
    student: 'student',
    parent: 'parent',
    tutor: 'tutor',
    teacher: 'teacher',
    support: 'support',
    admin: 'administrator',
  },
  vi: {
    student: 'học sinh',
    parent: 'phụ huynh',
    tutor: 'gia sư',
    teacher: 'giáo viên',
    support: 'nhân viên hỗ trợ',
    admin: 'quản trị viên',
  },
};

interface Invitation {
  link: string;
  role: Role;
}

export const invitationEmail = emailWriter<Invitation>({
  en: ({ link, role }) => ({
    subject: 'Your account at Bậc is ready',
    lines: [
      `An account at Bậc was created for you (role: ${roleNames.en[role]}). Open this link to choose your password:`,
      link,
      'It works once, for 7 days. After that, use “Forgot your password?” on the sign-in page.',
    ],
  }),
  vi: ({ link, role }) => ({
    subject: 'Tài khoản Bậc của bạn đã sẵn sàng',
    lines: [
      `Một tài khoản Bậc vừa được tạo cho bạn (vai trò: ${roleNames.vi[role]}). Hãy mở liên kết này để đặt mật khẩu:`,
      link,
      'Liên kết dùng được một lần, trong 7 ngày. Sau đó bạn dùng “Quên mật khẩu?” ở trang đăng nhập.',
    ],
  }),
});

interface NewRole {
  role: Role;
  reason: string;
}

export const roleEmail = emailWriter<NewRole>({
  en: ({ role, reason }) => ({
    subject: 'Your role at Bậc has changed',
    lines: [
      `Your role at Bậc is now: ${roleNames.en[role]}. Please sign in again.`,
      ...(reason === '' ? [] : [`The reason: ${reason}`]),
    ],
  }),
  vi: ({ role, reason }) => ({
    subject: 'Vai trò của bạn ở Bậc đã thay đổi',
    lines: [
      `Vai trò của bạn ở Bậc bây giờ là ${roleNames.vi[role]}. Vui lòng đăng nhập lại.`,
      ...(reason === '' ? [] : [`Lý do: ${reason}`]),
    ],
  }),
});

interface Change {
  action: AccountAction;
  reason: string;
  until: Date | null;
}

export const statusEmail = emailWriter<Change>({
  en: ({ action, ...details }) => accountChangeEmail(action, 'en', details),
  vi: ({ action, ...details }) => accountChangeEmail(action, 'vi', details),
});
