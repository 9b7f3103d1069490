import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import { Button, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type RequestParts } from '../../../api/client.ts';
import { useAction, type Action } from '../../../api/use-action.ts';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { passkeyObstacle, requestPasskey } from '../../passkeys.ts';
import { PasswordForm } from './password-form.tsx';

/** What the server asks for before a change of second steps. */
export type Proof = RequestParts<'POST /id/two-step/totp'>['body'];

interface Props {
  twoStep: TwoStep;
  text: string;
  confirmLabel: string;
  isDanger?: boolean;
  action: Pick<Action, 'isBusy' | 'error'>;
  /** A problem that did not come from the server. */
  problem?: string | undefined;
  onSend: (proof: Proof) => void;
  onCancel: () => void;
  /** Fields above the password. */
  children?: ReactNode;
}

type Way = 'code' | 'passkey';

function waysOf({ totpSince, passkeys, recoveryCodesLeft }: TwoStep): Way[] {
  const isOn = totpSince !== null || passkeys.length > 0;
  if (!isOn) return [];
  const canUsePasskey = passkeys.length > 0 && passkeyObstacle() === undefined;
  const ways: Way[] = [];
  if (totpSince !== null) ways.push('code');
  if (canUsePasskey) ways.push('passkey');
  // A recovery code is the last resort.
  if (totpSince === null && (recoveryCodesLeft > 0 || !canUsePasskey)) ways.push('code');
  return ways;
}

/** Asks for the password and, if the account has one, for a second step before a change of its second steps. */
export function ConfirmForm({ twoStep, onSend, problem, action, ...rest }: Props) {
  const { t } = useTranslation('accounts/profile/security');
  const ways = waysOf(twoStep);
  const [way, setWay] = useState(ways[0]);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [declined, setDeclined] = useState<string>();
  const challenge = useAction();
  const isWrong = action.error?.code === 'WRONG_CODE';
  const other = ways.find((name) => name !== way);

  async function confirmWithPasskey(password: string): Promise<void> {
    setDeclined(undefined);
    await challenge.run(async () => {
      const reply = await call('POST /id/two-step/challenge', { quiet: true });
      const result = await requestPasskey(reply.options);
      if ('refusal' in result) setDeclined(t('confirm.declined'));
      else {
        const passkeyAnswer = { challenge: reply.challenge, answer: result.answer };
        onSend({ password, passkeyAnswer });
      }
    });
  }

  function confirm(password: string): void {
    if (way === undefined) onSend({ password });
    else if (way === 'passkey') void confirmWithPasskey(password);
    else if (code.trim() === '') setMissing(true);
    else onSend({ password, code: code.trim() });
  }

  function change(next: Way): void {
    setMissing(false);
    setDeclined(undefined);
    challenge.clearError();
    setWay(next);
  }

  const wrongCode = isWrong ? t('confirm.wrong') : undefined;
  return (
    <PasswordForm
      {...rest}
      action={{
        isBusy: action.isBusy || challenge.isBusy,
        error: challenge.error ?? (isWrong ? undefined : action.error),
      }}
      problem={declined ?? problem}
      onSend={confirm}
      below={
        way && (
          <Stack gap={10}>
            {way === 'code' ? (
              <TextInput
                name="proofCode"
                label={t(twoStep.totpSince === null ? 'confirm.recovery' : 'confirm.code')}
                description={twoStep.totpSince === null ? undefined : t('confirm.codeHint')}
                value={code}
                maxLength={40}
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                error={isMissing ? t('confirm.missing') : wrongCode}
                onChange={({ currentTarget }) => {
                  setMissing(false);
                  setCode(currentTarget.value);
                }}
              />
            ) : (
              <Muted>{t('confirm.passkey')}</Muted>
            )}
            {other && (
              <Button variant="subtle" size="sm" onClick={() => change(other)}>
                {t(other === 'passkey' ? 'confirm.usePasskey' : 'confirm.useCode')}
              </Button>
            )}
          </Stack>
        )
      }
    />
  );
}
