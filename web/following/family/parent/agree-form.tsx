import type { Child } from '@bac/contract/following/family.ts';
import { guardianConsent } from '@bac/contract/following/guardian-consent.ts';
import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ConsentBox } from '../linking/consent-box.tsx';
import classes from './child.module.css';

/** The consent form shown instead of a child's results until the parent agrees. */
export function AgreeForm({ student }: Pick<Child, 'student'>) {
  const { t } = useTranslation('following/family');
  const [isTicked, setTicked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { isBusy, run } = useAction();

  function agree(event: FormEvent): void {
    event.preventDefault();
    setMissing(!isTicked);
    if (!isTicked) return;
    void run(async () => {
      await call('PUT /family/children/:student/consent', {
        params: { student: student.id },
        body: { consent: guardianConsent.version },
      });
      void showToast('success', t('consent.agreed'));
      invalidate('GET /family', 'GET /family/children');
    });
  }

  return (
    <Stack as="form" gap={14} className={classes.agree} onSubmit={agree}>
      <h3 className={classes.title}>{t('consent.childTitle')}</h3>
      <p>{t('consent.childText', { name: student.name })}</p>
      <ConsentBox
        isTicked={isTicked}
        onChange={(ticked) => {
          setTicked(ticked);
          setMissing(false);
        }}
        error={isMissing ? t('consent.tick') : undefined}
      />
      <Button type="submit" loading={isBusy}>
        {t('consent.agree')}
      </Button>
    </Stack>
  );
}
