import { domainFacts, sectionOf, skillFacts } from '@bac/exam/item/taxonomy.ts';
import { sectionNames } from '@bac/exam/item/section.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { ExchangeItem } from '../exchange-item.ts';
import { identifierOf } from './item-xml.ts';
import { xmlText } from './xml.ts';

const packaging = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';
const lom = 'http://ltsc.ieee.org/xsd/LOM';
const metadata = 'http://www.imsglobal.org/xsd/imsqti_metadata_v3p0';

export const itemPath = ({ id }: ExchangeItem): string => `items/${id}.xml`;

const languageStrings = ({ en, vi }: LocalText): string =>
  [
    en && `<string language="en">${xmlText(en)}</string>`,
    vi && `<string language="vi">${xmlText(vi)}</string>`,
  ].join('');

const taxon = (id: string, name: LocalText): string =>
  `<taxon><id>${xmlText(id)}</id><entry>${languageStrings(name)}</entry></taxon>`;

/** Section, domain and skill, with their names in the assessment framework. */
function taxons({ skill }: ExchangeItem): string {
  const section = sectionOf(skill);
  const { domain, name } = skillFacts[skill];
  return (
    taxon(section, sectionNames[section]) +
    taxon(domain, domainFacts[domain].name) +
    taxon(skill, name)
  );
}

/** IEEE LOM metadata for any catalog, and QTI's own metadata. */
function metadataXml(item: ExchangeItem): string {
  const { id, topic, version, response, difficulty, type } = item;
  const interaction = response.kind === 'choice' ? 'choiceInteraction' : 'textEntryInteraction';
  return `<metadata>
        <lom xmlns="${lom}">
          <general>
            <identifier><catalog>bac</catalog><entry>${xmlText(id)}</entry></identifier>
            <title>${languageStrings(topic)}</title>
            <language>en</language>
            ${type === undefined ? '' : `<keyword><string language="en">${xmlText(type)}</string></keyword>`}
          </general>
          <lifeCycle><version><string language="en">${version ?? 0}</string></version></lifeCycle>
          <educational><difficulty><source>LOMv1.0</source><value>${difficulty === 'hard' ? 'difficult' : difficulty}</value></difficulty></educational>
          <classification>
            <purpose><source>LOMv1.0</source><value>discipline</value></purpose>
            <taxonPath><source><string language="en">Digital SAT assessment framework</string></source>${taxons(item)}</taxonPath>
          </classification>
        </lom>
        <qtiMetadata xmlns="${metadata}"><itemTemplate>false</itemTemplate><timeDependent>false</timeDependent><composite>false</composite><interactionType>${interaction}</interactionType></qtiMetadata>
      </metadata>`;
}

export const resourceXml = (
  item: ExchangeItem,
): string => `    <resource identifier="${identifierOf(item.id)}" type="imsqti_item_xmlv3p0" href="${itemPath(item)}">
      ${metadataXml(item)}
      <file href="${itemPath(item)}"/>
    </resource>
`;

export const manifestStart = `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="${packaging}" identifier="bac-items">
  <metadata>
    <schema>QTI Package</schema>
    <schemaversion>3.0.0</schemaversion>
  </metadata>
  <organizations/>
  <resources>
`;

export const manifestEnd = `  </resources>
</manifest>
`;
