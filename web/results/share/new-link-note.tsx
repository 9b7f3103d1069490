import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconShare2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted, Row, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './share.module.css';

interface Props {
  address: string;
  expiresAt: string;
  onAnother: () => void;
}

/** Phones can pass the link to another app; most desktop browsers cannot. */
const canHandOver = (): boolean => typeof navigator.share === 'function';

/** A new link. The server stores only its hash, so it can be shown only once. */
export function NewLinkNote({ address, expiresAt, onAnother }: Props) {
  const { t } = useTranslation('results/share');
  const format = useFormat();
  const clipboard = useClipboard({ timeout: 4000 });
  const field = useRef<HTMLInputElement>(null);
  // The button that made the link is gone, so the focus moves to the link.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const handOver = (): void => {
    // Dismissing the share sheet rejects the promise.
    navigator.share({ title: t('shareTitle'), url: address }).catch(() => {});
  };

  return (
    <Stack as="section" gap={14} className={classes.made}>
      <TextInput
        ref={field}
        label={t('link')}
        description={t('once', { date: format.date(expiresAt) })}
        value={address}
        classNames={{ wrapper: classes.link }}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Row gap={10}>
        <Button
          leftSection={clipboard.copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
          onClick={() => clipboard.copy(address)}
        >
          {clipboard.copied ? t('copied') : t('copy')}
        </Button>
        {canHandOver() && (
          <Button variant="default" leftSection={<IconShare2 size={18} />} onClick={handOver}>
            {t('handOver')}
          </Button>
        )}
        <Button variant="subtle" onClick={onAnother}>
          {t('another')}
        </Button>
      </Row>
      <Muted as="output" className={classes.status}>
        {clipboard.copied && t('copiedLong')}
        {clipboard.error && t('copyFailed')}
      </Muted>
    </Stack>
  );
}
