import type { ClassCard } from '@bac/contract/following/classes.ts';
import { IconClipboardList, IconSchool, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Panel, Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './class-cards.module.css';

/** Those in use, and under them the ones that were put away. */
export function ClassCards({ taught }: { taught: ClassCard[] }) {
  const { t } = useTranslation('following/classes');
  const inUse = taught.filter(({ isArchived }) => !isArchived);
  const away = taught.filter(({ isArchived }) => isArchived);
  return (
    <>
      {inUse.length > 0 && <Cards taught={inUse} />}
      {away.length > 0 && (
        <details className={classes.away} open={inUse.length === 0}>
          <summary>{t('teaching.archived', { count: away.length })}</summary>
          <Cards taught={away} />
        </details>
      )}
    </>
  );
}

function Cards({ taught }: { taught: ClassCard[] }) {
  const { t } = useTranslation('following/classes');
  return (
    <ul className={classes.cards}>
      {taught.map(({ id, name, students, openAssignments }) => (
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
