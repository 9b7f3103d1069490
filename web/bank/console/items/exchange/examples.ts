import type { ExchangeFormat } from '@bac/contract/bank/exchange-formats.ts';
import { toCsv } from '../../../../ui/data/csv.ts';

/** One small file of each format, to read, change and import. */

const yaml = `# Two questions. A text may hold Markdown, formulas between $ signs and the place of a figure (::figure{#name}).
- id: example-choice-01
  skill: linear-equations-in-one-variable
  topic:
    en: Solve by dividing
    vi: Giải bằng phép chia
  inContext: false
  difficulty: easy
  stem: If $6x = 42$, what is the value of $x$?
  choices:
    A: '$7$'
    B: '$8$'
    C: '$36$'
    D: '$48$'
  key: A
  why:
    A:
      en: Dividing both sides of the equation by 6 leaves $x$ alone on the left and gives $x = 7$.
      vi: Chia cả hai vế của phương trình cho 6, vế trái chỉ còn $x$ và ta được $x = 7$.
    B:
      en: This would need the right side of the equation to be 48, for $6 \\times 8 = 48$.
      vi: Muốn vậy vế phải của phương trình phải là 48, vì $6 \\times 8 = 48$.
    C:
      en: This subtracts 6 from 42 instead of dividing by it.
      vi: Cách này lấy 42 trừ 6 thay vì chia cho 6.
    D:
      en: This adds 6 to 42 instead of dividing by it.
      vi: Cách này lấy 42 cộng 6 thay vì chia cho 6.
  hint:
    en: Which operation undoes a multiplication by 6?
    vi: Phép tính nào ngược với phép nhân với 6?
  source: Original.

- id: example-entered-01
  skill: percentages
  topic:
    en: A share of a number
    vi: Phần trăm của một số
  inContext: true
  difficulty: medium
  figures:
    - kind: table
      id: sales
      alt: A table with the number of tickets sold on Monday and on Tuesday.
      columns: [Day, Tickets]
      rows:
        - [Monday, '80']
        - [Tuesday, '120']
  stem: |
    ::figure{#sales}

    The table shows the tickets a theater sold on two days. What percent of these tickets were sold on Monday?
    (Disregard the percent sign when entering your answer.)
  keys: ['40']
  why:
    en: In all, 200 tickets were sold, and $\\frac{80}{200} = 0.4$, which is 40 percent.
    vi: Cả hai ngày bán được 200 vé, và $\\frac{80}{200} = 0.4$, tức là 40 phần trăm.
  hint:
    en: First find how many tickets were sold in all.
    vi: Trước hết bạn tính tổng số vé đã bán.
  source: Original; theater and figures are invented.
`;

const csv = toCsv([
  [
    'id',
    'skill',
    'difficulty',
    'in_context',
    'topic_en',
    'topic_vi',
    'stem',
    'keys',
    'why_en',
    'why_vi',
    'hint_en',
    'hint_vi',
    'source',
  ],
  [
    'example-csv-01',
    'linear-functions',
    'easy',
    'no',
    'Value of a function',
    'Giá trị của hàm số',
    'If $f(x) = 3x - 4$, what is the value of $f(5)$?',
    '11',
    'Substituting 5 for $x$ gives $3 \\times 5 - 4 = 11$.',
    'Thay $x$ bằng 5 được $3 \\times 5 - 4 = 11$.',
    'Substitute the number for the variable.',
    'Bạn thay chữ bằng số.',
    'Original.',
  ],
]);

const qti = `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="example-qti-01"
  title="Square of a number" time-dependent="false" xml:lang="en">
  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">
    <qti-correct-response><qti-value>C</qti-value></qti-correct-response>
  </qti-response-declaration>
  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>
  <qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"/>
  <qti-item-body>
    <qti-choice-interaction response-identifier="RESPONSE" shuffle="false" max-choices="1">
      <qti-prompt>What is the square of 9?</qti-prompt>
      <qti-simple-choice identifier="A">3</qti-simple-choice>
      <qti-simple-choice identifier="B">18</qti-simple-choice>
      <qti-simple-choice identifier="C">81</qti-simple-choice>
      <qti-simple-choice identifier="D">99</qti-simple-choice>
    </qti-choice-interaction>
  </qti-item-body>
  <qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct"/>
  <qti-modal-feedback outcome-identifier="FEEDBACK" identifier="C" show-hide="show">
    <qti-content-body>
      <p xml:lang="en">The square of 9 is 9 times 9.</p>
      <p xml:lang="vi">Bình phương của 9 là 9 nhân với 9.</p>
    </qti-content-body>
  </qti-modal-feedback>
</qti-assessment-item>
`;

interface Example {
  name: string;
  type: string;
  text: string;
}

export const examples: Record<ExchangeFormat, Example> = {
  yaml: { name: 'bac-example.yaml', type: 'application/yaml;charset=utf-8', text: yaml },
  csv: { name: 'bac-example.csv', type: 'text/csv;charset=utf-8', text: csv },
  qti: { name: 'bac-example.xml', type: 'application/xml;charset=utf-8', text: qti },
};
