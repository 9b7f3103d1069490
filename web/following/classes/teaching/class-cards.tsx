import type { ClassCard } from '@bac/contract/following/classes.ts';
import { IconClipboardList, IconSchool, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Panel, Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './class-cards.module.css';

/** Active classes, with archived ones below. */
export function ClassCards({ taughtClasses }: { taughtClasses: ClassCard[] }) {
  const { t } = useTranslation('following/classes');
  const active = taughtClasses.filter(({ isArchived }) => !isArchived);
  const archived = taughtClasses.filter(({ isArchived }) => isArchived);
  return (
    <>
      {active.length > 0 && <Cards taughtClasses={active} />}
      {archived.length > 0 && (
        <details className={classes.away} open={active.length === 0}>
          <summary>{t('teaching.archived', { count: archived.length })}</summary>
          <Cards taughtClasses={archived} />
        </details>
      )}
    </>
  );
}

function Cards({ taughtClasses }: { taughtClasses: ClassCard[] }) {
  const { t } = useTranslation('following/classes');
  return (
    <ul className={classes.cards}>
      {taughtClasses.map(({ id, name, students, openAssignments }) => (
        <Panel key={id} as="li" className={classes.card}>
          <span className={classes.icon} data-tone={openAssignments > 0 ? 'leaf' : 'indigo'}>
            <IconSchool size={26} aria-hidden />
          </span>
          <h2 className={classes.name}>
            <Link to={`/classes/${id}`}>{name}</Link>
          </h2>
          <Row as="p" isOneLine className={classes.fact}>
            <IconUsers size={18} aria-hidden /> {t('students', { count: students })}
          </Row>
          <Row
            as="p"
            isOneLine
            className={classes.fact}
            data-tone={openAssignments > 0 ? 'leaf' : 'neutral'}
          >
            <IconClipboardList size={18} aria-hidden />
            {t('teaching.open', { count: openAssignments })}
          </Row>
        </Panel>
      ))}
    </ul>
  );
}
