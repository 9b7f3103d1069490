import type { PercentileRange, ReadyReport, ReportModule } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { domains, type Domain } from '@bac/exam/item/taxonomy.ts';
import { isMissed } from '@bac/exam/report/outcome.ts';
import { pacing, type Pacing } from '@bac/exam/report/pace.ts';
import { goalState, progressBetween, scoreChange } from '@bac/exam/report/score-change.ts';
import { tally, type Tally } from '@bac/exam/report/tally.ts';
import type { TFunction } from 'i18next';
import { moduleName } from '../module-name.ts';
import { sectionName } from '../../item/structure-name.ts';
import { domainName } from '../../item/taxonomy-name.ts';

type Translate = TFunction<'results/print'>;
type Sentence = string | null;

/** Describes the result in sentences for a reader who has never seen an SAT score. */
export function describeResult(report: ReadyReport, language: Language, t: Translate): string[] {
  const all: Sentence[] = [
    ...result(report, language, t),
    rushed(report, language, t),
    toGoal(report, t),
    sinceBest(report, t),
    strongerSection(report, language, t),
    mostLost(report, language, t),
    leftOver(report, language, t),
    seen(report, t),
  ];
  return all.filter((sentence): sentence is string => typeof sentence === 'string');
}

function result(report: ReadyReport, language: Language, t: Translate): Sentence[] {
  const { total, sections, student, questions, test, isProvisional } = report;
  if (total) {
    return [
      t('meaning.total', { score: total.score, low: total.low, high: total.high }),
      inHundred(total.percentile, t),
      isProvisional ? t('meaning.provisional') : null,
    ];
  }
  if (sections.length === 0) {
    const { right, total: questionCount } = tally(questions);
    const key = test.kind === 'practice' ? 'meaning.practice' : 'meaning.unscored';
    return [t(key, { student, right, total: questionCount })];
  }
  const each = sections.map(({ section, score, low, high }) =>
    t('meaning.section', { section: sectionName(section)[language], score, low, high }),
  );
  return [...each, isProvisional ? t('meaning.provisional') : null, t('meaning.noTotal')];
}

/** Leaves out the ends of the table, where a percentile is not a number. */
function inHundred(percentile: PercentileRange | null, t: Translate): Sentence {
  const [low = '', high = ''] = [percentile?.low.user, percentile?.high.user];
  const isCount = /^\d+$/.test(low) && /^\d+$/.test(high);
  return isCount ? t('meaning.percentile', { low, high }) : null;
}

function toGoal({ goal, total, student }: ReadyReport, t: Translate): Sentence {
  if (!goal || !total) return null;
  const values = { student, points: goal.score - total.score, goal: goal.score };
  const key = { reached: 'goalReached', range: 'goalInRange', open: 'toGoal' } as const;
  return t(`meaning.${key[goalState(total, goal.score)]}`, values);
}

const bestKeys = {
  up: 'aboveBest',
  down: 'belowBest',
  same: 'sameAsBest',
  chance: 'nearBest',
} as const;

/** Names a direction only if the change exceeds its own error. */
function sinceBest({ bestBefore, total, method }: ReadyReport, t: Translate): Sentence {
  if (bestBefore === null || !total) return null;
  const { points, verdict, hasNewMethod } = progressBetween(bestBefore, { ...total, method });
  const { score, low, high } = bestBefore;
  const best = t('meaning.best', { score, low, high });
  const change = t(`meaning.${bestKeys[verdict]}`, { points, best });
  return hasNewMethod ? `${change} ${t('meaning.methods')}` : change;
}

function strongerSection({ sections }: ReadyReport, language: Language, t: Translate): Sentence {
  const [stronger, weaker] = sections.toSorted((one, other) => other.score - one.score);
  if (!stronger || !weaker) return null;
  if (scoreChange(weaker, stronger).mayBeChance) return t('meaning.evenSections');
  return t('meaning.strongerSection', { section: sectionName(stronger.section)[language] });
}

interface Lost {
  domain: Domain;
  points: number;
  tally: Tally;
}

/** The domains with misses, the costliest first: by points, then by missed questions. */
function lostIn({ questions }: ReadyReport): Lost[] {
  return domains
    .map((domain): Lost => {
      const own = questions.filter((question) => question.domain === domain);
      const points = own
        .filter(isMissed)
        .reduce((sum, question) => sum + (question.points ?? 0), 0);
      return { domain, points, tally: tally(own) };
    })
    .filter((lost) => lost.tally.right < lost.tally.total)
    .toSorted(
      (one, other) =>
        other.points - one.points ||
        other.tally.total - other.tally.right - (one.tally.total - one.tally.right),
    );
}

function mostLost(report: ReadyReport, language: Language, t: Translate): Sentence {
  const [most] = lostIn(report);
  if (!most) return t('meaning.allRight');
  const { right, total } = most.tally;
  return t('meaning.mostLost', { domain: domainName(most.domain)[language], right, total });
}

const pacingOf = ({ questions }: ReadyReport, module: ReportModule): Pacing =>
  pacing(
    questions.filter((question) => question.module === module.module),
    module,
  );

/** Warns that rushed answers make the score unreliable. */
function rushed(report: ReadyReport, language: Language, t: Translate): Sentence {
  const { modules } = report;
  const found = modules.filter((module) => pacingOf(report, module).kind === 'rushed');
  if (found.length === 0) return null;
  if (found.length === modules.length) return t('meaning.rushedAll');
  const names = found.map((module) => moduleName(modules, module, language));
  return t('meaning.rushed', {
    count: names.length,
    modules: new Intl.ListFormat(language).format(names),
  });
}

/** Names the module with most questions left at the end. */
function leftOver(report: ReadyReport, language: Language, t: Translate): Sentence {
  const [worst] = report.modules
    .map((module) => ({ module, count: pacingOf(report, module).leftOver }))
    .toSorted((one, other) => other.count - one.count);
  if (!worst || worst.count === 0) return null;
  const { count, module } = worst;
  return t('meaning.leftOver', { count, module: moduleName(report.modules, module, language) });
}

/** Warns that questions seen before make the score look better than it is. */
function seen({ seenBefore, questions }: ReadyReport, t: Translate): Sentence {
  const total = questions.length;
  if (seenBefore === 0) return null;
  return seenBefore >= total
    ? t('meaning.seenAll', { total })
    : t('meaning.seen', { count: seenBefore, total });
}
