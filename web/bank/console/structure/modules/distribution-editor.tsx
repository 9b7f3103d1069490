import type { AdminModule, AdminSection } from '@bac/contract/bank/structure.ts';
import type { Counts } from '@bac/exam/blueprint/blueprint.ts';
import {
  checkDistribution,
  moduleBlueprint,
  scoredCount,
  sectionRanges,
  type DistributionProblem,
  type Distributions,
} from '@bac/exam/blueprint/distribution.ts';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Row } from '../../../../ui/layout/boxes/boxes.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { useStructureChange } from '../use-structure-change.ts';
import { DomainCount } from './domain-count.tsx';
import classes from './modules.module.css';

interface Props {
  module: AdminModule;
  section: AdminSection;
  onUnsaved: (module: string, isUnsaved: boolean) => void;
}

const countsOf = ({ id, distribution }: AdminModule): Counts =>
  distribution ?? moduleBlueprint(id).domains;

/** Scored questions by domain, as countable blocks with a stepper each, and their sum beside the required one. */
export function DistributionEditor({ module, section, onUnsaved }: Props) {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  const saved = countsOf(module);
  const [counts, setCounts] = useState(saved);
  const { isBusy, error, clearError, change } = useStructureChange();
  const others: Distributions = Object.fromEntries(
    section.modules
      .filter(({ id }) => id !== module.id)
      .map((other) => [other.id, countsOf(other)]),
  );
  const problems = checkDistribution(module.id, counts, others);
  const problemText = useProblemText(section);
  const { domains } = section;
  const isUnsaved = domains.some(({ id }) => (counts[id] ?? 0) !== (saved[id] ?? 0));
  const expected = scoredCount(moduleBlueprint(module.id));
  const sum = domains.reduce((total, { id }) => total + (counts[id] ?? 0), 0);
  const countInOthers = (domain: keyof Counts): number =>
    Object.values(others).reduce((total, other) => total + (other[domain] ?? 0), 0);
  useEffect(() => onUnsaved(module.id, isUnsaved), [module.id, isUnsaved, onUnsaved]);

  async function save(): Promise<void> {
    const { revision, name } = module;
    const isDone = await change(() =>
      call('PUT /admin/structure/:kind/:id', {
        params: { kind: 'module', id: module.id },
        body: { revision, name, distribution: counts },
        quiet: true,
      }),
    );
    if (isDone) void showToast('success', t('distribution.saved'));
  }

  return (
    <fieldset className={classes.distribution}>
      <legend className={classes.label}>{t('distribution.title')}</legend>
      <ul className={classes.counts}>
        {domains.map(({ id, name }) => (
          <DomainCount
            key={id}
            name={name[language]}
            count={counts[id] ?? 0}
            before={saved[id] ?? 0}
            both={(counts[id] ?? 0) + countInOthers(id)}
            range={sectionRanges(section.id)[id] ?? [0, 0]}
            onChange={(count) => {
              clearError();
              setCounts({ ...counts, [id]: count });
            }}
          />
        ))}
      </ul>
      <Row justify="between" className={classes.sum}>
        <output data-off={sum !== expected || undefined}>
          {t('distribution.sum', { sum, required: expected })}
        </output>
        {isUnsaved && (
          <Row as="span">
            <Button variant="default" disabled={isBusy} onClick={() => setCounts(saved)}>
              {t('distribution.undo')}
            </Button>
            <Button loading={isBusy} disabled={problems.length > 0} onClick={() => void save()}>
              {problems.length > 0
                ? t('distribution.off', { count: problems.length })
                : t('distribution.save')}
            </Button>
          </Row>
        )}
      </Row>
      {isUnsaved && problems.length > 0 && (
        <ul className={classes.problems}>
          {problems.map((problem) => (
            <li key={problem.code === 'sum' ? 'sum' : problem.domain}>{problemText(problem)}</li>
          ))}
        </ul>
      )}
      <FieldError id={`distribution-${module.id}`}>{error}</FieldError>
    </fieldset>
  );
}

/** Explains in a sentence why a module can't have these numbers. */
function useProblemText({ domains }: AdminSection) {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  return (problem: DistributionProblem): string => {
    if (problem.code === 'sum') {
      const missing = problem.required - problem.found;
      return missing > 0
        ? t('distribution.tooFew', { count: missing })
        : t('distribution.tooMany', { count: -missing });
    }
    const { domain, found, least, most } = problem;
    const name = domains.find(({ id }) => id === domain)?.name[language] ?? domain;
    return t('distribution.range', { name, found, least, most });
  };
}
