import type { LocalText } from './local-text.ts';

/** The possible problems of an item, with messages for its editor. `{name}` is a placeholder. */
const rules = {
  'passage-in-math': {
    en: 'Math questions have no passage. Put the context in the stem.',
    vi: 'Câu hỏi Toán không có đoạn văn: hãy đưa tình huống vào phần câu hỏi.',
  },
  'passage-count': {
    en: 'This skill needs {expected} text(s), found {count}.',
    vi: 'Kỹ năng này cần {expected} đoạn văn, hiện có {count}.',
  },
  'passage-length': {
    en: 'The text has {length} words; it must have 25 to 150.',
    vi: 'Đoạn văn có {length} từ; cần từ 25 đến 150 từ.',
  },
  'entered-outside-math': {
    en: 'Only Math questions can have an entered response.',
    vi: 'Chỉ phần Toán mới có câu tự điền đáp số.',
  },
  'subject-missing': {
    en: 'A Reading and Writing question must name the subject of its text.',
    vi: 'Câu Đọc và Viết phải ghi lĩnh vực của đoạn văn.',
  },
  'context-unsaid': {
    en: 'A Math question must say whether it is set in a context.',
    vi: 'Câu Toán phải ghi rõ có gắn với tình huống thực tế hay không.',
  },
  'rule-missing': {
    en: 'A Conventions question must cite the rule it tests.',
    vi: 'Câu về quy tắc tiếng Anh phải nêu quy tắc được kiểm tra.',
  },
  'rule-misplaced': {
    en: 'Only Conventions questions can cite a rule.',
    vi: 'Chỉ câu về quy tắc tiếng Anh mới nêu quy tắc.',
  },
  'figure-missing': {
    en: 'A question on quantitative evidence needs a table or graph.',
    vi: 'Câu dẫn chứng từ số liệu cần có bảng hoặc biểu đồ.',
  },
  'choices-alike': {
    en: 'Two choices say the same.',
    vi: 'Có hai phương án giống hệt nhau.',
  },
  'choice-lengths': {
    en: 'The choices differ too much in length ({shortest} to {longest} characters).',
    vi: 'Độ dài các phương án chênh lệch quá nhiều ({shortest} đến {longest} ký tự).',
  },
  'all-or-none': {
    en: 'A choice refers to the other choices.',
    vi: 'Có phương án nói về các phương án khác.',
  },
  'key-unfit': {
    en: 'The key “{key}” is not a number, or no answer equal to it fits the answer field.',
    vi: 'Đáp số “{key}” không phải là số, hoặc không có cách viết nào vừa ô trả lời.',
  },
  'keys-equal': {
    en: 'A key is listed twice.',
    vi: 'Có đáp số được ghi hai lần.',
  },
  'guess-on-entered': {
    en: 'An entered response can’t be guessed: c must be 0.',
    vi: 'Câu tự điền không đoán được: c phải bằng 0.',
  },
  'rationale-thin': {
    en: 'A rationale is too short to explain anything.',
    vi: 'Có lời giải thích quá ngắn.',
  },
  untranslated: {
    en: 'The English and Vietnamese texts are the same.',
    vi: 'Phần tiếng Anh và tiếng Việt giống hệt nhau.',
  },
  'vietnamese-unaccented': {
    en: 'A Vietnamese text has no Vietnamese characters.',
    vi: 'Có đoạn tiếng Việt không dấu.',
  },
  'hint-tells': {
    en: 'The hint names a choice.',
    vi: 'Gợi ý nêu thẳng một phương án.',
  },
  'blank-mismatch': {
    en: 'A stem that asks to complete the text needs the blank ______, and only then.',
    vi: 'Câu hỏi điền vào chỗ trống cần có ______, và chỉ khi đó mới dùng.',
  },
  'math-open': {
    en: 'A formula is missing its closing $: “{text}”.',
    vi: 'Có công thức chưa đóng bằng $: “{text}”.',
  },
  'math-broken': {
    en: 'The formula “{tex}” can’t be read: {error}',
    vi: 'Công thức “{tex}” viết sai: {error}',
  },
  'figure-twice': {
    en: 'Two figures have the same id.',
    vi: 'Có hai hình trùng mã.',
  },
  'figure-unknown': {
    en: 'The text uses a figure “{id}” that doesn’t exist.',
    vi: 'Đoạn văn dùng hình “{id}” không tồn tại.',
  },
  'figure-alt': {
    en: 'Figure “{id}”: the description must say more than the title.',
    vi: 'Hình “{id}”: phần mô tả phải nói nhiều hơn tiêu đề.',
  },
  'figure-shape': {
    en: 'Figure “{id}”: {problem}.',
    vi: 'Hình “{id}” chưa đúng: {problem}.',
  },
} as const satisfies Record<string, LocalText>;

export type LintCode = keyof typeof rules;

export interface Complaint {
  code: LintCode;
  message: LocalText;
  /** The field of the item concerned, such as `response.choices.B.text`. */
  field?: string;
}

export function complain(
  code: LintCode,
  values: Record<string, string | number> = {},
  field?: string,
): Complaint {
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  const message = { en: fill(rules[code].en), vi: fill(rules[code].vi) };
  return field === undefined ? { code, message } : { code, message, field };
}
