import { IconFlag3, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import links from '../../links.module.css';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { later } from '../../../ui/feedback/later.tsx';
import classes from './problem.module.css';
import type { DetailRow } from '../list/rows.ts';

const ProblemDialog = later(async () => (await import('./problem-dialog.tsx')).ProblemDialog);

interface Props {
  attempt: string;
  row: DetailRow;
  isReported: boolean;
}

/** A button to report a problem with the question; a confirmation once it is reported. */
export function ProblemPart({ attempt, row, isReported }: Props) {
  const { t } = useTranslation('results/detailed');
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(isReported);
  return (
    <div className={classes.part}>
      {isSent && !isOpen ? (
        <Muted size="base" className={classes.reported}>
          <Row as="span">
            <IconCircleCheck size={18} stroke={1.6} aria-hidden />
            {t('problem.reported')}
          </Row>
        </Muted>
      ) : (
        <PlainButton className={`${links.button} ${classes.open}`} onClick={() => setIsOpen(true)}>
          <IconFlag3 size={18} stroke={1.6} aria-hidden />
          {t('problem.open')}
        </PlainButton>
      )}
      {isOpen && (
        <ProblemDialog
          attempt={attempt}
          row={row}
          onSent={() => setIsSent(true)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
