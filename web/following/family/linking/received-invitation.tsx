import type { FamilyInvitation } from '@bac/contract/following/family.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import entries from '../../entries.module.css';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { useAction } from '../../../api/use-action.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './linking.module.css';

interface Props {
  invitation: FamilyInvitation;
  onLook: () => void;
  onDecline: () => Promise<void>;
}

/** An invitation sent to the reader's own address: no code to type. */
export function ReceivedInvitation({ invitation, onLook, onDecline }: Props) {
  const { t } = useTranslation('following/family');
  const format = useFormat();
  const { isBusy, run } = useAction();
  const from = invitation.from ?? '';

  return (
    <Row as="li" justify="between" className={entries.entry}>
      <div>
        <p>
          <b>
            {t(invitation.side === 'parent' ? 'open.fromParent' : 'open.fromStudent', { from })}
          </b>
        </p>
        <Muted>{t('open.until', { date: format.date(invitation.expiresAt) })}</Muted>
      </div>
      <Row gap={10} className={classes.actions}>
        <Button size="sm" onClick={onLook}>
          {t('open.look')}
        </Button>
        <Button
          variant="default"
          size="sm"
          loading={isBusy}
          aria-label={t('open.declineOf', { from })}
          onClick={() => void run(onDecline)}
        >
          {t('open.decline')}
        </Button>
      </Row>
    </Row>
  );
}
