import type { TicketStory } from './ticket-story.ts';

const day = 24;

/** Tickets that wait for an answer of the team or of the person. */
export const openTickets: readonly TicketStory[] = [
  {
    from: 84,
    language: 'vi',
    subject: 'Bài làm ghi nhận thiếu thời gian giải lao',
    category: 'test',
    message: 'Em giải lao giữa hai phần khoảng tám phút nhưng đồng hồ giải lao chỉ ghi năm phút.',
    hoursAgo: 4 * day,
    agent: 'admin',
    steps: [
      {
        after: 130,
        answer: 'Em gửi giúp mình giờ bắt đầu làm bài hôm đó, mình xem lại nhật ký của bài.',
      },
    ],
  },
  {
    from: 92,
    language: 'en',
    subject: 'Calculator closes when I rotate the tablet',
    category: 'technical',
    message:
      'Every time I turn my tablet, the graphing calculator closes and my expressions are gone.',
    hoursAgo: 3 * day,
    agent: 'support',
    tags: ['máy tính bảng'],
    steps: [
      {
        after: 85,
        answer:
          'Thank you for telling us. Which tablet is it, and does it also happen in the sample questions?',
      },
      { after: 160, person: 'A ten-inch Android tablet. Yes, in the sample questions too.' },
    ],
  },
  {
    from: 101,
    language: 'vi',
    subject: 'Muốn đổi email đăng nhập',
    category: 'account',
    message:
      'Email trường của em sắp hết hạn, em muốn chuyển sang email cá nhân mà vẫn giữ kết quả cũ.',
    hoursAgo: 5 * day,
    agent: 'support',
    steps: [
      {
        after: 200,
        answer: 'Được em nhé. Em gửi địa chỉ mới từ chính email đang dùng để mình đối chiếu.',
      },
    ],
  },
  {
    from: 118,
    language: 'vi',
    subject: 'Điểm phần Đọc và Viết thấp bất thường',
    category: 'result',
    message: 'Em đúng 21/27 câu ở Module 1 nhưng điểm phần này vẫn dưới 600, em muốn hiểu vì sao.',
    hoursAgo: 5 * day,
    agent: 'admin',
    steps: [{ after: 30, note: 'Xem lại đường đi của bài: Module 2 là nhánh nào?' }],
  },
  {
    from: 126,
    language: 'vi',
    subject: 'Chưa thấy lời giải của câu bỏ trống',
    category: 'result',
    message: 'Những câu em bỏ trống có xem lại lời giải được không ạ? Em chỉ thấy các câu sai.',
    hoursAgo: 4 * day,
    agent: 'support',
    steps: [
      {
        after: 75,
        answer:
          'Có em nhé: ở trang kết quả, phần “Xem lại”, em chọn “Tất cả các câu”. Em thử và báo lại giúp mình.',
      },
    ],
  },
  {
    from: 133,
    language: 'vi',
    subject: 'Trang kết quả tải chậm buổi tối',
    category: 'technical',
    message:
      'Khoảng chín giờ tối trang kết quả của em quay mãi mới hiện. Buổi sáng thì bình thường.',
    hoursAgo: 9,
    steps: [],
  },
  {
    from: { name: 'Lưu Đức Thịnh', email: 'thinh.luu@khach.bac.localhost' },
    language: 'vi',
    subject: 'Hỏi về lịch mở đề mới',
    category: 'other',
    message: 'Trung tâm dự kiến có đề thi thử số 3 vào khi nào để tôi xếp lịch cho cháu?',
    hoursAgo: 4,
    steps: [],
  },
  {
    from: 150,
    language: 'vi',
    subject: 'Quên đánh dấu câu hỏi trước khi nộp',
    category: 'test',
    message: 'Em nộp nhầm Module 1 khi còn sáu phút. Có cách nào mở lại không ạ?',
    hoursAgo: 1,
    steps: [],
  },
];
