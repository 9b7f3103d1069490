import type { Language } from '@bac/exam/item/language.ts';

/** What is said of a field that breaks a rule of its schema, by the JSON Schema keyword it broke. */
export const invalidField = {
  required: { en: 'can not empty', vi: 'không được để trống' },
  type: { en: 'has the wrong type', vi: 'không đúng kiểu dữ liệu' },
  enum: { en: 'is not one of the choices', vi: 'không nằm trong các lựa chọn' },
  minLength: { en: 'is too short', vi: 'quá ngắn' },
  maxLength: { en: 'is too long', vi: 'quá dài' },
  minimum: { en: 'is too small', vi: 'quá nhỏ' },
  maximum: { en: 'is too large', vi: 'quá lớn' },
  minItems: { en: 'has too few entries', vi: 'có quá ít mục' },
  maxItems: { en: 'has too many entries', vi: 'có quá nhiều mục' },
  additionalProperties: { en: 'is not expected here', vi: 'không được phép có ở đây' },
  email: { en: 'is not a valid email address', vi: 'không phải địa chỉ email hợp lệ' },
  uuid: { en: 'is not a valid id', vi: 'không phải mã hợp lệ' },
  other: { en: 'is not valid', vi: 'không hợp lệ' },
} satisfies Record<string, Record<Language, string>>;
