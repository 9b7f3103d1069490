import lighthouse, { desktopConfig } from 'lighthouse';

export const devices = ['mobile', 'desktop'] as const;
export type Device = (typeof devices)[number];

const careful = ['accessibility', 'best-practices', 'seo'] as const;

export interface Judgement {
  /** 0 to 100, by category. */
  scores: Record<string, number>;
  /** Milliseconds until the largest thing on the first screen stood there. */
  largestPaint: number;
  /** What cost points, other than time. */
  problems: string[];
}

/** On a busy machine the browser's record of a load sometimes lacks its beginning; then it has to be looked at again. */
const mostTries = 3;

/** One look by Lighthouse, through a browser that listens on that port; `thorough` judges more than speed. */
export async function judge(
  address: string,
  device: Device,
  port: number,
  thorough: boolean,
): Promise<Judgement> {
  const onlyCategories = ['performance', ...(thorough ? careful : [])];
  const flags = { port, onlyCategories, logLevel: 'error' as const };
  const look = () => lighthouse(address, flags, device === 'desktop' ? desktopConfig : undefined);
  let run = await look();
  for (let tries = 1; run?.lhr.runtimeError && tries < mostTries; tries += 1) run = await look();
  if (!run || run.lhr.runtimeError) {
    throw new Error(`${address}: ${run?.lhr.runtimeError?.message ?? 'no answer'}`);
  }
  const { categories, audits } = run.lhr;
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? 0) * 100),
  ]);
  const problems = careful.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title ?? id}`),
  );
  return {
    scores: Object.fromEntries(scores),
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    problems,
  };
}
