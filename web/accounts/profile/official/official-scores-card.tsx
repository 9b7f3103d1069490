import type { OfficialScore } from '@bac/contract/results/official-scores.ts';
import { officialTests, type OfficialTest } from '@bac/contract/results/official-tests.ts';
import { Button, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { useQuery } from '../../../api/use-query.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import { SegmentedSwitch } from '../../../ui/forms/segmented-switch.tsx';
import { Grid, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import shared from '../profile.module.css';

/** Scores of the real test, which a student may enter to help us compare. */
export function OfficialScoresCard() {
  const { t } = useTranslation('accounts/profile');
  const scores = useQuery('GET /official-scores');
  const [isAdding, setAdding] = useState(false);
  return (
    <Card title={t('official.title')}>
      <p className={shared.intro}>{t('official.intro')}</p>
      <Loaded reply={scores} isInCard lines={2}>
        {(own) => (
          <Stack gap={16}>
            {own.length > 0 && (
              <ul className={shared.lines}>
                {own.map((score) => (
                  <ScoreRow key={score.id} score={score} />
                ))}
              </ul>
            )}
            {isAdding ? (
              <ScoreForm onClose={() => setAdding(false)} />
            ) : (
              <div>
                <Button variant="default" onClick={() => setAdding(true)}>
                  {t('official.add')}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

function ScoreRow({ score: { id, test, takenOn, rw, math } }: { score: OfficialScore }) {
  const { t } = useTranslation('accounts/profile');
  const { date } = useFormat();
  const { isBusy, run } = useAction();
  const name = { test: t(`official.test.${test}`), date: date(`${takenOn}T12:00:00+07:00`) };
  const remove = (): Promise<unknown> =>
    run(async () => {
      await call('DELETE /official-scores/:score', { params: { score: id } });
      invalidate('GET /official-scores');
    });
  return (
    <Row as="li" isOneLine justify="between" gap={12}>
      <span>
        <strong>{t('official.line', { ...name, total: rw + math })}</strong>{' '}
        {t('official.sections', { rw, math })}
      </span>
      <IconButton
        label={t('official.delete', name)}
        disabled={isBusy}
        onClick={() => void remove()}
      >
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </Row>
  );
}

const isScore = (text: string): boolean => /^[1-8]\d0$/.test(text);

function ScoreForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounts/profile');
  const { isBusy, error, run } = useAction();
  // The same id for every retry, so that a request whose reply got lost is not made twice.
  const [id] = useState(() => crypto.randomUUID());
  const [test, setTest] = useState<OfficialTest>('sat');
  const [takenOn, setTakenOn] = useState('');
  const [rw, setRw] = useState('');
  const [math, setMath] = useState('');
  const [consents, setConsents] = useState(false);
  const isReady = consents && takenOn !== '' && isScore(rw) && isScore(math);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      await call('PUT /official-scores/:score', {
        params: { score: id },
        body: { test, takenOn, rw: Number(rw), math: Number(math), consents: true },
        quiet: true,
      });
      invalidate('GET /official-scores');
      onClose();
    });
  };
  const points = { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } as const;
  return (
    <form onSubmit={submit}>
      <Stack gap={14}>
        <SegmentedSwitch
          label={t('official.which')}
          choices={officialTests.map((each) => ({
            value: each,
            label: t(`official.test.${each}`),
          }))}
          value={test}
          onChange={setTest}
        />
        <Grid minWidth={150} gap={14}>
          <TextInput
            type="date"
            label={t('official.takenOn')}
            value={takenOn}
            onChange={({ currentTarget }) => setTakenOn(currentTarget.value)}
          />
          <TextInput
            {...points}
            label={t('official.rw')}
            value={rw}
            onChange={({ currentTarget }) => setRw(currentTarget.value)}
          />
          <TextInput
            {...points}
            label={t('official.math')}
            value={math}
            onChange={({ currentTarget }) => setMath(currentTarget.value)}
          />
        </Grid>
        <CheckboxField
          label={t('official.consent')}
          checked={consents}
          onChange={({ currentTarget }) => setConsents(currentTarget.checked)}
        />
        <FieldError id="official-error">{error?.message}</FieldError>
        <Row gap={10}>
          <Button type="submit" disabled={!isReady} loading={isBusy}>
            {t('official.save')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('official.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
