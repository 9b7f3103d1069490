import type { TicketStory } from './ticket-story.ts';

const day = 24;

/** Solved tickets with their conversations. */
export const solvedTickets: readonly TicketStory[] = [
  {
    from: 4,
    language: 'vi',
    subject: 'Không nhận được mã xác minh email',
    category: 'account',
    message: 'Em bấm gửi lại mã ba lần nhưng hộp thư không có gì, cả mục thư rác cũng không.',
    hoursAgo: 52 * day,
    agent: 'support',
    steps: [
      {
        after: 65,
        answer:
          'Chào em, bên mình vừa gửi lại. Em kiểm tra giúp xem địa chỉ có thiếu chữ nào không nhé.',
      },
      { after: 30, person: 'Em nhận được rồi ạ, em gõ thiếu một chữ. Em cảm ơn.' },
      { after: 20, solved: true },
      { after: 15, rated: 5 },
    ],
  },
  {
    from: 9,
    language: 'vi',
    subject: 'Máy hết pin giữa phần Toán',
    category: 'test',
    message:
      'Máy em sập nguồn lúc đang làm phần Toán, mở lại thì vẫn còn bài nhưng em lo mất câu trả lời.',
    hoursAgo: 46 * day,
    agent: 'admin',
    tags: ['làm bài'],
    steps: [
      { after: 12, priority: 'high' },
      {
        after: 40,
        answer:
          'Câu trả lời của em được lưu theo từng câu, tới câu 14 lúc máy tắt. Em cứ mở lại bài và làm tiếp, đồng hồ chạy theo giờ của hệ thống.',
      },
      { after: 25, person: 'Dạ đúng là còn đủ. Em làm xong rồi ạ.' },
      { after: 15, solved: true },
      { after: 60, rated: 5, comment: 'Trả lời nhanh.' },
    ],
  },
  {
    from: { name: 'Chu Thị Hạnh', email: 'hanh.chu@khach.bac.localhost' },
    language: 'vi',
    subject: 'Phụ huynh có xem được kết quả của con không?',
    category: 'other',
    message: 'Con tôi học lớp 11 và đang luyện ở đây. Tôi muốn theo dõi kết quả thì làm thế nào?',
    hoursAgo: 41 * day,
    agent: 'support',
    steps: [
      {
        after: 190,
        answer:
          'Chào chị, chị đăng ký tài khoản phụ huynh, sau đó con gửi lời mời cho chị ở trang “Gia đình”. Khi chị đồng ý, kết quả của con hiện ở đó.',
      },
      { after: 400, solved: true },
      { after: 120, rated: 4 },
      { after: 900, closed: true },
    ],
  },
  {
    from: 17,
    language: 'en',
    subject: 'Is the score range a promise?',
    category: 'result',
    message:
      'My report says 1180 with a range from 1120 to 1240. What does the range mean for the real test?',
    hoursAgo: 37 * day,
    agent: 'admin',
    steps: [
      {
        after: 240,
        answer:
          'It says how sure one test can be: there is about a two-in-three chance that your true score is in the range. It is no promise for the real test. Take a second full test, and you can compare the two.',
      },
      { after: 700, person: 'That makes sense, thank you!' },
      { after: 30, solved: true },
      { after: 20, rated: 5 },
    ],
  },
  {
    from: 22,
    language: 'vi',
    subject: 'Đổi số điện thoại',
    category: 'account',
    message: 'Em đổi sim nên muốn đổi số trong hồ sơ, nhưng ô số điện thoại không cho sửa.',
    hoursAgo: 31 * day,
    agent: 'support',
    steps: [
      {
        after: 520,
        answer: 'Bên mình đã đổi giúp em. Lần sau em cứ viết vào đây như lần này nhé.',
      },
      { after: 35, solved: true },
      { after: 300, rated: 3, comment: 'Hơi lâu.' },
    ],
  },
  {
    from: 30,
    language: 'vi',
    subject: 'Công thức hiện bị lệch trên điện thoại',
    category: 'technical',
    message: 'Trên điện thoại của em, phân số trong câu 11 phần Toán bị cắt mất nửa dưới.',
    hoursAgo: 26 * day,
    agent: 'admin',
    tags: ['điện thoại', 'hiển thị'],
    steps: [
      { after: 150, answer: 'Em cho biết điện thoại đời nào và trình duyệt gì giúp mình nhé.' },
      { after: 90, person: 'Dạ máy Android đời cũ, trình duyệt có sẵn trong máy.' },
      { after: 60, note: 'Chỉ gặp khi cỡ chữ hệ thống đặt ở mức lớn nhất.' },
      {
        after: 340,
        answer: 'Đã sửa: phân số nay co theo cỡ chữ của máy. Em tải lại trang là thấy.',
      },
      { after: 45, solved: true },
      { after: 200, rated: 5 },
    ],
  },
  {
    from: 41,
    language: 'vi',
    subject: 'Xin thêm thời gian làm bài',
    category: 'test',
    message:
      'Em được bác sĩ xác nhận cần thêm giờ khi thi. Ở đây em luyện với thời gian kéo dài được không ạ?',
    hoursAgo: 21 * day,
    agent: 'support',
    steps: [
      {
        after: 110,
        answer:
          'Được em nhé. Em vào Cài đặt, mục “Điều kiện làm bài”, chọn thời gian gấp rưỡi hoặc gấp đôi cho từng phần. Lần làm sau sẽ theo lựa chọn đó.',
      },
      { after: 50, solved: true },
      { after: 30, rated: 5, comment: 'Em cảm ơn ạ!' },
    ],
  },
  {
    from: { name: 'Helen Ward', email: 'h.ward@khach.bac.localhost' },
    language: 'en',
    subject: 'Using Bậc with a school group',
    category: 'other',
    message:
      'I coordinate a grade 11 programme with sixty students. Can several teachers share one class?',
    hoursAgo: 16 * day,
    agent: 'admin',
    steps: [
      {
        after: 300,
        answer:
          'For now a class has one teacher, and a teacher may have many classes. Many schools make one class for each group and give all of them the same test.',
      },
      { after: 1500, solved: true },
      { after: 900, closed: true },
    ],
  },
  {
    from: 55,
    language: 'vi',
    subject: 'Làm lại đề cũ có tính điểm không?',
    category: 'result',
    message: 'Em làm lại đề thi thử số 1 thì điểm có được tính vào điểm cao nhất không ạ?',
    hoursAgo: 12 * day,
    agent: 'support',
    steps: [
      {
        after: 95,
        answer:
          'Có em nhé, nhưng báo cáo sẽ ghi rõ bao nhiêu câu em đã gặp trước đó, nên điểm của đề mới đáng tin hơn.',
      },
      { after: 20, solved: true },
    ],
  },
  {
    from: 63,
    language: 'vi',
    subject: 'Thư nhắc đến hơi nhiều',
    category: 'account',
    message: 'Em muốn tắt thư nhắc làm bài nhưng vẫn nhận thư báo kết quả.',
    hoursAgo: 9 * day,
    agent: 'support',
    steps: [
      {
        after: 70,
        answer: 'Em vào Cài đặt, mục “Thông báo”, bỏ chọn “Nhắc bài” và giữ “Kết quả bài làm” nhé.',
      },
      { after: 600, solved: true },
      { after: 60, rated: 4 },
    ],
  },
  {
    from: 71,
    language: 'vi',
    subject: 'Không vào được lớp bằng mã cô gửi',
    category: 'technical',
    message: 'Em nhập mã lớp thì báo không tìm thấy, các bạn khác vẫn vào được.',
    hoursAgo: 6 * day,
    agent: 'support',
    steps: [
      {
        after: 45,
        answer:
          'Mã lớp không có số 0, số 1 và chữ I, O. Em thử gõ lại, nếu chưa được thì chụp màn hình gửi mình.',
      },
      { after: 200, person: 'Em gõ nhầm chữ O thật ạ. Vào được rồi.' },
      { after: 30, solved: true },
      { after: 45, rated: 5 },
    ],
  },
];
