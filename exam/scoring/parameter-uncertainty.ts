import { information, type Estimate, type Response } from './irt.ts';

/**
 * Assumed standard deviations of the error in judged parameters: of each difficulty, of the scale (relative) and of the mean. They
 * describe authors whose judgments correlate with the true difficulties at about .7.
 */
const judged = { difficulty: 0.7, spread: 0.25, level: 0.1 };

/**
 * The deviation of an ability estimate that comes from judged parameters. If b grows by δ, the estimate moves by the posterior
 * variance times I times δ (the delta method), where I is the information of the item. An error of the scale moves all items away from
 * or toward 0, so it matters most for second modules, whose items are mostly easy or mostly hard.
 */
function parameterDeviation(responses: readonly Response[], { ability, deviation }: Estimate) {
  let single = 0;
  let spread = 0;
  let level = 0;
  for (const { parameters } of responses) {
    const weight = information(parameters, ability);
    single += weight * weight;
    spread += weight * parameters.b;
    level += weight;
  }
  const variance =
    judged.difficulty ** 2 * single + (judged.spread * spread) ** 2 + (judged.level * level) ** 2;
  return deviation ** 2 * Math.sqrt(variance);
}

/** Adds the uncertainty of judged parameters to the posterior deviation, as if every item were judged. */
export function widenForJudged(responses: readonly Response[], found: Estimate): Estimate {
  const deviation = Math.hypot(found.deviation, parameterDeviation(responses, found));
  return { ability: found.ability, deviation };
}
