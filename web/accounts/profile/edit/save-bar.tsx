import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import classes from './edit.module.css';

interface Props {
  isBusy: boolean;
  isDirty: boolean;
  isSaved: boolean;
  wrongFields: number;
  failure: ApiError | undefined;
}

/** Stays in sight at the foot of the window: a long form needs no search for its button. */
export function SaveBar({ isBusy, isDirty, isSaved, wrongFields, failure }: Props) {
  const { t } = useTranslation('accounts/profile');
  const said = failure?.status === 401 ? t('edit.unauthorized') : failure?.message;
  return (
    <div className={classes.bar}>
      {failure && (
        <Alert
          className={classes.failure}
          color="lotus"
          variant="light"
          role="alert"
          title={t('edit.failed')}
        >
          {said}
        </Alert>
      )}
      <Button type="submit" loading={isBusy}>
        {t('edit.save')}
      </Button>
      <output className={classes.state} data-saved={isSaved || undefined}>
        {isSaved && t('edit.saved')}
        {isDirty && wrongFields === 0 && t('edit.unsaved')}
        {wrongFields > 0 && t('edit.wrongFields', { count: wrongFields })}
      </output>
    </div>
  );
}
