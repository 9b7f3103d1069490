import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../api/auth-state.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { Muted, Row } from '../../../../ui/layout/boxes/boxes.tsx';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { saveFile } from '../../../../ui/data/save-file.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import classes from './two-step.module.css';

interface Props {
  codes: string[];
  onDone: () => void;
}

/** The codes are shown only once, so the button stays disabled until the person confirms having saved them. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const { t } = useTranslation('accounts/profile/security');
  const email = useUser()?.email ?? '';
  const { date } = useFormat();
  const clipboard = useClipboard({ timeout: 4000 });
  const [isSaved, setSaved] = useState(false);
  const title = t('codes.sheet', { email });
  const [now] = useState(() => new Date());
  const createdOn = t('codes.made', { date: date(now) });

  function download(): void {
    const lines = [title, createdOn, '', ...codes, '', t('codes.once')];
    saveFile(t('codes.file'), 'text/plain;charset=utf-8', `${lines.join('\r\n')}\r\n`);
  }

  return (
    <>
      <div className={form.fields}>
        <p className={form.text}>{t('codes.text')}</p>
        <div className={classes.sheet}>
          <p className={classes.sheetTitle}>{title}</p>
          <Muted size="md" className={classes.sheetMade}>
            {createdOn}
          </Muted>
          <ol className={classes.codes} aria-label={t('codes.title')}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
        </div>
        <Row gap={10}>
          <Button
            variant="default"
            leftSection={
              clipboard.copied ? (
                <IconCheck size={18} aria-hidden />
              ) : (
                <IconCopy size={18} aria-hidden />
              )
            }
            onClick={() => clipboard.copy(codes.join('\n'))}
          >
            {clipboard.copied ? t('copied') : t('codes.copy')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={download}
          >
            {t('codes.download')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('codes.print')}
          </Button>
        </Row>
      </div>
      <div className={`${form.buttons} ${classes.foot}`}>
        <CheckboxField
          label={t('codes.kept')}
          checked={isSaved}
          onChange={({ currentTarget }) => setSaved(currentTarget.checked)}
        />
        <Button disabled={!isSaved} onClick={onDone}>
          {t('codes.done')}
        </Button>
      </div>
    </>
  );
}
