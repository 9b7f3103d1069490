/** Under this age a guardian has to agree before anyone but them sees a student's results. */
export const consentAge = 16;

/**
 * What a guardian agrees to, word for word. A change of the words is a new version: each record says which one was agreed to.
 */
export const guardianConsent = {
  version: '2026-11-15',
  words: {
    en: 'I am this student’s parent or legal guardian. I agree that their practice results on this site may be shown to me, to the teachers whose classes they join, and to people they send a link to. I can withdraw this at any time under “Family”.',
    vi: 'Tôi là cha, mẹ hoặc người giám hộ hợp pháp của học sinh này. Tôi đồng ý để kết quả luyện thi của em trên trang này được cho tôi xem, cho giáo viên của các lớp em tham gia và cho những người em gửi liên kết. Tôi có thể rút lại bất cứ lúc nào ở trang “Gia đình”.',
  },
} as const;
