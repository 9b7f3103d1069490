import { assemble } from '@bac/exam/blueprint/assemble.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import { reliability } from '@bac/exam/scoring/reliability.ts';
import { panelOf, scoreAttempt, type FinishedSection } from '@bac/exam/scoring/score-attempt.ts';
import { sampleBank } from '@bac/exam/testing/sample-bank.ts';

const warmUp = 200;
const attempts = 2000;

/** A full test of 98 questions on the higher routes, with two of three answers right. */
function takeFullTest(): FinishedSection[] {
  const items = sampleBank(6);
  const bank = new Map(items.map((item) => [item.id, item]));
  const assembled = assemble('full', items, { seed: 1 });
  if ('missing' in assembled) throw new Error('the sample bank is too small');
  const name = { en: 'Sample', vi: 'Mẫu' };
  const form: Form = { id: 'sample', blueprint: 'full', name, modules: assembled.modules };
  return (['rw', 'math'] as const).map((section) => ({
    section,
    reliability: reliability(panelOf(form, section, bank)),
    isProvisional: true,
    answered: form.modules
      .filter((module) => module.section === section && module.route !== 'lower')
      .flatMap(({ slots }) => slots)
      .flatMap(({ item, isPretest }, index) => {
        const version = bank.get(item);
        if (!version) return [];
        const key = version.response.kind === 'choice' ? 'B' : '3.5';
        return [{ item: version, isPretest, answer: index % 3 === 0 ? 'A' : key }];
      }),
  }));
}

/** Times the scoring of an attempt: grading 98 answers, two estimates, domains, ranges, percentiles and gains. */
export function benchExam(): Promise<void> {
  const finished = takeFullTest();
  for (let count = 0; count < warmUp; count += 1) scoreAttempt(finished);
  const before = process.cpuUsage();
  for (let count = 0; count < attempts; count += 1) scoreAttempt(finished);
  const { user, system } = process.cpuUsage(before);
  const each = (user + system) / attempts / 1000;
  console.log(`scoring a full attempt: ${each.toFixed(3)} ms of CPU (target: under 2 ms)`);
  return Promise.resolve();
}
