import type { FamilySide } from '@bac/contract/following/family.ts';
import { useTranslation } from 'react-i18next';
import { useReply } from '../../../api/use-reply.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import { AnswerForm } from './answer-form.tsx';
import classes from './linking.module.css';

interface Props {
  code: string;
  /** What the reader is. */
  side: FamilySide;
  onLinked: () => void;
  onClose: () => void;
}

/** Who invites and what that means, before one says yes. Open as long as it is on the page. */
export function AnswerDialog({ code, side, onLinked, onClose }: Props) {
  const { t } = useTranslation('following/family');
  const asked = useReply('GET /family/invitations/:code', { params: { code } });
  useFocusReturn();
  return (
    <Dialog title={t('answer.title')} size={600} onClose={onClose}>
      <div className={classes.dialog}>
        <Loaded reply={asked} lines={4} isInCard>
          {(invitation) => (
            <AnswerForm
              code={code}
              side={side}
              invitation={invitation}
              onLinked={onLinked}
              onClose={onClose}
            />
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
