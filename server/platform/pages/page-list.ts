import type { Language } from '@bac/exam/item/language.ts';

export type LocalText = Record<Language, string>;

export interface PageText {
  title: LocalText;
  /** Shown below the title in search results, and below a link in chats. */
  description: LocalText;
}

/** Pages for search engines, with the texts of their heads. Every new page needs an entry in this file. */
export const publicPages: Record<string, PageText> = {
  '/': {
    title: {
      vi: 'Luyện SAT từng bậc một',
      en: 'SAT practice, one step at a time',
    },
    description: {
      vi: 'Luyện Digital SAT với thời gian như thi thật, biết rõ mình mạnh yếu ở kỹ năng nào và tìm ngành học phù hợp. Song ngữ Việt, Anh.',
      en: 'Take the digital SAT with real test timing, see every skill clearly, and find the fields of study that suit you. In English and Vietnamese.',
    },
  },
  '/tests': {
    title: { vi: 'Đề thi', en: 'Tests' },
    description: {
      vi: 'Đề thi thử thích ứng (adaptive), bài kiểm tra đầu vào và bài luyện tập từng phần theo cấu trúc Digital SAT, kèm điểm ước tính và lời giải song ngữ.',
      en: 'Full adaptive tests, a diagnostic and practice sets built like the digital SAT, with estimated scores and explanations in two languages.',
    },
  },
  '/huong-nghiep': {
    title: { vi: 'Hướng nghiệp', en: 'Career orientation' },
    description: {
      vi: 'Trắc nghiệm sở thích theo sáu nhóm Holland trong vài phút, và những ngành học gần với sở thích ấy. Không cần tài khoản.',
      en: 'A few minutes on the six Holland themes show what interests you and which fields of study match. No account needed.',
    },
  },
  '/courses': {
    title: { vi: 'Khóa học', en: 'Courses' },
    description: {
      vi: 'Các khóa học của Bậc đang được xây dựng: sẽ có những gì, tiến độ, và cách để được báo khi mở.',
      en: 'Courses at Bậc are under development: what’s coming, the progress so far, and how to get notified when they open.',
    },
  },
  '/practice': {
    title: { vi: 'Luyện tập', en: 'Practice' },
    description: {
      vi: 'Phần luyện tập theo kỹ năng của Bậc đang được xây dựng: sẽ có những gì, tiến độ, và cách để được báo khi mở.',
      en: 'Practice by skill at Bậc is under development: what’s coming, the progress so far, and how to get notified when it opens.',
    },
  },
  '/support': {
    title: { vi: 'Hỗ trợ', en: 'Support' },
    description: {
      vi: 'Tìm câu trả lời về đề thi, cách làm bài, kết quả và tài khoản, xem tình trạng dịch vụ, hoặc nhắn cho chúng tôi.',
      en: 'Find answers about tests, the test screen, results and accounts, check the service status, or contact us.',
    },
  },
  '/tickets': {
    title: { vi: 'Yêu cầu hỗ trợ', en: 'Tickets' },
    description: {
      vi: 'Gửi câu hỏi cho Bậc và theo dõi câu trả lời tại một chỗ.',
      en: 'Send Bậc a question and follow the answer in one place.',
    },
  },
  '/cau-hoi-thuong-gap': {
    title: { vi: 'Câu hỏi thường gặp', en: 'Frequently asked questions' },
    description: {
      vi: 'Lời đáp cho những điều học sinh và phụ huynh hay hỏi: đề thi, điểm ước tính, tài khoản và quyền riêng tư.',
      en: 'What students and families often ask about tests, estimated scores, accounts and privacy, and the answers.',
    },
  },
};

/** Pages with managed content; an unpublished one does not exist. */
export const storedPages = [
  '/dich-vu',
  '/chinh-sach-bao-mat',
  '/dieu-khoan-su-dung',
  '/support/:article',
];

const results: LocalText = { vi: 'Kết quả bài thi', en: 'Test results' };
const test: LocalText = { vi: 'Bài thi', en: 'Test' };
const login: LocalText = { vi: 'Đăng nhập', en: 'Sign in' };
const classes: LocalText = { vi: 'Lớp học', en: 'Classes' };
const tickets: LocalText = { vi: 'Yêu cầu hỗ trợ', en: 'Tickets' };
const managing: LocalText = { vi: 'Trang quản trị', en: 'Console' };

const consoleAreas = [
  'dashboard',
  'modules',
  'users',
  'classes',
  'roles',
  'content',
  'questions',
  'tickets',
  'settings',
  'notifications',
  'audit',
  'system-settings',
  'help',
  'analytics',
  'test-results',
  'tests',
];

/** Personal pages, and pages that are useless in search engines, with their titles. */
export const privatePages: Record<string, LocalText> = {
  '/auth': login,
  '/auth/login': login,
  '/auth/register': { vi: 'Đăng ký', en: 'Sign up' },
  '/auth/forgot-password': { vi: 'Quên mật khẩu', en: 'Forgot password' },
  '/auth/forgot-password/change': { vi: 'Đặt lại mật khẩu', en: 'Reset password' },
  '/auth/second-step': { vi: 'Bước thứ hai', en: 'Two-step verification' },
  '/auth/not-me': { vi: 'Không phải bạn?', en: 'Wasn’t this you?' },
  '/profile': { vi: 'Hồ sơ', en: 'Profile' },
  '/error-log': { vi: 'Sổ lỗi', en: 'Error log' },
  '/classes': classes,
  '/classes/*': classes,
  '/join': { vi: 'Vào lớp', en: 'Join a class' },
  '/join/:code': { vi: 'Vào lớp', en: 'Join a class' },
  '/family': { vi: 'Gia đình', en: 'Family' },
  '/family/:student': { vi: 'Tất cả kết quả', en: 'All results' },
  '/family/stop': { vi: 'Ngừng thư hằng tuần', en: 'Unsubscribe from the weekly email' },
  '/sharing': { vi: 'Ai xem được gì', en: 'Who can see what' },
  '/notifications': { vi: 'Thông báo', en: 'Notifications' },
  '/settings': { vi: 'Cài đặt', en: 'Settings' },
  '/tickets/new': { vi: 'Gửi yêu cầu', en: 'New ticket' },
  '/tickets/:ticket': tickets,
  '/tickets/desk/*': tickets,
  '/test-results/:attempt': results,
  '/test-results/:attempt/redo': results,
  '/test-results/:attempt/sheet': results,
  '/test/screen': test,
  '/test/not-found': test,
  '/unauthorized': {
    vi: 'Bạn chưa có quyền vào trang này',
    en: 'You don’t have access to this page',
  },
  '/logout': { vi: 'Đăng xuất', en: 'Sign out' },
  '/demo/mailbox': { vi: 'Hộp thư dùng thử', en: 'Demo mailbox' },
  '/admin': managing,
  ...Object.fromEntries(
    consoleAreas.flatMap((area) => [
      [`/admin/${area}`, managing],
      [`/admin/${area}/*`, managing],
    ]),
  ),
};

export const unknownPage: LocalText = { vi: 'Không có trang này', en: 'This page doesn’t exist' };
