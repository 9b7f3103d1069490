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
  standing: AssignmentStatus;
}

const startPath = ({ test, id }: OwnAssignment): string =>
  `/test/screen?test=${encodeURIComponent(test.id)}&assignment=${id}`;

/** What can be done now, and what came of it. */
export function AssignedAction({ assignment, standing }: Props) {
  const { t } = useTranslation('following/assigned');
  const [language] = useLanguage();
  const { test, running, latest, used, isShown } = assignment;
  const of = <VisuallyHidden>{`: ${test.name[language]}`}</VisuallyHidden>;
  return (
    <Row gap={10} className={classes.actions}>
      {latest !== null && isShown && (
        <LinkButton to={`/test-results/${latest}`} variant="default">
          {t('results')}
          {of}
        </LinkButton>
      )}
      {latest !== null && !isShown && <Withheld assignment={assignment} />}
      {standing === 'running' && (
        <LinkButton to={`/test/screen?attempt=${running}`}>
          {t('continue')}
          {of}
        </LinkButton>
      )}
      {standing === 'open' && (
        <LinkButton to={startPath(assignment)} variant={used === 0 ? 'filled' : 'default'}>
          {t(used === 0 ? 'start' : 'again')}
          {of}
        </LinkButton>
      )}
      {standing === 'missed' && <Muted className={classes.quiet}>{t('missed')}</Muted>}
    </Row>
  );
}

function Withheld({ assignment: { shows, closesAt } }: { assignment: OwnAssignment }) {
  const { t } = useTranslation('following/assigned');
  const moment = useDeadline();
  return (
    <Muted className={classes.quiet}>
      {shows === 'after-close' ? t('shownAfter', { when: moment(closesAt) }) : t('shownLater')}
    </Muted>
  );
}
