import i18next from 'i18next';
import { laterInHtml } from '../../../ui/feedback/later.tsx';
import { firstPress } from '../first-press.ts';
import { sampleQuestionHash } from './sample-question-hash.ts';

/** Each comes with words it alone needs: waiting for them later would blank the page around it. */

export const ExampleHexagon = laterInHtml(async () => {
  const [part] = await Promise.all([
    import('./example-hexagon.tsx'),
    i18next.loadNamespaces('site/interests'),
  ]);
  return part.ExampleHexagon;
});

/** About a screen ahead: what is fetched then is there when one comes to it. */
const ahead = '700px 0px';

/**
 * Resolves when the element of the server's HTML comes near the window, or with the first press on the page: React shows another
 * address only when every part of the page is hydrated. At once where the browser draws the page itself.
 */
async function untilNear(id: string): Promise<void> {
  const box = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!box) return;
  const { promise: isNear, resolve } = Promise.withResolvers<void>();
  const watch = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && resolve(),
    { rootMargin: ahead },
  );
  watch.observe(box);
  await Promise.race([isNear, firstPress]);
  watch.disconnect();
}

/** The letters of passages: their lines would break anew when it came after the text. Without it there are others. */
const passageFont = async (): Promise<unknown> =>
  typeof document === 'undefined'
    ? undefined
    : document.fonts.load("18px 'Lora Variable'").catch(() => undefined);

export const SampleQuestions = laterInHtml(async () => {
  await untilNear(sampleQuestionHash.slice(1));
  const [part] = await Promise.all([
    import('../sample-question/sample-questions.tsx'),
    i18next.loadNamespaces(['site/home/sample-question', 'item/item-answer', 'item/figure']),
  ]);
  await passageFont();
  return part.SampleQuestions;
});

export const QuestionList = laterInHtml(
  async () => (await import('./question-list.tsx')).QuestionList,
);
