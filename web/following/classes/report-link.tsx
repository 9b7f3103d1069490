import type { AssignedAttempt } from '@bac/contract/following/assignments.ts';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/buttons/link-button.tsx';

interface Props {
  /** Undefined, or without a result, where there is no report to open. */
  attempt: AssignedAttempt | undefined;
  /** Whose it is. */
  of: string;
}

export function ReportLink({ attempt, of }: Props) {
  const { t } = useTranslation('following/classes');
  if (!attempt?.result) return '–';
  return (
    <LinkButton to={`/test-results/${attempt.attempt}`} variant="default" size="sm">
      {t('report')}
      <VisuallyHidden>{`: ${of}`}</VisuallyHidden>
    </LinkButton>
  );
}
