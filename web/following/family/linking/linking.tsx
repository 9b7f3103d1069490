import type { FamilyInvitation, FamilySide } from '@bac/contract/following/family.ts';
import { useState } from 'react';
import { AnswerDialog } from './answer-dialog.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { JoinForm } from './join-form.tsx';
import classes from './linking.module.css';
import { useGivenCode } from './use-given-code.ts';

interface Props {
  /** What the reader is. */
  side: FamilySide;
  invitations: FamilyInvitation[];
  onChange: () => void;
}

/** The two ways to link, by an own code or by one that was given, and what waits for an answer. */
export function Linking({ side, invitations, onChange }: Props) {
  const [code, giveCode] = useGivenCode();
  const [newest, setNewest] = useState<string>();
  return (
    <div className={classes.linking}>
      {invitations.length > 0 && (
        <InvitationList
          invitations={invitations}
          newest={newest}
          onLook={giveCode}
          onClosed={onChange}
        />
      )}
      <div className={classes.ways}>
        <JoinForm onLook={giveCode} />
        <InviteForm
          side={side}
          onMade={({ id }) => {
            setNewest(id);
            onChange();
          }}
        />
      </div>
      {code !== null && (
        <AnswerDialog
          key={code}
          code={code}
          side={side}
          onLinked={() => {
            giveCode(null);
            onChange();
          }}
          onClose={() => giveCode(null)}
        />
      )}
    </div>
  );
}
