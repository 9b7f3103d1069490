import { shareDays, type ShareDays } from '@bac/contract/results/share-days.ts';
import { Button } from '@mantine/core';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/layout/boxes/boxes.tsx';
import { oneTimeId } from '../../api/one-time-id.ts';
import { invalidate } from '../../api/query-cache.ts';
import { useAction } from '../../api/use-action.ts';
import { ChoiceCards } from '../../ui/forms/choice-cards.tsx';
import { FieldError } from '../../ui/forms/field-error.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { makeLink, type NewLink } from './make-link.ts';
import classes from './share.module.css';

interface Props {
  attempt: string;
  onMade: (link: NewLink) => void;
}

type DaysOption = `${ShareDays}`;

export function NewLinkForm({ attempt, onMade }: Props) {
  const { t } = useTranslation('results/share');
  const [days, setDays] = useState<DaysOption>('30');
  const { isBusy, error, run } = useAction();
  const id = useRef(oneTimeId());
  const problemId = useId();

  function make(event: FormEvent): void {
    event.preventDefault();
    void run(async () => {
      const link = await makeLink(attempt, id.current, Number(days) as ShareDays);
      invalidate('GET /results/:attempt/shares', 'GET /sharing');
      onMade(link);
    });
  }

  return (
    <Stack as="form" gap={14} className={classes.form} onSubmit={make}>
      <ChoiceCards
        legend={t('lasts')}
        name="days"
        value={days}
        onChange={setDays}
        isDisabled={isBusy}
        choices={shareDays.map((count) => ({
          value: `${count}` as const,
          label: t('days', { count }),
        }))}
      />
      <Button type="submit" loading={isBusy}>
        {t('make')}
      </Button>
      <div role="alert">
        {error && <FieldError id={problemId}>{error.message}</FieldError>}
        {error?.code === 'CONSENT_NEEDED' && (
          <Stack gap={12} className={classes.consent}>
            <p>{t('consent.text')}</p>
            <LinkButton to="/family" variant="default" size="sm">
              {t('consent.invite')}
            </LinkButton>
          </Stack>
        )}
      </div>
    </Stack>
  );
}
