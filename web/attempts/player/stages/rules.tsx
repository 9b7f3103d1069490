import type { Plan } from '@bac/exam/attempt/plan.ts';
import {
  IconBulb,
  IconClock,
  IconCoffee,
  IconDeviceFloppy,
  IconDoorExit,
  IconHourglassEmpty,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/use-format.ts';
import { hasBreaks, minutesIn } from './plan-sizes.ts';
import classes from './welcome.module.css';

export function Rules({ plan }: { plan: Plan }) {
  const { t } = useTranslation('attempts/player/stages');
  const format = useFormat();
  const count = minutesIn(plan.breakMs);
  const length = { count, minutes: format.number(count) };
  const breaks = plan.hasExtraBreaks
    ? t('welcome.rule.breaks', length)
    : t('welcome.rule.break', length);
  const rules: [Icon, string][] = [
    [IconClock, t('welcome.rule.clock')],
    [IconHourglassEmpty, t('welcome.rule.zero')],
    [IconBulb, t('welcome.rule.guess')],
    ...(hasBreaks(plan) ? [[IconCoffee, breaks] as [Icon, string]] : []),
    [IconDeviceFloppy, t('welcome.rule.kept')],
    [IconDoorExit, t('welcome.rule.exit')],
  ];
  return (
    <ul className={classes.rules}>
      {rules.map(([Sign, rule]) => (
        <li key={rule} className={classes.rule}>
          <Sign size={24} stroke={1.7} aria-hidden /> {rule}
        </li>
      ))}
    </ul>
  );
}
