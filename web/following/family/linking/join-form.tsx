import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Muted } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import classes from './linking.module.css';
import { readCode } from './use-invitation-code.ts';

/** A field for a received code, which is checked here; the invitation is shown before anything happens. */
export function JoinForm({ onLook }: { onLook: (code: string) => void }) {
  const { t } = useTranslation('following/family');
  const [typed, setTyped] = useState('');
  const [isMalformed, setMalformed] = useState(false);
  const { isBusy, error, run, clearError } = useAction();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const code = readCode(typed);
    setMalformed(code === null);
    if (code === null) return;
    void run(async () => {
      await call('GET /family/invitations/:code', { params: { code }, quiet: true });
      onLook(code);
    });
  }

  return (
    <Card title={t('join.title')}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <Muted size="base" className={classes.text}>
          {t('join.text')}
        </Muted>
        <TextInput
          label={t('join.label')}
          description={t('join.hint')}
          value={typed}
          error={isMalformed ? t('join.malformed') : error?.message}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          classNames={{ root: classes.field ?? '', input: classes.typedCode ?? '' }}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setMalformed(false);
            clearError();
          }}
        />
        <Button type="submit" variant="default" loading={isBusy}>
          {t('join.look')}
        </Button>
      </form>
    </Card>
  );
}
