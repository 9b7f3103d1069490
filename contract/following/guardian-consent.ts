/** Below this age, a student takes no test and nobody else sees their results until a guardian consents. */
export const consentAge = 16;

/** Whether somebody with this date of birth needs no guardian on this day; both are written as YYYY-MM-DD. */
export const isOldEnoughToConsent = (dob: string, today: string): boolean =>
  `${Number(today.slice(0, 4)) - consentAge}${today.slice(4)}` >= dob;

/**
 * The exact text a guardian agrees to. A change of the text needs a new version, because each consent records its version.
 */
export const guardianConsent = {
  version: '2026-11-19',
  text: {
    en: 'I am this student’s parent or legal guardian. I agree that this site stores and processes their data for practice as its privacy policy says, and that their results on this site may be shown to me, to the teachers whose classes they join, and to people they send a link to. I can withdraw this at any time under “Family”; then they take no more tests and nobody else sees their results.',
    vi: 'Tôi là cha, mẹ hoặc người giám hộ hợp pháp của học sinh này. Tôi đồng ý để trang này lưu và xử lý dữ liệu của em cho việc luyện thi theo chính sách bảo mật, và để kết quả của em trên trang này được cho tôi xem, cho giáo viên của các lớp em tham gia và cho những người em gửi liên kết. Tôi có thể rút lại bất cứ lúc nào ở trang “Gia đình”; khi đó em không làm bài mới được và không ai khác xem được kết quả của em.',
  },
} as const;
