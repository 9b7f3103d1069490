import type { Language } from '@bac/exam/item/language.ts';

/** The messages for invalid fields, by the JSON Schema keyword or rule they break. */
export const invalidField = {
  required: { en: 'can not empty', vi: 'không được để trống' },
  type: { en: 'has the wrong type', vi: 'không đúng kiểu dữ liệu' },
  enum: { en: 'is not one of the choices', vi: 'không nằm trong các giá trị cho phép' },
  minLength: { en: 'is too short', vi: 'quá ngắn' },
  maxLength: { en: 'is too long', vi: 'quá dài' },
  minimum: { en: 'is too small', vi: 'quá nhỏ' },
  maximum: { en: 'is too large', vi: 'quá lớn' },
  minItems: { en: 'has too few entries', vi: 'có quá ít mục' },
  maxItems: { en: 'has too many entries', vi: 'có quá nhiều mục' },
  additionalProperties: { en: 'is not allowed here', vi: 'không được phép có ở đây' },
  email: { en: 'is not a valid email address', vi: 'không phải địa chỉ email hợp lệ' },
  emailAccents: {
    en: 'can’t have accents, as in le.anh@example.com',
    vi: 'phải viết không dấu, ví dụ le.anh@example.com',
  },
  uuid: { en: 'is not a valid id', vi: 'không phải mã hợp lệ' },
  name: { en: 'can contain only letters and spaces', vi: 'chỉ được có chữ cái và dấu cách' },
  phone: { en: 'must have 10 or 11 digits', vi: 'phải có 10 hoặc 11 chữ số' },
  passwordShort: { en: 'must have at least 8 characters', vi: 'phải có ít nhất 8 ký tự' },
  passwordUppercase: {
    en: 'must have at least one uppercase letter',
    vi: 'phải có ít nhất một chữ in hoa',
  },
  passwordSpecial: {
    en: 'must have at least one special character',
    vi: 'phải có ít nhất một ký tự đặc biệt',
  },
  passwordSpaces: { en: 'can’t contain spaces', vi: 'không được có dấu cách' },
  passwordCommon: {
    en: 'is too common: choose another one',
    vi: 'nằm trong số những mật khẩu được nhiều người dùng nhất, bạn hãy chọn mật khẩu khác',
  },
  passwordOwn: {
    en: 'is too similar to your name, your email or the name of this site: choose another one',
    vi: 'quá giống tên hoặc email của bạn, hoặc tên trang này, bạn hãy chọn mật khẩu khác',
  },
  passwordMismatch: { en: 'doesn’t match the password', vi: 'không giống mật khẩu' },
  date: { en: 'is not a date', vi: 'không phải ngày hợp lệ' },
  birthYear: { en: 'must be 1900 or later', vi: 'phải từ năm 1900 trở đi' },
  noSuchDay: { en: 'is not a day of the calendar', vi: 'không có ngày này' },
  tooYoung: { en: 'must be at least 10 years ago', vi: 'bạn phải đủ 10 tuổi' },
  place: { en: 'is not a known place', vi: 'không có trong danh mục địa danh' },
  terms: { en: 'must be accepted', vi: 'bạn cần đồng ý' },
  other: { en: 'is not valid', vi: 'không hợp lệ' },
} satisfies Record<string, Record<Language, string>>;
