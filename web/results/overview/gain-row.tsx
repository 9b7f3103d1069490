import type { ReadyReport } from '@bac/contract/results/results.ts';
import { skillFacts } from '@bac/exam/item/taxonomy.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import links from '../links.module.css';
import { Muted } from '../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { clockTime } from '../../ui/format/clock-time.ts';
import { missedResults, useDetailAddress } from '../use-detail-address.ts';
import { useModuleName } from '../use-module-name.ts';
import { domainName, skillName } from '../../item/taxonomy-name.ts';
import type { Gain } from './gain-rows.ts';
import classes from './gains-card.module.css';

interface Props {
  gain: Gain;
  report: ReadyReport;
}

export function GainRow({ gain, report }: Props) {
  const { t } = useTranslation('results');
  const { name, context, explanation, to, isOne } = useGainText(gain, report);
  const isCount = gain.kind === 'skill' && gain.points === null;
  return (
    <li className={classes.row}>
      <Muted size="sm" className={classes.points}>
        <strong>{isCount ? gain.missed : `−${gain.points}`}</strong>
        {t(isCount ? 'gains.missed' : 'gains.points')}
      </Muted>
      <div>
        <p className={classes.name}>
          <strong>{name}</strong> <span>{context}</span>
        </p>
        <Muted size="base">{explanation}</Muted>
      </div>
      <Link className={`${links.button} ${classes.action}`} to={to}>
        {t(isOne ? 'gains.seeOne' : 'gains.see')}
        <VisuallyHidden>{t('gains.about', { what: name })}</VisuallyHidden>
        <IconArrowRight size={16} aria-hidden />
      </Link>
    </li>
  );
}

function useGainText(gain: Gain, report: ReadyReport) {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const detail = useDetailAddress();
  const nameOf = useModuleName(report.modules);
  if (gain.kind === 'skill') {
    const { skill, missed, habit, averageMs } = gain;
    return {
      name: skillName(skill)[language],
      context: domainName(skillFacts[skill].domain)[language],
      explanation: t(`gains.habit.${habit}`, { count: missed, time: clockTime(averageMs) }),
      to: detail({ filters: { skill, result: missedResults } }),
      isOne: missed === 1,
    };
  }
  const { question } = gain;
  const module = report.modules.find((each) => each.module === question.module);
  return {
    name: t('gains.slip'),
    context: t('gains.slipPlace', {
      module: module ? nameOf(module) : '',
      number: question.question + 1,
    }),
    explanation: t('gains.slipTime', { time: clockTime(question.ms) }),
    // Only the student may open a question; other readers go to its row.
    to: report.isOwn
      ? detail({ question })
      : detail({ filters: { skill: question.skill, result: missedResults } }),
    isOne: true,
  };
}
