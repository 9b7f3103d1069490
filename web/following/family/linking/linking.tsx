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
import { useGivenCode } from './use-given-code.ts';

interface Props {
  /** What the reader is. */
  side: FamilySide;
  invitations: FamilyInvitation[];
}

/** The two ways to link, by an own code or by one that was given, and what waits for an answer. */
export function Linking({ side, invitations }: Props) {
  const [code, giveCode] = useGivenCode();
  const [newest, setNewest] = useState<string>();
  return (
    <Stack gap={24}>
      {invitations.length > 0 && (
        <InvitationList invitations={invitations} newest={newest} onLook={giveCode} />
      )}
      <Grid minWidth={400} gap={24} className={classes.ways}>
        <JoinForm onLook={giveCode} />
        <InviteForm side={side} onMade={({ id }) => setNewest(id)} />
      </Grid>
      {code !== null && (
        <AnswerDialog key={code} code={code} side={side} onClose={() => giveCode(null)} />
      )}
    </Stack>
  );
}

interface AnswerDialogProps {
  code: string;
  /** What the reader is. */
  side: FamilySide;
  onClose: () => void;
}

/** Who invites and what that means, before one says yes. Open as long as it is on the page. */
function AnswerDialog({ code, side, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('following/family');
  const asked = useQuery('GET /family/invitations/:code', { params: { code } });
  useFocusReturn();
  return (
    <Dialog title={t('answer.title')} size={600} onClose={onClose}>
      <div className={classes.dialog}>
        <Loaded reply={asked} lines={4} isInCard>
          {(invitation) => (
            <AnswerForm code={code} side={side} invitation={invitation} onClose={onClose} />
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
