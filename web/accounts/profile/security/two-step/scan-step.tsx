import { Alert, Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../../api/client.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { SixDigitsField } from '../../../../ui/forms/six-digits-field.tsx';
import type { Sending } from '../use-sending.ts';
import { QrCode } from './qr-code.tsx';
import classes from './two-step.module.css';

interface Props {
  app: Reply<'POST /id/two-step/totp'>;
  /** How many codes were refused: each makes an empty field. */
  refusals: number;
  sending: Pick<Sending, 'isBusy' | 'error'>;
  onCode: (code: string) => void;
  onCancel: () => void;
}

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The secret goes into the app, by its picture or by hand; a code shows that it has arrived. */
export function ScanStep({ app, refusals, sending, onCode, onCancel }: Props) {
  const { t } = useTranslation(['accounts/profile/security', 'ui']);
  const clipboard = useClipboard({ timeout: 4000 });
  const isWrong = sending.error?.code === 'WRONG_CODE';
  return (
    <>
      <div className={form.fields}>
        <p className={form.text}>{t('setUp.scan')}</p>
        <div className={classes.scan}>
          <QrCode text={app.address} label={t('setUp.picture')} />
          <div className={classes.byHand}>
            <p className={form.text}>{t('setUp.byHand')}</p>
            <code className={classes.secret}>{inFours(app.secret)}</code>
            <div className={classes.keep}>
              <Button variant="default" size="sm" onClick={() => clipboard.copy(app.secret)}>
                {clipboard.copied ? t('copied') : t('setUp.copy')}
              </Button>
              <a className={classes.openApp} href={app.address}>
                {t('setUp.openApp')}
              </a>
            </div>
          </div>
        </div>
        {sending.error && !isWrong && (
          <Alert color="lotus" variant="light" role="alert">
            {sending.error.message}
          </Alert>
        )}
        <SixDigitsField
          key={refusals}
          label={t('setUp.code')}
          hint={t('setUp.codeHint')}
          isChecking={sending.isBusy}
          problem={isWrong ? t('setUp.wrong') : undefined}
          onComplete={onCode}
        />
      </div>
      <div className={form.buttons}>
        <Button variant="default" disabled={sending.isBusy} onClick={onCancel}>
          {t('ui:cancel')}
        </Button>
      </div>
    </>
  );
}
