import { openModule, type Attempt } from '@bac/exam/attempt/attempt.ts';
import { moduleIdOf } from '@bac/exam/blueprint/distribution.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { Named } from '../../bank/structure/structure-reader.ts';

/** What the team wrote as directions for the module that is open; undefined where it wrote none. */
export function instructionNow(attempt: Attempt, named: Named): LocalText | undefined {
  const planned = attempt.plan.modules[openModule(attempt)?.module ?? -1];
  if (!planned) return undefined;
  return named.find('module', moduleIdOf(planned.section, planned.part))?.instruction ?? undefined;
}
