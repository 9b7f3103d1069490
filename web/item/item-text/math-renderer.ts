import { sourceAsHtml, renderReadable, withDegrees } from '@bac/exam/markup/readable-formula.ts';

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
  const cache = new Map<string, string>();
  return (tex) => {
    const cached = cache.get(tex);
    if (cached !== undefined) return cached;
    // `wrap: 'tex'` lets a long formula break after operators, as in print.
    const mathMl = renderReadable(tex, () =>
      temml.renderToString(withDegrees(tex), { trust: false, wrap: 'tex' }),
    );
    cache.set(tex, mathMl);
    return mathMl;
  };
}

let loading: Promise<RenderMath> | undefined;

/**
 * Loads the renderer once and never fails. Formulas that were not prerendered call it themselves; call it earlier to avoid a
 * visible wait at the first one.
 */
export function loadMath(): Promise<RenderMath> {
  loading ??= load().catch(() => sourceAsHtml);
  return loading;
}
