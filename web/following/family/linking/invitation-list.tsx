import type { FamilyInvitation } from '@bac/contract/following/family.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ignoreNotFound } from '../../ignore-not-found.ts';
import classes from './linking.module.css';
import { OwnInvitation } from './own-invitation.tsx';
import { ReceivedInvitation } from './received-invitation.tsx';

interface Props {
  invitations: FamilyInvitation[];
  /** The id of the invitation that was created a moment ago; its code gets the focus. */
  newest: string | undefined;
  onLook: (code: string) => void;
}

/** Open invitations; received ones first, because they wait for the reader. */
export function InvitationList({ invitations, newest, onLook }: Props) {
  const { t } = useTranslation('following/family');
  const container = useRef<HTMLDivElement>(null);
  const received = invitations.filter(({ from }) => from !== null);
  const own = invitations.filter(({ from }) => from === null);

  async function close({ id }: FamilyInvitation, outcome: 'takenBack' | 'declined'): Promise<void> {
    const params = { invitation: id };
    await ignoreNotFound(call('DELETE /family/invitations/:invitation', { params, quiet: true }));
    void showToast('success', t(`open.${outcome}`));
    // The row that had the focus disappears.
    container.current?.focus();
    invalidate('GET /family');
  }

  return (
    <div ref={container} tabIndex={-1} className={classes.open}>
      <Card title={t('open.title')}>
        <ul>
          {received.map((one) => (
            <ReceivedInvitation
              key={one.id}
              invitation={one}
              onLook={() => onLook(one.code)}
              onDecline={() => close(one, 'declined')}
            />
          ))}
          {own.toReversed().map((one) => (
            <OwnInvitation
              key={one.id}
              invitation={one}
              isNew={one.id === newest}
              onTakeBack={() => close(one, 'takenBack')}
            />
          ))}
        </ul>
      </Card>
    </div>
  );
}
