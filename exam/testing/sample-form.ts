import type { Form } from '../blueprint/form.ts';
import { sampleItem } from './sample-bank.ts';
import { Story } from './sample-attempt.ts';

/** The items of the sample attempt, named by module and question; the second one of each module is pretest. */
const names = (module: number): string[] => [0, 1, 2].map((question) => `m${module}-q${question}`);
export const bank = new Map(
  [0, 1, 2, 3].flatMap((module) =>
    names(module).map((id, question) => {
      const skill = module < 2 ? 'words-in-context' : 'circles';
      const kind = question === 2 && module > 1 ? 'entered' : 'choice';
      return [id, { ...sampleItem(skill, { kind }), id }] as const;
    }),
  ),
);
const slots = (module: number) =>
  names(module).map((item, question) => ({ item, version: 1, isPretest: question === 1 }));
export const form: Form = {
  id: 'sample',
  blueprint: 'full',
  name: { en: 'Sample', vi: 'Mẫu' },
  modules: [
    { section: 'rw', part: 1, slots: slots(0) },
    { section: 'rw', part: 2, route: 'higher', slots: slots(1) },
    { section: 'math', part: 1, slots: slots(2) },
    { section: 'math', part: 2, route: 'lower', slots: slots(3) },
  ],
};

export const submit = (story: Story, module: number): Story =>
  story.send('laptop', { type: 'submitted', module });

/** Reading and Writing is finished on the higher route, with the first question of each module right. */
export const halfway = (): Story => {
  const story = submit(new Story().start().answer(0, 'B').answer(1, 'B'), 0);
  story.server({ type: 'routed', section: 'rw', route: 'higher' }).open(1);
  return submit(story.answer(0, 'B'), 1);
};
