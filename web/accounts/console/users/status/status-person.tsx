import type { WholeUser } from '@bac/contract/accounts/users.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { PersonCell } from '../person-cell.tsx';
import classes from './status-dialog.module.css';

/** Whom it is about, and what ends with it. */
export function StatusPerson({ person, isOut }: { person: WholeUser; isOut: boolean }) {
  const { t } = useTranslation('accounts/console/users');
  const { date } = useFormat();
  return (
    <div className={classes.person}>
      <PersonCell person={person} size={36} />
      <div className={classes.facts}>
        {isOut && (
          <strong>
            {person.sessions === 0
              ? t('dialog.noSession')
              : t('dialog.sessions', { count: person.sessions })}
          </strong>
        )}
        <span>
          {t('dialog.since', { role: t(`role.${person.role}`), date: date(person.createdAt) })}
        </span>
      </div>
    </div>
  );
}
