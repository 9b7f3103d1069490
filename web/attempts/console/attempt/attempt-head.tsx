import type { WholeAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import { Button } from '@mantine/core';
import { IconClockPlus, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { ActionDialog } from '../action/action-dialog.tsx';
import type { AttemptAction } from '../action/use-attempt-action.ts';
import classes from '../attempts.module.css';
import { StateChip } from '../state-chip.tsx';

function availableActions({ state, result }: WholeAttempt): AttemptAction[] {
  if (state === 'running') return ['extend', 'end'];
  if (!result) return [];
  return [state === 'invalidated' ? 'restore' : 'invalidate'];
}

/** The student, the test and the actions. An action that is not available now says why. */
export function AttemptHead({ attempt }: { attempt: WholeAttempt }) {
  const { t } = useTranslation('attempts/console');
  const [language] = useLanguage();
  const [open, setOpen] = useState<AttemptAction>();
  const { id, student, test, state, result, extendableModule } = attempt;
  const isUnavailable = (action: AttemptAction): boolean =>
    action === 'extend' && extendableModule === null;
  return (
    <>
      <PageTitle
        title={student.name}
        lead={
          <Row as="span" className={classes.linked}>
            <span>{test.name[language]}</span>
            <StateChip state={state} />
            <Link to={`/admin/users/${student.id}`}>{student.email}</Link>
          </Row>
        }
        actions={
          <>
            {result && (
              <LinkButton
                to={`/test-results/${id}`}
                variant="default"
                leftSection={<IconExternalLink size={16} aria-hidden />}
              >
                {t('list.report')}
              </LinkButton>
            )}
            {availableActions(attempt).map((action) => (
              <Button
                key={action}
                variant={action === 'extend' || action === 'restore' ? 'default' : 'light'}
                {...(action === 'end' || action === 'invalidate' ? { color: 'lotus' } : {})}
                leftSection={action === 'extend' && <IconClockPlus size={16} aria-hidden />}
                disabled={isUnavailable(action)}
                title={isUnavailable(action) ? t('action.notYet') : undefined}
                onClick={() => setOpen(action)}
              >
                {t(`action.${action}`)}
              </Button>
            ))}
          </>
        }
      />
      {result?.invalidReason != null && (
        <p className={classes.warning}>{t('attempt.invalid', { reason: result.invalidReason })}</p>
      )}
      {open && (
        <ActionDialog
          action={open}
          attempt={id}
          name={student.name}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
