import type { ItemComplaint } from '@bac/contract/bank/bank-items.ts';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Messages = ItemComplaint['message'];

const fieldNames: Record<string, Messages> = {
  topic: { en: 'The topic', vi: 'Chủ đề' },
  stem: { en: 'The question', vi: 'Phần câu hỏi' },
  hint: { en: 'The hint', vi: 'Gợi ý' },
  rule: { en: 'The rule', vi: 'Quy tắc' },
  source: { en: 'The source', vi: 'Nguồn' },
};

const languageSuffixes: Record<string, Messages> = {
  en: { en: ' in English', vi: ' tiếng Anh' },
  vi: { en: ' in Vietnamese', vi: ' tiếng Việt' },
};

/** The name of a field in a message to the editor. */
function nameOf(path: readonly PropertyKey[]): Messages {
  const [first, second, letter, inside] = path.map(String);
  const suffix = languageSuffixes[String(path.at(-1))] ?? { en: '', vi: '' };
  const withLanguage = (name: Messages): Messages => ({
    en: name.en + suffix.en,
    vi: name.vi + suffix.vi,
  });
  if (first === 'passages') {
    return { en: `Text ${Number(second) + 1}`, vi: `Đoạn văn ${Number(second) + 1}` };
  }
  if (first === 'response' && second === 'choices') {
    return inside === 'text'
      ? { en: `Choice ${letter}`, vi: `Phương án ${letter}` }
      : withLanguage({
          en: `The explanation of choice ${letter}`,
          vi: `Lời giải thích phương án ${letter}`,
        });
  }
  if (first === 'response') return withLanguage({ en: 'The explanation', vi: 'Lời giải thích' });
  return withLanguage(
    fieldNames[first ?? ''] ?? { en: `“${path.join('.')}”`, vi: `“${path.join('.')}”` },
  );
}

function figureFault(issue: Issue): Messages {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? { en: 'is missing', vi: 'còn thiếu' }
        : { en: 'has the wrong type', vi: 'sai kiểu giá trị' };
    case 'too_small':
      return { en: 'is too short or too small', vi: 'quá ngắn hoặc quá nhỏ' };
    case 'too_big':
      return { en: 'is too long or too large', vi: 'quá dài hoặc quá lớn' };
    case 'unrecognized_keys':
      return {
        en: `has parts that this kind of figure can’t have: ${issue.keys.join(', ')}`,
        vi: `có thành phần mà loại hình này không có: ${issue.keys.join(', ')}`,
      };
    default:
      return { en: 'isn’t a valid value here', vi: 'không phải giá trị dùng được ở đây' };
  }
}

function figureMessage(issue: Issue): Messages {
  const [, index, ...inside] = issue.path;
  const field = inside.length > 0 ? ` “${inside.join('.')}”` : '';
  const fault = figureFault(issue);
  return {
    en: `Figure ${Number(index) + 1}:${field} ${fault.en}.`,
    vi: `Hình ${Number(index) + 1}:${field} ${fault.vi}.`,
  };
}

/** Converts a schema issue to a complaint with a message for the editor. */
export function toComplaint(issue: Issue): ItemComplaint {
  const field = issue.path.join('.');
  if (issue.path[0] === 'figures' && issue.path.length > 1) {
    return { code: 'figure-broken', field, message: figureMessage(issue) };
  }
  if (field === 'response.key') {
    return {
      code: 'key-missing',
      field,
      message: { en: 'Choose the correct answer.', vi: 'Hãy chọn phương án đúng.' },
    };
  }
  if (field === 'response.keys') {
    return {
      code: 'key-missing',
      field,
      message: { en: 'Enter at least one correct answer.', vi: 'Hãy ghi ít nhất một đáp số đúng.' },
    };
  }
  const name = nameOf(issue.path);
  if (issue.code === 'too_small') {
    return {
      code: 'empty',
      field,
      message: { en: `${name.en} is still empty.`, vi: `${name.vi} còn trống.` },
    };
  }
  return {
    code: 'unfit',
    field,
    message: { en: `${name.en} isn’t valid.`, vi: `${name.vi} chưa dùng được.` },
  };
}
