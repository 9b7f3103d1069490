import { asWritten, readable, withDegrees } from '@bac/exam/markup/readable-formula.ts';

type RenderMath = (tex: string) => string;

async function fetchTemml(triesLeft: number) {
  try {
    return await import('temml');
  } catch (error) {
    if (triesLeft === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return fetchTemml(triesLeft - 1);
  }
}

async function load(): Promise<RenderMath> {
  const { default: temml } = await fetchTemml(2);
  const made = new Map<string, string>();
  return (tex) => {
    const known = made.get(tex);
    if (known !== undefined) return known;
    // `tex` lets a long formula break after its signs, as on paper.
    const plain = readable(tex, () =>
      temml.renderToString(withDegrees(tex), { trust: false, wrap: 'tex' }),
    );
    made.set(tex, plain);
    return plain;
  };
}

let loading: Promise<RenderMath> | undefined;

/**
 * Fetches the renderer, once; never fails. For formulas that did not come with their questions: those ask for it
 * themselves; call it earlier where waiting at the first one would show.
 */
export function loadMath(): Promise<RenderMath> {
  loading ??= load().catch(() => asWritten);
  return loading;
}
