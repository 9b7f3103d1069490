import lighthouse, { desktopConfig } from 'lighthouse';

export const devices = ['mobile', 'desktop'] as const;
export type Device = (typeof devices)[number];

const otherCategories = ['accessibility', 'best-practices', 'seo'] as const;

export interface LighthouseResult {
  /** Scores from 0 to 100, by category. */
  scores: Record<string, number>;
  /** Largest Contentful Paint, in milliseconds. */
  largestPaint: number;
  /** Audits that failed, except those of performance. */
  problems: string[];
}

/** On a busy machine, the trace of a page load sometimes lacks its beginning, and Lighthouse has to run again. */
const mostTries = 3;

/** Runs Lighthouse once, with the browser on that debugging port; `thorough` audits more than performance. */
export async function runAudit(
  address: string,
  device: Device,
  port: number,
  thorough: boolean,
): Promise<LighthouseResult> {
  const onlyCategories = ['performance', ...(thorough ? otherCategories : [])];
  const flags = { port, onlyCategories, logLevel: 'error' as const };
  const runLighthouse = () =>
    lighthouse(address, flags, device === 'desktop' ? desktopConfig : undefined);
  let run = await runLighthouse();
  for (let tries = 1; run?.lhr.runtimeError && tries < mostTries; tries += 1)
    run = await runLighthouse();
  if (!run || run.lhr.runtimeError) {
    throw new Error(`${address}: ${run?.lhr.runtimeError?.message ?? 'no answer'}`);
  }
  const { categories, audits } = run.lhr;
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? 0) * 100),
  ]);
  const problems = otherCategories.flatMap((name) =>
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
