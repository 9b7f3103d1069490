import type { OwnAssignment } from '@bac/contract/following/assignments.ts';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Muted, Row } from '../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { useDeadline } from './use-deadline.ts';
import classes from './assigned.module.css';
import type { AssignmentStatus } from './assignment-status.ts';

interface Props {
  assignment: OwnAssignment;
  status: AssignmentStatus;
}

const startPath = ({ test, id }: OwnAssignment): string =>
  `/test/screen?test=${encodeURIComponent(test.id)}&assignment=${id}`;

/** The action that is possible now, and the link to the results. */
export function AssignedAction({ assignment, status }: Props) {
  const { t } = useTranslation('following/assigned');
  const [language] = useLanguage();
  const { test, running, latest, usedAttempts, areResultsVisible } = assignment;
  const hiddenName = <VisuallyHidden>{`: ${test.name[language]}`}</VisuallyHidden>;
  return (
    <Row gap={10} className={classes.actions}>
      {latest !== null && areResultsVisible && (
        <LinkButton to={`/test-results/${latest}`} variant="default">
          {t('results')}
          {hiddenName}
        </LinkButton>
      )}
      {latest !== null && !areResultsVisible && <Withheld assignment={assignment} />}
      {status === 'running' && (
        <LinkButton to={`/test/screen?attempt=${running}`}>
          {t('continue')}
          {hiddenName}
        </LinkButton>
      )}
      {status === 'open' && (
        <LinkButton to={startPath(assignment)} variant={usedAttempts === 0 ? 'filled' : 'default'}>
          {t(usedAttempts === 0 ? 'start' : 'again')}
          {hiddenName}
        </LinkButton>
      )}
      {status === 'missed' && <Muted className={classes.quiet}>{t('missed')}</Muted>}
    </Row>
  );
}

function Withheld({ assignment: { resultTime, closesAt } }: { assignment: OwnAssignment }) {
  const { t } = useTranslation('following/assigned');
  const moment = useDeadline();
  return (
    <Muted className={classes.quiet}>
      {resultTime === 'after-close' ? t('shownAfter', { when: moment(closesAt) }) : t('shownLater')}
    </Muted>
  );
}
