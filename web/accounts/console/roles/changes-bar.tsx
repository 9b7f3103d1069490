import { Button } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/use-format.ts';
import type { Change } from './pending-changes.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './changes-bar.module.css';

interface Props {
  changes: readonly Change[];
  people: number;
  onUndo: () => void;
  onReview: () => void;
}

/** How many changes the bar lists; the review dialog lists all. */
const maxListed = 3;

/** Stays visible while there are unsaved changes. */
export function ChangesBar({ changes, people, onUndo, onReview }: Props) {
  const { t } = useTranslation('accounts/console/roles');
  const format = useFormat();
  return (
    <Row as="section" gap={12} className={classes.bar} aria-label={t('bar.label')}>
      <output className={classes.count} aria-live="polite">
        {t('bar.changes', { count: changes.length })}
      </output>
      <Row as="ul" gap={12} className={classes.changes}>
        {changes.slice(0, maxListed).map((change) => (
          <ChangeLine key={`${change.role} ${change.permission}`} change={change} />
        ))}
        {changes.length > maxListed && (
          <li>{t('bar.more', { count: changes.length - maxListed })}</li>
        )}
      </Row>
      <span>{t('bar.people', { count: people, shown: format.number(people) })}</span>
      <Row isOneLine>
        <PlainButton className={classes.undo} onClick={onUndo}>
          {t('bar.undo')}
        </PlainButton>
        <Button className={classes.review ?? ''} onClick={onReview}>
          {t('bar.review')}
        </Button>
      </Row>
    </Row>
  );
}

export function ChangeLine({ change: { role, permission, isGranted } }: { change: Change }) {
  const { t } = useTranslation('accounts/console/roles');
  const Icon = isGranted ? IconPlus : IconMinus;
  return (
    <Row as="li" isOneLine>
      <span className={classes.sign} data-granted={isGranted}>
        <Icon size={12} stroke={3} aria-hidden />
      </span>
      {t(isGranted ? 'change.granted' : 'change.revoked', {
        role: t(`role.${role}`),
        permission: t(`permission.${permission}`).toLocaleLowerCase(),
      })}
    </Row>
  );
}
