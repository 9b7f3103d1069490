import type { Form } from '../blueprint/form.ts';
import type { Bank } from '../blueprint/validate-form.ts';
import type { ItemParameters, ItemVersion } from '../item/item.ts';
import type { Section } from '../item/section.ts';
import { skillFacts } from '../item/taxonomy.ts';
import type { Panel } from './choose-route.ts';
import { isRight } from './grade.ts';
import { percentile, type Percentile } from './percentile.ts';
import { scaleTotal, type Score } from './scale.ts';
import { scoreSection, type SectionResult } from './score-section.ts';

/** The scored items of a section of a form, as routing and scaling use them. */
export function panelOf({ modules }: Form, section: Section, bank: Bank): Panel {
  const scored = (part: number, route?: string): ItemParameters[] =>
    modules
      .filter((each) => each.section === section && each.part === part && each.route === route)
      .flatMap(({ slots }) => slots)
      .filter(({ isPretest }) => !isPretest)
      .flatMap(({ item }) => bank.get(item)?.parameters ?? []);
  const [lower, higher] = [scored(2, 'lower'), scored(2, 'higher')];
  const first = scored(1);
  return lower.length > 0 ? { first, second: { lower, higher } } : { first };
}

/** One question of a finished section. */
export interface AnsweredItem {
  item: ItemVersion;
  isPretest: boolean;
  answer?: string | undefined;
}

export interface FinishedSection {
  section: Section;
  answered: readonly AnsweredItem[];
  reliability: number;
}

export interface AttemptScore {
  sections: (SectionResult & { percentile: Percentile | undefined })[];
  /** Absent unless both sections were finished. */
  total?: Score & { percentile: Percentile | undefined };
}

function scoreFinishedSection({ section, answered, reliability }: FinishedSection): SectionResult {
  const responses = answered
    .filter(({ isPretest }) => !isPretest)
    .map(({ item, answer }) => ({
      item: item.id,
      domain: skillFacts[item.skill].domain,
      parameters: item.parameters,
      isRight: isRight(item.response, answer),
    }));
  return scoreSection(section, responses, reliability);
}

/** Scores an attempt from its finished sections. A section that was not finished has no score. */
export function scoreAttempt(finished: readonly FinishedSection[]): AttemptScore {
  const sections = finished.map((each) => {
    const result = scoreFinishedSection(each);
    return { ...result, percentile: percentile(each.section, result.score) };
  });
  const rw = sections.find(({ section }) => section === 'rw');
  const math = sections.find(({ section }) => section === 'math');
  if (!rw || !math) return { sections };
  const total = scaleTotal(rw, math, [rw.error, math.error]);
  return { sections, total: { ...total, percentile: percentile('total', total.score) } };
}
