import type { Form } from '../blueprint/form.ts';
import type { Bank } from '../blueprint/validate-form.ts';
import type { ItemParameters, ItemVersion } from '../item/item.ts';
import type { Section } from '../item/section.ts';
import { skillFacts } from '../item/taxonomy.ts';
import type { QuestionResult } from '../report/outcome.ts';
import type { Panel } from './choose-route.ts';
import { isRight } from './grade.ts';
import { scaleTotal, type Score } from './scale.ts';
import { scoreSection, type SectionResult, type SectionScaling } from './score-section.ts';

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
  /** The team has dropped it from scoring. */
  isDropped?: boolean;
  answer?: string | undefined;
  /** How it was graded. Absent if the key of the item decides. */
  result?: QuestionResult;
}

export const isAnsweredRight = ({ item, answer, result }: AnsweredItem): boolean =>
  result === undefined ? isRight(item.response, answer) : result === 'right';

/** Pretest items and dropped items do not count towards a score. */
export const isScored = ({
  isPretest,
  isDropped = false,
}: Pick<AnsweredItem, 'isPretest' | 'isDropped'>): boolean => !isPretest && !isDropped;

export interface FinishedSection extends SectionScaling {
  section: Section;
  answered: readonly AnsweredItem[];
}

export interface AttemptScore {
  sections: SectionResult[];
  /** Absent unless both sections were finished. */
  total?: Score;
}

function scoreFinishedSection({ section, answered, ...scaling }: FinishedSection): SectionResult {
  const responses = answered.filter(isScored).map((each) => ({
    item: each.item.id,
    domain: skillFacts[each.item.skill].domain,
    parameters: each.item.parameters,
    isRight: isAnsweredRight(each),
  }));
  return scoreSection(section, responses, scaling);
}

/** Scores an attempt from its finished sections. A section that was not finished has no score. */
export const scoreAttempt = (finished: readonly FinishedSection[]): AttemptScore =>
  addTotal(finished.map(scoreFinishedSection));

/** Adds the total if both sections have a score. */
export function addTotal(sections: SectionResult[]): AttemptScore {
  const rw = sections.find(({ section }) => section === 'rw');
  const math = sections.find(({ section }) => section === 'math');
  if (!rw || !math) return { sections };
  return { sections, total: scaleTotal(rw, math, [rw.error, math.error]) };
}

/** True if some parameters were judged, as they were in all results from before this was stored. */
export const isProvisional = ({ sections }: AttemptScore): boolean =>
  sections.some((section) => section.isProvisional ?? true);
