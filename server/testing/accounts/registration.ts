/** Bình Dương, Thủ Dầu Một, Phú Cường. */
export const place = { province: '74', district: '718', ward: '25747' };

/** A valid registration form. */
export const registration = (overrides: object = {}) => ({
  firstName: 'Ánh',
  lastName: 'Nguyễn Minh',
  email: `${crypto.randomUUID()}@example.com`,
  phoneNumber: '0912 345 678',
  password: 'Bacthang#7',
  confirmPassword: 'Bacthang#7',
  dob: '2009-03-14',
  gender: 'female',
  educationLevel: 'high-school',
  ...place,
  role: 'student',
  terms: true,
  ...overrides,
});
