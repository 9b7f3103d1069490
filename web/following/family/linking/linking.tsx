import type { FamilyInvitation, FamilySide } from '@bac/contract/following/family.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useQuery } from '../../../api/use-query.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import { AnswerForm } from './answer-form.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { JoinForm } from './join-form.tsx';
import classes from './linking.module.css';
import { useInvitationCode } from './use-invitation-code.ts';

interface Props {
  /** The side of the reader. */
  side: FamilySide;
  invitations: FamilyInvitation[];
}

/** The two ways to link, with an own code or with a received one, and open invitations. */
export function Linking({ side, invitations }: Props) {
  const [code, setCode] = useInvitationCode();
  const [newest, setNewest] = useState<string>();
  return (
    <Stack gap={24}>
      {invitations.length > 0 && (
        <InvitationList invitations={invitations} newest={newest} onLook={setCode} />
      )}
      <Grid minWidth={400} gap={24} className={classes.ways}>
        <JoinForm onLook={setCode} />
        <InviteForm side={side} onCreated={({ id }) => setNewest(id)} />
      </Grid>
      {code !== null && (
        <AnswerDialog key={code} code={code} side={side} onClose={() => setCode(null)} />
      )}
    </Stack>
  );
}

interface AnswerDialogProps {
  code: string;
  /** The side of the reader. */
  side: FamilySide;
  onClose: () => void;
}

/** Shows who invites and what a link means before it is accepted. The dialog is open while it is rendered. */
function AnswerDialog({ code, side, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('following/family');
  const reply = useQuery('GET /family/invitations/:code', { params: { code } });
  useFocusReturn();
  return (
    <Dialog title={t('answer.title')} size={600} onClose={onClose}>
      <div className={classes.dialog}>
        {reply.error?.code === 'INVITATION_UNKNOWN' ? (
          <p>{reply.error.message}</p>
        ) : (
          <Loaded reply={reply} lines={4} isInCard>
            {(invitation) => (
              <AnswerForm code={code} side={side} invitation={invitation} onClose={onClose} />
            )}
          </Loaded>
        )}
      </div>
    </Dialog>
  );
}
