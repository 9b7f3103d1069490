import { parse } from 'yaml';

/** Which words people read on the product’s screens, in its emails and articles. The terms to use are in docs/glossary.md. */
export type Language = 'en' | 'vi';

interface RetiredTerm {
  pattern: RegExp;
  instead: string;
  /** Also in hints and explanations of the bank; there a domain or a rhythm may be meant. */
  isInItems?: boolean;
  /** The only files in which the term is retired. */
  in?: RegExp;
}

/** Screens of the team, refusals and everything about the safety of an account: friendly particles sound childish there. */
const seriousTexts =
  /\/console\/|^web\/(console|app\/admin-shell|accounts\/(auth|profile\/security))\/|^contract\/|^server\/(accounts|bank|platform)\/|^content\/site\/(pages|canned)|\/problems\/|failures\.ts$/;

export const retiredTerms: Readonly<Record<Language, readonly RetiredTerm[]>> = {
  vi: [
    { pattern: /học phần/i, instead: 'module, Module 1', isInItems: true },
    { pattern: /SAT®? số|đề số(?! [\d{])/i, instead: 'Digital SAT', isInItems: true },
    { pattern: /hụt/i, instead: 'sai, bỏ trống' },
    { pattern: /(?<!tên )miền(?! (xác định|nghiệm))/i, instead: 'nhóm kiến thức' },
    { pattern: /đổi độ khó/i, instead: 'thích ứng (adaptive)' },
    { pattern: /đã thuộc(?! về)|các bước đến khi thuộc|nhớ hẳn|nắm chắc/i, instead: 'đã nắm vững' },
    { pattern: /nhịp/i, instead: 'thời gian trung bình mỗi câu, phân bổ thời gian' },
    { pattern: /chẩn đoán|bài đánh giá/i, instead: 'bài kiểm tra đầu vào' },
    { pattern: /bài kiểm tra(?! đầu vào)/i, instead: 'đề thi, bài thi', isInItems: true },
    { pattern: /(đề|bài) đầy đủ/i, instead: 'đề thi thử' },
    { pattern: /cất (lớp|nội dung|câu hỏi|đề)|đã cất/i, instead: 'lưu trữ' },
    { pattern: /ra khỏi lớp/i, instead: 'xóa khỏi lớp' },
    { pattern: /ghép (đề|riêng|một đề|và)|đề ghép/i, instead: 'tạo đề' },
    { pattern: /(?<!(sao|ghi) )chép/i, instead: 'sao chép' },
    { pattern: /chúng (mình|ta)(?!\p{L})/iu, instead: 'chúng tôi' },
    { pattern: /(các|bốn|những|mỗi|từng) lựa chọn/i, instead: 'phương án' },
    { pattern: /đáp án của (bạn|em)/i, instead: 'câu trả lời của bạn', isInItems: true },
    { pattern: /mã xác nhận|xác nhận (địa chỉ )?email/i, instead: 'mã xác minh, xác minh email' },
    { pattern: /bài đọc/i, instead: 'đoạn văn' },
    { pattern: /bài \[?hướng nghiệp/i, instead: 'trắc nghiệm sở thích' },
    { pattern: /lần (làm bài|thi)(?!\p{L})/iu, instead: 'lượt làm bài' },
    { pattern: /(giờ|lần) nghỉ/i, instead: 'giờ giải lao' },
    { pattern: /rời bài|thoát khỏi bài/i, instead: 'thoát bài thi' },
    { pattern: /phần tô(?! sáng)|tô (&|và|không)/i, instead: 'tô sáng, phần tô sáng' },
    { pattern: /máy tính vẽ đồ thị/i, instead: 'máy tính đồ thị' },
    { pattern: /nhánh (thấp|cao)/i, instead: 'nhánh dễ, nhánh khó' },
    { pattern: /xuất bản|phát hành/i, instead: 'đăng' },
    { pattern: /đình chỉ/i, instead: 'tạm khóa' },
    { pattern: /bảng quản trị/i, instead: 'trang quản trị' },
    { pattern: /trình đơn/i, instead: 'menu' },
    { pattern: /gắn cờ/i, instead: 'cần xem lại' },
    { pattern: /hỗ trợ viên|bộ phận hỗ trợ/i, instead: 'nhân viên hỗ trợ, đội hỗ trợ' },
    { pattern: /thương hiệu|bảo trợ/i, instead: 'nhãn hiệu, bảo chứng' },
    { pattern: /lợi điểm/i, instead: 'tăng điểm nhiều nhất' },
    { pattern: /niêm phong/i, instead: 'mã hóa' },
    { pattern: /tỷ lệ/i, instead: 'tỉ lệ', isInItems: true },
    {
      pattern: /định lí|lí thuyết|hợp lí/i,
      instead: 'định lý, lý thuyết, hợp lý',
    },
    { pattern: /(?<!\p{L})nhé(?!\p{L})/iu, instead: '“Hãy …”, “Vui lòng …”', in: seriousTexts },
  ],
  en: [
    {
      pattern:
        /(?<!(case|capital|same|another) |\{)\bletters?\b(?! (and|or|with|without|of the answer)\b|, digits| \()|\bmailed\b/i,
      instead: 'email',
    },
    { pattern: /\be-mails?\b/i, instead: 'email' },
    { pattern: /\b(sit|sits|sat|sitting|sittings)\b/, instead: 'take, took, attempt' },
    { pattern: /\bmend(s|ed|ing)?\b/i, instead: 'correct, fix' },
    { pattern: /\breckon(s|ed|ing)?\b/i, instead: 'calculate' },
    { pattern: /\bwho(so)?ever\b/i, instead: 'anyone who' },
    { pattern: /\bsomebody\b|\beverybody\b|\banybody\b/i, instead: 'someone, everyone, anyone' },
    { pattern: /\bput away\b|\btake out again\b/i, instead: 'archive, dismiss, restore' },
    { pattern: /\bhand(s|ed|ing)? in\b/i, instead: 'submit' },
    { pattern: /\bcall(s|ed)? off\b/i, instead: 'cancel' },
    { pattern: /\bunder way\b/i, instead: 'in progress' },
    { pattern: /\bby (itself|themselves)\b/i, instead: 'automatically' },
    { pattern: /\bstands?\b(?! (for|out)\b)|\bstood\b/i, instead: 'is, appears' },
    { pattern: /\bclocks?\b/i, instead: 'timer' },
    { pattern: /\bbracket(s|ed)?\b/i, instead: 'parenthesis' },
    { pattern: /\btries\b/i, instead: 'attempts' },
    {
      pattern: /colour|\b(favour|neighbour|behaviour|counsellor)/i,
      instead: 'color, favor, neighbor',
      isInItems: true,
    },
    { pattern: /\bpractis(e|es|ed|ing)\b/i, instead: 'practice', isInItems: true },
    {
      pattern: /\b\w+(recogn|organ|standard|minim|maxim|anonym)is(e|es|ed|ing|ation)\b/i,
      instead: 'the spelling with z',
      isInItems: true,
    },
    {
      pattern: /\blearnt\b|\btowards\b|\bcentres?\b/i,
      instead: 'learned, toward, center',
      isInItems: true,
    },
    { pattern: /\bMaths\b/i, instead: 'Math', isInItems: true },
    { pattern: /\bcancell(ed|ing)\b/i, instead: 'canceled' },
    { pattern: /\blicence\b/i, instead: 'license' },
    { pattern: /\bwholly\b|\banew\b/i, instead: 'completely, again' },
    { pattern: /\blog(s|ged)? in\b|\blog ?out\b|\blogin page\b/i, instead: 'sign in, sign out' },
    { pattern: /\bcan ?not\b/i, instead: 'can’t' },
    { pattern: /\bright answers?\b/i, instead: 'correct answer' },
    { pattern: /\boption eliminator\b/i, instead: 'cross out' },
    { pattern: /\bthe people at B/i, instead: 'the Bậc team' },
  ],
};

/** Texts that may use a retired term, with the reason. The key is a file, or a file and the key of a message. */
export const exceptions: Readonly<Record<string, string>> = {
  'web/site/orientation/result/messages.vi.json':
    'Jobs that build a brand: “thương hiệu” is their name.',
  'web/attempts/player/calculator/messages.en.json:key.letters':
    'The key that shows the letters of the keypad.',
  'contract/protocol/invalid-field.ts': 'The specification prescribes “can not empty”.',
  'web/accounts/person-form/messages.en.json:problem.required':
    'The specification prescribes “can not empty”.',
  'web/app/messages.en.json:redirectingToLogin': 'The specification prescribes the sentence.',
  'web/app/messages.en.json:logoutSuccessful': 'The specification prescribes the sentence.',
  'web/app/messages.en.json:logoutCompleted': 'The specification prescribes the sentence.',
};

export interface ReaderText {
  language: Language;
  /** The line, or the key in a file of messages. */
  place: string;
  text: string;
}

const vietnamese = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹàáâãèéêìíòóôõùúý]/i;
const lineOf = (source: string, index: number): string =>
  String(source.slice(0, index).split('\n').length);

function leavesOf(
  value: unknown,
  path: readonly string[] = [],
): { path: string[]; text: string }[] {
  if (typeof value === 'string') return [{ path: [...path], text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** Parts of an item that students read as the product’s own words; the rest is the test itself. */
const ownWords = new Set(['why', 'hint', 'rule', 'topic']);

/** Quotations and formulas belong to the test or to other people. */
const withoutQuotations = (text: string): string =>
  text.replaceAll(/“[^”]*”|‘[^’]*’|"[^"]*"|\*[^*]+\*|\$[^$]+\$/g, ' ');

function textsOfYaml(source: string, isItems: boolean): ReaderText[] {
  return leavesOf(parse(source)).flatMap(({ path, text }) => {
    const language = path.at(-1);
    if (language !== 'en' && language !== 'vi') return [];
    if (isItems && !path.some((key) => ownWords.has(key))) return [];
    return [{ language, place: path.join('.'), text: isItems ? withoutQuotations(text) : text }];
  });
}

const comment = /\/\*[\s\S]*?\*\/|(?<=^|[\s{(])\/\/.*/gm;
const literal = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** Literals of code that has texts in both languages. English ones have three words at least, so that keys and codes are left out. */
function textsOfCode(source: string): ReaderText[] {
  if (!/\bvi\b/.test(source)) return [];
  const code = source.replaceAll(comment, blank);
  return [...code.matchAll(literal)].flatMap(({ 0: text, index }): ReaderText[] => {
    const place = lineOf(source, index);
    if (vietnamese.test(text.replaceAll('Bậc', ''))) return [{ language: 'vi', place, text }];
    return /\p{L}+ \p{L}+ \p{L}+/u.test(text) ? [{ language: 'en', place, text }] : [];
  });
}

/** Every text of a file that people read, by language. */
export function readerTextsOf(file: string, source: string): ReaderText[] {
  const [, ofMessages] = /messages\.(en|vi)\.json$/.exec(file) ?? [];
  if (ofMessages !== undefined) {
    return leavesOf(JSON.parse(source)).map(({ path, text }) => ({
      language: ofMessages as Language,
      place: path.join('.'),
      text,
    }));
  }
  const [, ofArticle] = /\.(en|vi)\.md$/.exec(file) ?? [];
  if (ofArticle !== undefined) {
    const language = ofArticle as Language;
    return source.split('\n').map((text, index) => ({ language, place: String(index + 1), text }));
  }
  if (file.endsWith('.yaml')) return textsOfYaml(source, file.startsWith('content/items/'));
  if (file.endsWith('.webmanifest')) {
    return leavesOf(JSON.parse(source)).map(({ path, text }) => ({
      language: 'vi',
      place: path.join('.'),
      text,
    }));
  }
  return textsOfCode(source);
}

/** Parsing the whole bank takes seconds; nearly no file of it holds a term at all. */
const mayHoldRetiredTerm = (source: string): boolean =>
  Object.values(retiredTerms).some((terms) =>
    terms.some(({ pattern, isInItems }) => isInItems && pattern.test(source)),
  );

/** Every retired term in the texts of one file, as a sentence that says what to write. */
export function retiredTermsIn(file: string, source: string): string[] {
  if (file in exceptions) return [];
  const isItems = file.startsWith('content/items/');
  if (isItems && !mayHoldRetiredTerm(source)) return [];
  return readerTextsOf(file, source).flatMap(({ language, place, text }) => {
    if (`${file}:${place}` in exceptions) return [];
    return retiredTerms[language].flatMap((term) => {
      if ((isItems && !term.isInItems) || term.in?.test(file) === false) return [];
      const word = term.pattern.exec(text)?.[0];
      return word === undefined ? [] : [`${file}:${place} says “${word}”; write ${term.instead}`];
    });
  });
}
