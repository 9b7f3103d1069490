import i18next from 'i18next';
import { lazyHydrated } from '../../../ui/feedback/later.tsx';
import { firstPress } from '../first-press.ts';
import { sampleQuestionHash } from './sample-question-hash.ts';

/** Lazy parts that load together with their own messages: suspending for messages later would blank the page around them. */

export const ExampleHexagon = lazyHydrated(async () => {
  const [part] = await Promise.all([
    import('./example-hexagon.tsx'),
    i18next.loadNamespaces('site/interests'),
  ]);
  return part.ExampleHexagon;
});

/** Starts loading about a screen ahead, so that the part is ready when it is reached. */
const rootMargin = '700px 0px';

/**
 * Resolves when the element of the server's HTML comes near the viewport, or with the first press on the page, because React
 * navigates only when every part of the page is hydrated. Resolves at once if the browser renders the page itself.
 */
async function waitUntilNear(id: string): Promise<void> {
  const box = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!box) return;
  const { promise: isNear, resolve } = Promise.withResolvers<void>();
  const watch = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && resolve(),
    { rootMargin },
  );
  watch.observe(box);
  await Promise.race([isNear, firstPress]);
  watch.disconnect();
}

/** Loads the font of passages before the text, which would reflow otherwise. A fallback font is used if it fails. */
const loadPassageFont = async (): Promise<unknown> =>
  typeof document === 'undefined'
    ? undefined
    : document.fonts.load("18px 'Lora Variable'").catch(() => undefined);

export const SampleQuestions = lazyHydrated(async () => {
  await waitUntilNear(sampleQuestionHash.slice(1));
  const [part] = await Promise.all([
    import('../sample-question/sample-questions.tsx'),
    i18next.loadNamespaces(['site/home/sample-question', 'item/item-answer', 'item/figure']),
  ]);
  await loadPassageFont();
  return part.SampleQuestions;
});

export const QuestionList = lazyHydrated(
  async () => (await import('./question-list.tsx')).QuestionList,
);
