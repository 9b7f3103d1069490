import i18next from 'i18next';
import { later } from '../../../ui/feedback/later.tsx';

/** Each comes with words it alone needs: waiting for them later would blank the page around it. */

export const ExampleHexagon = later(async () => {
  const [part] = await Promise.all([
    import('./example-hexagon.tsx'),
    i18next.loadNamespaces('site/interests'),
  ]);
  return part.ExampleHexagon;
});

/** The letters of passages: their lines would break anew when it came after the text. Without it there are others. */
const passageFont = (): Promise<unknown> =>
  document.fonts.load("18px 'Lora Variable'").catch(() => undefined);

export const SampleQuestions = later(async () => {
  const [part] = await Promise.all([
    import('../sample-question/sample-questions.tsx'),
    i18next.loadNamespaces(['site/home/sample-question', 'item/item-answer', 'item/figure']),
  ]);
  await passageFont();
  return part.SampleQuestions;
});

export const QuestionList = later(async () => (await import('./question-list.tsx')).QuestionList);
