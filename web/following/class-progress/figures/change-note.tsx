import type { AssignmentFigures } from '@bac/contract/following/class-figures.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Muted } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './figures.module.css';
import { useFigureFormat } from './use-figure-format.ts';

interface Props {
  classId: string;
  figures: Pick<AssignmentFigures, 'measure' | 'change'>;
}

/** What changed since the assignment before, in words that claim no more than the figures do. */
export function ChangeNote({ classId, figures: { measure, change } }: Props) {
  const { t } = useTranslation('following/class-progress');
  const [language] = useLanguage();
  const { date } = useFormat();
  const { size } = useFigureFormat(measure);
  if (!change) return <Muted size="base">{t('change.first')}</Muted>;
  const { since, students, points, margin, verdict } = change;
  const signed = `${(points ?? 0) > 0 ? '+' : (points ?? 0) < 0 ? '−' : ''}${size(points ?? 0)}`;
  const isDirected = verdict === 'up' || verdict === 'down';
  return (
    <div className={classes.change} data-verdict={verdict}>
      <Muted as="h3" className={classes.since}>
        <Link to={`/classes/${classId}/assignments/${since.assignment}`}>
          {t('change.title', { test: since.test.name[language], date: date(since.opensAt) })}
        </Link>
      </Muted>
      <p>
        {t(`change.${verdict}`, {
          count: students,
          points: isDirected ? size(points ?? 0) : signed,
          margin: size(margin ?? 0),
        })}
      </p>
    </div>
  );
}
