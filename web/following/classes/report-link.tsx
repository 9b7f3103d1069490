import type { AssignedAttempt } from '@bac/contract/following/assignments.ts';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/buttons/link-button.tsx';

interface Props {
  /** Without a result there is no report to open. */
  attempt: AssignedAttempt | undefined;
  /** The student, and the test if the list does not name it. */
  subject: string;
  /** Where the report leads back to. */
  classId: string;
  assignment: string;
}

export function ReportLink({ attempt, subject, classId, assignment }: Props) {
  const { t } = useTranslation('following/classes');
  if (!attempt?.result) return '–';
  return (
    <LinkButton
      to={`/test-results/${attempt.attempt}?class=${classId}&assignment=${assignment}`}
      variant="default"
      size="sm"
    >
      {t('report')}
      <VisuallyHidden>{`: ${subject}`}</VisuallyHidden>
    </LinkButton>
  );
}
