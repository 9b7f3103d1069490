import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Reply } from '../../../api/client.ts';
import { SixDigitsField } from '../../../ui/forms/six-digits-field.tsx';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from '../auth.module.css';
import { PasskeyButton } from '../passkey/passkey-button.tsx';
import { usePasskey } from '../passkey/use-passkey.ts';
import { Problem } from '../problem.tsx';
import { useLocationState } from '../use-destination.ts';
import type { useSecondStep } from './use-second-step.ts';

interface Props {
  step: Reply<'GET /auth/second-step'>;
  secondStep: ReturnType<typeof useSecondStep>;
}

const waysInOrder = ['totp', 'passkey', 'recovery'] as const;

/** Shows the quickest way that works in this browser, and the others below it. */
export function StepWays({ step, secondStep }: Props) {
  const { t } = useTranslation('accounts/auth');
  const locationState = useLocationState();
  const passkey = usePasskey({ isSecond: true });
  const hasPasskey = step.ways.includes('passkey');
  const ways = waysInOrder.filter(
    (name) => step.ways.includes(name) && (name !== 'passkey' || passkey.isOffered),
  );
  const [way, setWay] = useState<(typeof waysInOrder)[number]>(ways[0] ?? 'recovery');

  function change(next: typeof way): void {
    secondStep.forgetProblem();
    passkey.forgetProblem();
    setWay(next);
  }

  return (
    <>
      <p className={classes.intro}>{t(`step.${way}`, { email: step.email })}</p>
      {hasPasskey && !passkey.isOffered && !ways.includes('totp') && (
        <p className={classes.intro}>{t('step.notHere')}</p>
      )}
      {way === 'totp' && (
        <div className={classes.form}>
          <SixDigitsField
            key={secondStep.refusals}
            label={t('step.code')}
            hint={t('step.codeHint')}
            isChecking={secondStep.isChecking}
            problem={secondStep.problem}
            onComplete={(code) => void secondStep.send(code)}
          />
        </div>
      )}
      {way === 'recovery' && (
        <RecoveryForm
          isChecking={secondStep.isChecking}
          problem={secondStep.problem}
          onSend={(code) => void secondStep.send(code)}
        />
      )}
      <Stack gap={12} className={classes.ways}>
        <Problem message={passkey.problem} />
        {way === 'passkey' && (
          <PasskeyButton passkey={passkey} isMain>
            {t('step.usePasskey')}
          </PasskeyButton>
        )}
        {ways.length > 1 && <h2 className={classes.quiet}>{t('step.another')}</h2>}
        {way !== 'totp' && ways.includes('totp') && (
          <Button variant="default" size="md" onClick={() => change('totp')}>
            {t('step.useTotp')}
          </Button>
        )}
        {way !== 'passkey' && ways.includes('passkey') && (
          <PasskeyButton passkey={passkey}>{t('step.usePasskey')}</PasskeyButton>
        )}
        {way !== 'recovery' && ways.includes('recovery') && (
          <Button variant="default" size="md" onClick={() => change('recovery')}>
            {t('step.useRecovery')}
          </Button>
        )}
      </Stack>
      <p className={classes.elsewhere}>
        <Link to="/auth/login" state={locationState}>
          {t('step.again')}
        </Link>
        <span>
          <Trans t={t} i18nKey="step.lost" components={{ support: <Link to="/support" /> }} />
        </span>
      </p>
    </>
  );
}

interface RecoveryFormProps {
  isChecking: boolean;
  problem: string | undefined;
  onSend: (code: string) => void;
}

function RecoveryForm({ isChecking, problem, onSend }: RecoveryFormProps) {
  const { t } = useTranslation('accounts/auth');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (code === '') field.current?.focus();
    else onSend(code);
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('step.recoveryCode')}>
      <TextInput
        ref={field}
        name="recovery"
        label={t('step.recoveryCode')}
        size="md"
        error={problem}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" size="md" loading={isChecking} fullWidth>
        {t('step.continue')}
      </Button>
    </form>
  );
}
