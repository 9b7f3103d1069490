import type { FamilyInvitation } from '@bac/contract/following/family.ts';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconLink } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import entries from '../../entries.module.css';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { useAction } from '../../../api/use-action.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './linking.module.css';

interface Props {
  invitation: FamilyInvitation;
  isNew: boolean;
  onTakeBack: () => Promise<void>;
}

const addressOf = (code: string): string => `${window.location.origin}/family?code=${code}`;

/** An own invitation, with a code large enough to be read aloud from. */
export function OwnInvitation({ invitation, isNew, onTakeBack }: Props) {
  const { t } = useTranslation('following/family');
  const format = useFormat();
  const code = useClipboard({ timeout: 4000 });
  const link = useClipboard({ timeout: 4000 });
  const { isBusy, run } = useAction();
  const codeElement = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) codeElement.current?.focus();
  }, [isNew]);

  const facts = [
    ...(invitation.email === null ? [] : [t('open.sentTo', { email: invitation.email })]),
    t('open.until', { date: format.date(invitation.expiresAt) }),
  ];
  return (
    <Row as="li" justify="between" className={entries.entry}>
      <div>
        <Muted>{t('open.mine')}</Muted>
        <p ref={codeElement} tabIndex={-1} className={classes.code}>
          {invitation.code}
        </p>
        <Muted>{facts.join(' · ')}</Muted>
      </div>
      <Row gap={10} className={classes.actions}>
        <Button
          leftSection={code.copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
          size="sm"
          onClick={() => code.copy(invitation.code)}
        >
          {code.copied ? t('open.copied') : t('open.copy')}
        </Button>
        <Button
          variant="default"
          leftSection={link.copied ? <IconCheck size={18} /> : <IconLink size={18} />}
          size="sm"
          onClick={() => link.copy(addressOf(invitation.code))}
        >
          {link.copied ? t('open.copied') : t('open.copyLink')}
        </Button>
        <Button
          variant="subtle"
          size="sm"
          loading={isBusy}
          aria-label={t('open.takeBackOf', { code: invitation.code })}
          onClick={() => void run(onTakeBack)}
        >
          {t('open.takeBack')}
        </Button>
      </Row>
      <Muted as="output" className={classes.status}>
        {(code.error ?? link.error) && t('open.copyFailed')}
      </Muted>
    </Row>
  );
}
