import { invalidField } from '@bac/contract/protocol/invalid-field.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { z } from 'zod';
import { UnreadableFile } from './exchange-item.ts';

/** Messages for faults of a file or of an item in it, besides the lint rules. `{name}` is a placeholder. */
const messages = {
  encoding: {
    en: 'This file is not written in UTF-8. Save it as “UTF-8” and choose it again.',
    vi: 'Tệp này không được lưu ở dạng UTF-8. Hãy lưu lại dưới dạng “UTF-8” rồi chọn lại tệp.',
  },
  'other-kind': {
    en: 'Questions can’t be read from this kind of file. Choose YAML, JSON, CSV, or QTI 3 as zip or XML; save a spreadsheet as CSV first.',
    vi: 'Không đọc được câu hỏi từ loại tệp này. Hãy chọn tệp YAML, JSON, CSV hoặc QTI 3 (zip hay XML); nếu là bảng tính thì lưu thành CSV trước.',
  },
  empty: {
    en: 'There is no question in this file.',
    vi: 'Tệp này không có câu hỏi nào.',
  },
  'too-many': {
    en: 'This file has {count} questions; at most {limit} can be imported at once. Please split it.',
    vi: 'Tệp có {count} câu hỏi; mỗi lần chỉ nhập được tối đa {limit} câu. Hãy chia nhỏ tệp.',
  },
  'too-long-to-read': {
    en: 'Reading this file takes too long or too much memory, so it was not imported.',
    vi: 'Đọc tệp này mất quá nhiều thời gian hoặc bộ nhớ nên hệ thống đã dừng lại.',
  },
  'too-deep': {
    en: 'This file is nested too deeply to be a file of questions.',
    vi: 'Tệp lồng quá nhiều tầng, không giống một tệp câu hỏi.',
  },
  notation: {
    en: 'Line {line} can’t be read: {problem}',
    vi: 'Không đọc được dòng {line}: {problem}',
  },
  'no-list': {
    en: 'A file of questions must be a list; see the example.',
    vi: 'Tệp câu hỏi phải là một danh sách câu hỏi; hãy xem tệp mẫu.',
  },
  columns: {
    en: 'The first line must name the columns; “{column}” is missing.',
    vi: 'Dòng đầu phải ghi tên các cột; đang thiếu cột “{column}”.',
  },
  'column-unknown': {
    en: 'There is no column “{column}”; see the list of columns.',
    vi: 'Không có cột nào tên “{column}”; hãy xem danh sách cột.',
  },
  quotes: {
    en: 'A quotation mark is never closed.',
    vi: 'Có dấu ngoặc kép mở mà không đóng.',
  },
  'zip-broken': {
    en: 'This package is damaged or isn’t a zip file.',
    vi: 'Gói này bị hỏng hoặc không phải tệp zip.',
  },
  'zip-name': {
    en: 'The package contains a file named “{name}” that points outside of it.',
    vi: 'Trong gói có tệp tên “{name}” trỏ ra ngoài gói.',
  },
  'zip-twice': {
    en: 'The package contains “{name}” twice.',
    vi: 'Trong gói có hai tệp cùng tên “{name}”.',
  },
  'zip-large': {
    en: 'This package is too large when unpacked.',
    vi: 'Nội dung trong gói quá lớn sau khi giải nén.',
  },
  'zip-no-items': {
    en: 'There is no QTI 3 question in this package.',
    vi: 'Trong gói không có câu hỏi QTI 3 nào.',
  },
  'xml-doctype': {
    en: 'The file declares its own document type (DOCTYPE), which is not accepted.',
    vi: 'Tệp tự khai báo kiểu tài liệu (DOCTYPE), hệ thống không nhận loại tệp này.',
  },
  'xml-old': {
    en: 'This is an older version of QTI. Only QTI 3 can be imported.',
    vi: 'Đây là QTI phiên bản cũ. Hệ thống chỉ nhận QTI 3.',
  },
  'xml-other': {
    en: 'This is XML, but not a QTI 3 question.',
    vi: 'Đây là tệp XML nhưng không phải câu hỏi QTI 3.',
  },
  'file-missing': {
    en: 'The package refers to “{name}” but doesn’t contain it.',
    vi: 'Gói có nhắc đến “{name}” nhưng không chứa tệp này.',
  },
  'own-data-broken': {
    en: 'Our data in this question is damaged.',
    vi: 'Phần dữ liệu riêng của Bậc trong câu hỏi này bị hỏng.',
  },
  'changed-elsewhere': {
    en: 'Its text was changed in another system, but our own data in it was not, and our data is what will be imported. To import the text instead, remove the card “ext:bac-item” from the file.',
    vi: 'Câu chữ đã được sửa ở hệ thống khác, nhưng phần dữ liệu riêng của Bậc thì chưa, và phần đó mới được nhập. Muốn lấy câu chữ đã sửa, bạn xóa thẻ “ext:bac-item” khỏi tệp.',
  },
  interaction: {
    en: 'Only questions with four choices or one short answer are supported; this question is different.',
    vi: 'Ở đây chỉ hỏi được dạng chọn một trong bốn phương án hoặc điền đáp số; câu này hỏi theo cách khác.',
  },
  'choices-many': {
    en: 'It has {count} choices; it must have four.',
    vi: 'Câu có {count} phương án; cần đúng bốn phương án.',
  },
  'keys-left-out': {
    en: 'It accepts more answers than can be stored; only the first {limit} were imported.',
    vi: 'Câu nhận nhiều đáp số hơn mức lưu được; chỉ lấy {limit} đáp số đầu.',
  },
  'picture-left-out': {
    en: 'A picture couldn’t be imported: {alt}. Please recreate it as a figure.',
    vi: 'Có một hình không nhập được: {alt}. Hãy dựng lại hình đó.',
  },
  'skill-missing': {
    en: 'It has no known skill. Choose one for such questions above.',
    vi: 'Câu không ghi kỹ năng nào đã biết. Bạn chọn kỹ năng cho những câu như vậy ở trên.',
  },
  'id-twice': {
    en: 'The code “{id}” already appears in this file on line {line}.',
    vi: 'Mã “{id}” đã có trong tệp này, ở dòng {line}.',
  },
  characters: {
    en: 'It contains characters that can’t be stored, such as a zero byte.',
    vi: 'Câu có ký tự không lưu được, chẳng hạn ký tự NUL.',
  },
  'in-review': {
    en: 'It is in review. It can be changed after the review, or when its author withdraws it.',
    vi: 'Câu này đang được duyệt; chỉ sửa được sau khi duyệt xong hoặc khi người viết rút lại.',
  },
  'others-draft': {
    en: 'Someone else is editing its next version, which will not be overwritten.',
    vi: 'Người khác đang viết phiên bản tiếp theo của câu này nên không ghi đè.',
  },
} as const satisfies Record<string, LocalText>;

export type FaultRule = keyof typeof messages;

type Values = Record<string, string | number>;

export function faultMessage(rule: FaultRule, values: Values = {}): LocalText {
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  return { en: fill(messages[rule].en), vi: fill(messages[rule].vi) };
}

export const unreadableFile = (rule: FaultRule, values?: Values): UnreadableFile =>
  new UnreadableFile(faultMessage(rule, values));

type FieldRule = keyof typeof invalidField;

/** Maps a schema issue to the contract's rule that has a message for it. */
function ruleOf(issue: z.core.$ZodIssue): FieldRule {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'type';
    case 'invalid_value':
      return 'enum';
    case 'too_big':
      return issue.origin === 'array'
        ? 'maxItems'
        : issue.origin === 'string'
          ? 'maxLength'
          : 'maximum';
    case 'too_small':
      return issue.origin === 'array'
        ? 'minItems'
        : issue.origin === 'string'
          ? 'minLength'
          : 'minimum';
    case 'unrecognized_keys':
      return 'additionalProperties';
    default:
      return 'other';
  }
}

/** Converts a schema issue to a fault with its path. */
export function issueFault(issue: z.core.$ZodIssue): {
  path: readonly PropertyKey[];
  rule: string;
  message: LocalText;
} {
  const rule = ruleOf(issue);
  // The schema reports an unexpected field at its parent, but the author looks for the field.
  const extra = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const path = [...issue.path, ...extra];
  const field = path.length > 0 ? `“${path.join('.')}” ` : '';
  const { en, vi } = invalidField[rule];
  return { path, rule, message: { en: `${field}${en}.`, vi: `${field}${vi}.` } };
}
