import type { Failures } from '../protocol/failure.ts';

/** Families and classes. */
export const followingFailures = {
  CONSENT_NEEDED: {
    status: 403,
    en: 'The student is under 16, so a parent or guardian must agree first.',
    vi: 'Học sinh chưa đủ 16 tuổi: cần cha mẹ hoặc người giám hộ đồng ý trước.',
  },
  STUDENT_INVITES: {
    status: 403,
    en: 'The student is under 16, so the invitation has to come from the student: they create a code under “Family” and give it to their parent.',
    vi: 'Học sinh chưa đủ 16 tuổi nên lời mời phải do chính học sinh gửi: học sinh tạo mã ở trang “Gia đình” rồi đưa cho phụ huynh.',
  },
  INVITATION_UNKNOWN: {
    status: 404,
    en: 'This code is invalid, already used or expired. Please ask for a new one.',
    vi: 'Mã này không đúng, đã được dùng hoặc hết hạn. Hãy xin mã mới.',
  },
  CLASS_CODE_UNKNOWN: {
    status: 404,
    en: 'No class has this code. Please check it with your teacher.',
    vi: 'Không có lớp nào dùng mã này. Hãy hỏi lại giáo viên.',
  },
  CLASS_FULL: {
    status: 409,
    en: 'This class is full. Please tell your teacher.',
    vi: 'Lớp đã đủ học sinh. Hãy báo lại với giáo viên.',
  },
  NO_FAMILY_FOR_ROLE: {
    status: 403,
    en: 'Only a student and a parent can be linked.',
    vi: 'Chỉ liên kết được học sinh với phụ huynh.',
  },
  TOO_MANY_INVITATIONS: {
    status: 429,
    en: 'Too many invitations are open. Cancel one, or wait for an answer.',
    vi: 'Đang có quá nhiều lời mời chưa trả lời. Hãy hủy một lời mời hoặc chờ trả lời.',
  },
  TOO_MANY_LINKS: {
    status: 409,
    en: 'This account has reached the maximum number of links. Remove one you no longer need.',
    vi: 'Tài khoản đã đạt số liên kết tối đa. Hãy bỏ bớt liên kết không còn dùng.',
  },
  TOO_MANY_CLASSES: {
    status: 409,
    en: 'This account has reached the maximum number of classes.',
    vi: 'Tài khoản đã đạt số lớp tối đa.',
  },
  TEACHER_UNKNOWN: {
    status: 404,
    en: 'No teacher has a verified account with this address.',
    vi: 'Không có giáo viên nào có tài khoản đã xác minh với địa chỉ này.',
  },
  CLASSES_FIRST: {
    status: 409,
    en: 'You still teach classes. Hand them over to another teacher or archive them first, under “Classes”.',
    vi: 'Bạn vẫn đang dạy lớp. Trước tiên, hãy chuyển lớp cho giáo viên khác hoặc lưu trữ lớp ở mục “Lớp học”.',
  },
  TOO_MANY_MESSAGES: {
    status: 429,
    en: 'You’ve sent this class many messages today. Please wait before you send the next one.',
    vi: 'Hôm nay lớp đã nhận nhiều tin. Vui lòng chờ một lúc rồi gửi tiếp.',
  },
  ASSIGNMENT_STARTED: {
    status: 409,
    en: 'A student has already started, so the test and its sections can’t be changed.',
    vi: 'Đã có học sinh bắt đầu làm: không đổi được đề và các phần nữa.',
  },
  ASSIGNMENT_OPEN: {
    status: 409,
    en: 'Questions can be opened when the assignment is over and everyone has finished.',
    vi: 'Khi hết hạn và không còn ai đang làm, bạn mới mở được câu hỏi.',
  },
  ASSIGNMENT_NOT_NOW: {
    status: 409,
    en: 'This assignment isn’t open now, or you’ve used all your attempts.',
    vi: 'Bài được giao này hiện không mở, hoặc bạn đã dùng hết số lượt.',
  },
  ASSIGNMENT_OTHER_ATTEMPT: {
    status: 409,
    en: 'You’re already taking this test on your own. Finish or leave that attempt first.',
    vi: 'Bạn đang tự làm đề này. Hãy nộp hoặc thoát lượt đó trước.',
  },
  TEST_ASSIGNED: {
    status: 409,
    en: 'This test is assigned in one of your classes. Take it there: you can’t take it on your own until its results are shown.',
    vi: 'Đề này đang được giao trong lớp của bạn. Hãy làm bài ở lớp: khi lớp chưa được xem kết quả, bạn chưa thể tự làm đề này.',
  },
  CLOSES_BEFORE_OPENING: {
    status: 400,
    en: 'An assignment must close after it opens and in the future.',
    vi: 'Thời điểm đóng phải sau thời điểm mở và chưa trôi qua.',
  },
  SECTION_NOT_IN_TEST: {
    status: 400,
    en: 'The test doesn’t have this section.',
    vi: 'Đề này không có phần đó.',
  },
} satisfies Failures;
