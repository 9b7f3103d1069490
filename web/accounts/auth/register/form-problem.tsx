import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface Props {
  /** The failure that no field is to blame for. */
  failure: string | undefined;
  wrongFields: number;
}

/** Why there is no account yet: read out as soon as it appears. What is wrong with a field stands below that field. */
export function FormProblem({ failure, wrongFields }: Props) {
  const { t } = useTranslation('accounts/auth/register');
  if (failure === undefined && wrongFields === 0) return null;
  return (
    <Alert color="lotus" variant="light" title={failure && t('registrationFailed')}>
      {failure ?? t('wrongFields', { count: wrongFields })}
    </Alert>
  );
}
