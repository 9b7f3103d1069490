import { sampleItem } from '@bac/exam/testing/sample-bank.ts';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeQtiItem } from './qti/item-xml.ts';
import { readFile } from './read-file.ts';

const read = (content: string, skill?: 'circles') =>
  readFile('item.xml', strToU8(content), { skill }).items[0]!;

const rules = ({ faults }: ReturnType<typeof read>): string[] => faults.map(({ rule }) => rule);

const head = 'xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" time-dependent="false"';

const choiceItem = `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item ${head} identifier="River_Crossing.7" title="Ferry timetable" xml:lang="en-GB">
  <qti-response-declaration identifier="R1" cardinality="single" base-type="identifier">
    <qti-correct-response><qti-value>late</qti-value></qti-correct-response>
  </qti-response-declaration>
  <qti-item-body>
    <p>A ferry that costs $3 leaves every <strong>twelve</strong> minutes, so it sails
      <math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mn>60</mn><mn>12</mn></mfrac></math> times an hour.</p>
    <ul><li>It is <em>never</em> full.</li><li>It runs all day.</li></ul>
    <img src="ferry.png" alt="A ferry on a wide river"/>
    <qti-choice-interaction response-identifier="R1" max-choices="1">
      <qti-prompt>When does the last one leave?</qti-prompt>
      <qti-simple-choice identifier="early">At noon</qti-simple-choice>
      <qti-simple-choice identifier="mid">At <math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></qti-simple-choice>
      <qti-simple-choice identifier="late">At midnight</qti-simple-choice>
      <qti-simple-choice identifier="never">Never</qti-simple-choice>
    </qti-choice-interaction>
  </qti-item-body>
  <qti-modal-feedback outcome-identifier="FEEDBACK" identifier="late" show-hide="show">
    <qti-content-body><p>It runs all day.</p><p xml:lang="vi">Phà chạy cả ngày.</p></qti-content-body>
  </qti-modal-feedback>
</qti-assessment-item>`;

const entryItem = `<qti-assessment-item ${head} identifier="sum" title="A sum">
  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="string">
    <qti-correct-response><qti-value>7/2</qti-value></qti-correct-response>
    <qti-mapping default-value="0">
      <qti-map-entry map-key="3.5" mapped-value="1"/>
      <qti-map-entry map-key="-1" mapped-value="0.5"/>
      <qti-map-entry map-key="9" mapped-value="0"/>
    </qti-mapping>
  </qti-response-declaration>
  <qti-item-body><p>What is 3 + 1/2? <qti-text-entry-interaction response-identifier="RESPONSE"/></p></qti-item-body>
  <qti-modal-feedback outcome-identifier="F" identifier="all" show-hide="show"><qti-content-body>Add them.</qti-content-body></qti-modal-feedback>
</qti-assessment-item>`;

describe('a QTI item of another system', () => {
  it('imports a choice item as a draft with holes', () => {
    const found = read(choiceItem, 'circles');
    expect(found.item).toMatchObject({
      id: 'river-crossing-7',
      skill: 'circles',
      difficulty: 'medium',
      topic: { en: 'Ferry timetable', vi: '' },
      stem:
        'A ferry that costs \\$3 leaves every **twelve** minutes, so it sails $\\frac{60}{12}$ times an hour.\n\n' +
        '- It is *never* full.\n- It runs all day.\n\nWhen does the last one leave?',
      response: {
        kind: 'choice',
        key: 'C',
        choices: {
          A: { text: 'At noon', rationale: { en: '', vi: '' } },
          B: { text: 'At $x^2$' },
          C: {
            text: 'At midnight',
            rationale: { en: 'It runs all day.', vi: 'Phà chạy cả ngày.' },
          },
          D: { text: 'Never' },
        },
      },
      source: '',
    });
    expect(found.faults.map(({ message }) => message.en)).toContain(
      'A picture couldn’t be imported: A ferry on a wide river. Please recreate it as a figure.',
    );
    // Holes are reported as in any draft.
    expect(rules(found)).toContain('empty');
  });

  it('imports each accepted number of an entry item once', () => {
    expect(read(entryItem, 'circles').item).toMatchObject({
      stem: 'What is 3 + 1/2?',
      response: { kind: 'entered', keys: ['7/2', '-1'], rationale: { en: 'Add them.', vi: '' } },
    });
  });

  it('requires a skill from the importer unless the manifest names one', () => {
    expect(read(choiceItem).item).toBeNull();
    expect(rules(read(choiceItem))).toContain('skill-missing');
    const manifest = `<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1"><resources>
      <resource type="imsqti_item_xmlv3p0" href="items/one.xml"><metadata><lom xmlns="http://ltsc.ieee.org/xsd/LOM">
        <classification><taxonPath><taxon><id>percentages</id></taxon></taxonPath></classification></lom></metadata>
      </resource>
      <resource type="imsqti_item_xmlv3p0" href="items/gone.xml"/>
    </resources></manifest>`;
    const archive = zipSync({
      'imsmanifest.xml': strToU8(manifest),
      'items/one.xml': strToU8(choiceItem),
    });
    const { items } = readFile('items.zip', archive, {});
    expect(items.map(({ item }) => item?.skill)).toEqual(['percentages', undefined]);
    expect(items[1]?.faults[0]?.rule).toBe('file-missing');
  });

  it('imports a stimulus that several items share', () => {
    const stimulus = `<qti-assessment-stimulus ${head} identifier="s" title="s"><qti-stimulus-body><p>A long story.</p></qti-stimulus-body></qti-assessment-stimulus>`;
    const item = choiceItem.replace(
      '<qti-item-body>',
      '<qti-assessment-stimulus-ref identifier="s" href="../texts/story%201.xml"/><qti-item-body>',
    );
    const archive = zipSync({
      'items/one.xml': strToU8(item),
      'texts/story 1.xml': strToU8(stimulus),
    });
    const { items } = readFile('items.zip', archive, { skill: 'inferences' });
    expect(items.map(({ item: found }) => found?.passages)).toEqual([['A long story.']]);
  });

  it.each([
    ['cardinality="single"', 'cardinality="multiple"', 'interaction'],
    ['qti-choice-interaction', 'qti-order-interaction', 'interaction'],
    [
      '<qti-simple-choice identifier="never">',
      '<qti-simple-choice identifier="x">y</qti-simple-choice><qti-simple-choice identifier="never">',
      'choices-many',
    ],
  ])('refuses an unsupported interaction: %s → %s', (from, to, rule) => {
    const found = read(choiceItem.replaceAll(from, to));
    expect(found.item).toBeNull();
    expect(rules(found)).toEqual([rule]);
  });
});

describe('an item of ours that went through another system', () => {
  const item = { ...sampleItem('circles'), stem: 'What is the radius?' };
  const exported = writeQtiItem(item);

  it('reads the same item after another system reformatted the file', () => {
    const reformatted = exported.replaceAll(/>\s*</g, '>\n      <');
    expect(read(reformatted)).toMatchObject({ item, faults: [] });
  });

  it('reports that another system changed the text but not our data', () => {
    const found = read(exported.replace('What is the radius?</p>', 'What is the diameter?</p>'));
    expect(found.item).toEqual(item);
    expect(rules(found)).toEqual(['changed-elsewhere']);
  });

  it('reads an item without our data like a foreign one', () => {
    const without = exported.replace(/<qti-card support="ext:bac-item">.*?<\/qti-card>/s, '');
    const { id, stem, response, hint } = item;
    expect(read(without, 'circles').item).toMatchObject({ id, stem, response, hint });
  });

  it('refuses an item whose own data is damaged', () => {
    const damaged = exported.replace(/(<code data-bac-digest="[^"]*">)\{/, '$1');
    expect(rules(read(damaged))).toEqual(['own-data-broken']);
  });
});
