import { Alert, Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../../api/client.ts';
import type { Action } from '../../../../api/use-action.ts';
import { Drawing } from '../../../../ui/charts/drawing.tsx';
import { SixDigitsField } from '../../../../ui/forms/six-digits-field.tsx';
import { Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import form from '../../../../ui/overlays/dialog-form.module.css';
import classes from './two-step.module.css';

/** White margin in modules, without which scanners do not find the code. */
const quietZone = 4;

interface QrCodeProps {
  text: string;
  label: string;
}

const darkSquares = (rows: boolean[][]): string =>
  rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');

/** Black on white in both themes: many scanners need that. */
function QrCode({ text, label }: QrCodeProps) {
  const [rows, setRows] = useState<boolean[][]>();
  useEffect(() => {
    // If the library cannot be loaded, the secret beside it is enough.
    import('uqr')
      .then(({ encode }) => setRows(encode(text, { border: quietZone }).data))
      .catch(() => {});
  }, [text]);
  if (!rows) return <div className={classes.code} />;
  return (
    <Drawing
      summary={label}
      className={classes.code}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={darkSquares(rows)} fill="#000" />
    </Drawing>
  );
}

interface Props {
  app: Reply<'POST /id/two-step/totp'>;
  /** How many codes were refused; used as a key, so that each refusal renders an empty field. */
  refusals: number;
  action: Pick<Action, 'isBusy' | 'error'>;
  onCode: (code: string) => void;
  onCancel: () => void;
}

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Shows the secret as a QR code and as text for the app; a code from the app proves that it has the secret. */
export function ScanStep({ app, refusals, action, onCode, onCancel }: Props) {
  const { t } = useTranslation(['accounts/profile/security', 'ui']);
  const clipboard = useClipboard({ timeout: 4000 });
  const isWrong = action.error?.code === 'WRONG_CODE';
  return (
    <>
      <div className={form.fields}>
        <p className={form.text}>{t('setUp.scan')}</p>
        <Row gap={20}>
          <QrCode text={app.address} label={t('setUp.picture')} />
          <Stack gap={10} className={classes.byHand}>
            <p className={form.text}>{t('setUp.byHand')}</p>
            <code className={classes.secret}>{inFours(app.secret)}</code>
            <Row gap={10}>
              <Button variant="default" size="sm" onClick={() => clipboard.copy(app.secret)}>
                {clipboard.copied ? t('copied') : t('setUp.copy')}
              </Button>
              <a className={classes.openApp} href={app.address}>
                {t('setUp.openApp')}
              </a>
            </Row>
          </Stack>
        </Row>
        {action.error && !isWrong && (
          <Alert color="lotus" variant="light" role="alert">
            {action.error.message}
          </Alert>
        )}
        <SixDigitsField
          key={refusals}
          label={t('setUp.code')}
          hint={t('setUp.codeHint')}
          isChecking={action.isBusy}
          problem={isWrong ? t('setUp.wrong') : undefined}
          onComplete={onCode}
        />
      </div>
      <div className={form.buttons}>
        <Button variant="default" disabled={action.isBusy} onClick={onCancel}>
          {t('ui:cancel')}
        </Button>
      </div>
    </>
  );
}
