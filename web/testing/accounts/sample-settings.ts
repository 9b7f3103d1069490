import type { Reply } from '../../api/client.ts';

/** The server's replies in the tests of the settings page. */
export const preferences: Reply<'GET /id/preferences'> = {
  textSize: 'normal',
  reducedMotion: false,
  extraTime: { rw: 1, math: 1.5 },
  longerBreak: false,
  extraBreaks: false,
  pause: false,
  textToSpeech: true,
};

export const profile: Reply<'GET /id/profile'> = {
  firstName: 'Nguyễn Minh',
  lastName: 'Ánh',
  username: 'anh',
  gender: 'female',
  dob: '2009-03-14',
  educationLevel: null,
  address: '',
  currentAddress: '',
  province: '',
  district: '',
  ward: '',
  bio: '',
  interests: '',
  goals: '',
  level: null,
  goalScore: null,
  testDate: null,
  timezone: 'Asia/Ho_Chi_Minh',
  language: 'vi',
  notifications: { results: true, reminders: false, news: false },
  email: 'anh@bac.example',
  phoneNumber: '0912345678',
  role: 'student',
  status: 'active',
  verification: 'verified',
  avatar: null,
  createdAt: '2026-09-02T03:00:00.000Z',
  updatedAt: '2026-09-02T03:00:00.000Z',
};
