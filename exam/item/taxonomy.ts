import type { LocalText } from './local-text.ts';
import type { Section } from './section.ts';

/**
 * What the test measures: sections, their domains in the order of the test, and the skills of each domain. The names are from
 * the published assessment framework of the digital SAT (v3.01, August 2024).
 */

export const domains = [
  'craft-and-structure',
  'information-and-ideas',
  'standard-english-conventions',
  'expression-of-ideas',
  'algebra',
  'advanced-math',
  'problem-solving-and-data-analysis',
  'geometry-and-trigonometry',
] as const;
export type Domain = (typeof domains)[number];

interface DomainFacts {
  section: Section;
  name: LocalText;
}

export const domainFacts: Record<Domain, DomainFacts> = {
  'craft-and-structure': {
    section: 'rw',
    name: { en: 'Craft and Structure', vi: 'Từ ngữ và cấu trúc' },
  },
  'information-and-ideas': {
    section: 'rw',
    name: { en: 'Information and Ideas', vi: 'Thông tin và ý tưởng' },
  },
  'standard-english-conventions': {
    section: 'rw',
    name: { en: 'Standard English Conventions', vi: 'Quy tắc tiếng Anh chuẩn' },
  },
  'expression-of-ideas': {
    section: 'rw',
    name: { en: 'Expression of Ideas', vi: 'Diễn đạt ý tưởng' },
  },
  algebra: { section: 'math', name: { en: 'Algebra', vi: 'Đại số' } },
  'advanced-math': { section: 'math', name: { en: 'Advanced Math', vi: 'Toán nâng cao' } },
  'problem-solving-and-data-analysis': {
    section: 'math',
    name: {
      en: 'Problem-Solving and Data Analysis',
      vi: 'Giải quyết vấn đề và phân tích dữ liệu',
    },
  },
  'geometry-and-trigonometry': {
    section: 'math',
    name: { en: 'Geometry and Trigonometry', vi: 'Hình học và lượng giác' },
  },
};

/** The order of the Reading and Writing skills is that of their questions in a module. */
export const skills = [
  'words-in-context',
  'text-structure-and-purpose',
  'cross-text-connections',
  'central-ideas-and-details',
  'textual-evidence',
  'quantitative-evidence',
  'inferences',
  'boundaries',
  'form-structure-and-sense',
  'transitions',
  'rhetorical-synthesis',
  'linear-equations-in-one-variable',
  'linear-equations-in-two-variables',
  'linear-functions',
  'systems-of-linear-equations',
  'linear-inequalities',
  'equivalent-expressions',
  'nonlinear-equations-and-systems',
  'nonlinear-functions',
  'ratios-rates-and-units',
  'percentages',
  'one-variable-data',
  'two-variable-data',
  'probability',
  'inference-from-samples',
  'statistical-claims',
  'area-and-volume',
  'lines-angles-and-triangles',
  'right-triangles-and-trigonometry',
  'circles',
] as const;
export type Skill = (typeof skills)[number];

interface SkillFacts {
  domain: Domain;
  name: LocalText;
}

export const skillFacts: Record<Skill, SkillFacts> = {
  'words-in-context': {
    domain: 'craft-and-structure',
    name: { en: 'Words in Context', vi: 'Từ trong ngữ cảnh' },
  },
  'text-structure-and-purpose': {
    domain: 'craft-and-structure',
    name: { en: 'Text Structure and Purpose', vi: 'Cấu trúc và mục đích văn bản' },
  },
  'cross-text-connections': {
    domain: 'craft-and-structure',
    name: { en: 'Cross-Text Connections', vi: 'Liên hệ giữa hai văn bản' },
  },
  'central-ideas-and-details': {
    domain: 'information-and-ideas',
    name: { en: 'Central Ideas and Details', vi: 'Ý chính và chi tiết' },
  },
  'textual-evidence': {
    domain: 'information-and-ideas',
    name: { en: 'Command of Evidence (Textual)', vi: 'Dẫn chứng từ văn bản' },
  },
  'quantitative-evidence': {
    domain: 'information-and-ideas',
    name: { en: 'Command of Evidence (Quantitative)', vi: 'Dẫn chứng từ số liệu' },
  },
  inferences: {
    domain: 'information-and-ideas',
    name: { en: 'Inferences', vi: 'Suy luận' },
  },
  boundaries: {
    domain: 'standard-english-conventions',
    name: { en: 'Boundaries', vi: 'Ranh giới câu và mệnh đề' },
  },
  'form-structure-and-sense': {
    domain: 'standard-english-conventions',
    name: { en: 'Form, Structure, and Sense', vi: 'Hình thái, cấu trúc và nghĩa' },
  },
  transitions: {
    domain: 'expression-of-ideas',
    name: { en: 'Transitions', vi: 'Từ nối' },
  },
  'rhetorical-synthesis': {
    domain: 'expression-of-ideas',
    name: { en: 'Rhetorical Synthesis', vi: 'Tổng hợp theo mục đích viết' },
  },
  'linear-equations-in-one-variable': {
    domain: 'algebra',
    name: { en: 'Linear equations in one variable', vi: 'Phương trình bậc nhất một ẩn' },
  },
  'linear-equations-in-two-variables': {
    domain: 'algebra',
    name: { en: 'Linear equations in two variables', vi: 'Phương trình bậc nhất hai ẩn' },
  },
  'linear-functions': {
    domain: 'algebra',
    name: { en: 'Linear functions', vi: 'Hàm số bậc nhất' },
  },
  'systems-of-linear-equations': {
    domain: 'algebra',
    name: {
      en: 'Systems of two linear equations in two variables',
      vi: 'Hệ hai phương trình bậc nhất hai ẩn',
    },
  },
  'linear-inequalities': {
    domain: 'algebra',
    name: {
      en: 'Linear inequalities in one or two variables',
      vi: 'Bất phương trình bậc nhất một hoặc hai ẩn',
    },
  },
  'equivalent-expressions': {
    domain: 'advanced-math',
    name: { en: 'Equivalent expressions', vi: 'Biểu thức tương đương' },
  },
  'nonlinear-equations-and-systems': {
    domain: 'advanced-math',
    name: {
      en: 'Nonlinear equations in one variable and systems of equations in two variables',
      vi: 'Phương trình phi tuyến một ẩn và hệ phương trình hai ẩn',
    },
  },
  'nonlinear-functions': {
    domain: 'advanced-math',
    name: { en: 'Nonlinear functions', vi: 'Hàm số phi tuyến' },
  },
  'ratios-rates-and-units': {
    domain: 'problem-solving-and-data-analysis',
    name: {
      en: 'Ratios, rates, proportional relationships, and units',
      vi: 'Tỉ số, tốc độ, tỉ lệ và đơn vị',
    },
  },
  percentages: {
    domain: 'problem-solving-and-data-analysis',
    name: { en: 'Percentages', vi: 'Phần trăm' },
  },
  'one-variable-data': {
    domain: 'problem-solving-and-data-analysis',
    name: {
      en: 'One-variable data: Distributions and measures of center and spread',
      vi: 'Dữ liệu một biến: phân bố, độ tập trung và độ phân tán',
    },
  },
  'two-variable-data': {
    domain: 'problem-solving-and-data-analysis',
    name: {
      en: 'Two-variable data: Models and scatterplots',
      vi: 'Dữ liệu hai biến: mô hình và biểu đồ phân tán',
    },
  },
  probability: {
    domain: 'problem-solving-and-data-analysis',
    name: {
      en: 'Probability and conditional probability',
      vi: 'Xác suất và xác suất có điều kiện',
    },
  },
  'inference-from-samples': {
    domain: 'problem-solving-and-data-analysis',
    name: {
      en: 'Inference from sample statistics and margin of error',
      vi: 'Suy đoán từ mẫu và sai số',
    },
  },
  'statistical-claims': {
    domain: 'problem-solving-and-data-analysis',
    name: {
      en: 'Evaluating statistical claims: Observational studies and experiments',
      vi: 'Đánh giá kết luận thống kê: nghiên cứu quan sát và thực nghiệm',
    },
  },
  'area-and-volume': {
    domain: 'geometry-and-trigonometry',
    name: { en: 'Area and volume', vi: 'Diện tích và thể tích' },
  },
  'lines-angles-and-triangles': {
    domain: 'geometry-and-trigonometry',
    name: { en: 'Lines, angles, and triangles', vi: 'Đường thẳng, góc và tam giác' },
  },
  'right-triangles-and-trigonometry': {
    domain: 'geometry-and-trigonometry',
    name: {
      en: 'Right triangles and trigonometry',
      vi: 'Tam giác vuông và lượng giác',
    },
  },
  circles: {
    domain: 'geometry-and-trigonometry',
    name: { en: 'Circles', vi: 'Đường tròn' },
  },
};

export const sectionOf = (skill: Skill): Section => domainFacts[skillFacts[skill].domain].section;

export const domainsOf = (section: Section): Domain[] =>
  domains.filter((domain) => domainFacts[domain].section === section);
