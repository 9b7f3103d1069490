import { acceptedSpellings } from '../../item-content/accepted-spellings.ts';
import type { ExchangeItem } from '../exchange-item.ts';
import { xmlText } from './xml.ts';

const value = (text: string): string => `<qti-value>${xmlText(text)}</qti-value>`;

const outcomes =
  '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"><qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>\n  ' +
  '<qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"/>';

const setFeedback = (expression: string): string =>
  `<qti-set-outcome-value identifier="FEEDBACK">${expression}</qti-set-outcome-value>`;

const response = '<qti-variable identifier="RESPONSE"/>';

/** The right choice scores one; the feedback is that of the selected choice. */
function choiceScoring(key: string | null): Scoring {
  return {
    declarations:
      '<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">' +
      `${key === null ? '' : `<qti-correct-response>${value(key)}</qti-correct-response>`}` +
      `</qti-response-declaration>\n  ${outcomes}`,
    processing: `<qti-response-processing>
    <qti-response-condition>
      <qti-response-if>
        <qti-match>${response}<qti-correct identifier="RESPONSE"/></qti-match>
        <qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value>
      </qti-response-if>
    </qti-response-condition>
    ${setFeedback(response)}
  </qti-response-processing>`,
  };
}

function enteredScoring(keys: readonly string[]): Scoring {
  const [first] = keys;
  // Other systems compare character by character, so list the common spellings of the number.
  const all = keys.flatMap((key) => [key, ...acceptedSpellings([key])]);
  const spellings = [...new Set(all)].filter((each) => each !== '');
  const entries = spellings.map(
    (each) => `<qti-map-entry map-key="${xmlText(each)}" mapped-value="1"/>`,
  );
  const mapping = `<qti-mapping default-value="0">${entries.join('')}</qti-mapping>`;
  return {
    declarations:
      '<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="string">' +
      `${first === undefined ? '' : `<qti-correct-response>${value(first)}</qti-correct-response>`}` +
      `${entries.length > 0 ? mapping : ''}</qti-response-declaration>\n  ${outcomes}`,
    processing: `<qti-response-processing>
    <qti-set-outcome-value identifier="SCORE"><qti-map-response identifier="RESPONSE"/></qti-set-outcome-value>
    ${setFeedback('<qti-base-value base-type="identifier">RATIONALE</qti-base-value>')}
  </qti-response-processing>`,
  };
}

interface Scoring {
  declarations: string;
  processing: string;
}

export const scoringXml = ({ response: answer }: ExchangeItem): Scoring =>
  answer.kind === 'choice' ? choiceScoring(answer.key) : enteredScoring(answer.keys);
