import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../conversation/file-button.tsx';
import { SendButton } from './send-button.tsx';
import type { Ending } from './use-send.ts';
import type { WriteBoxState } from './use-write-box.ts';
import classes from './write.module.css';

interface Props {
  box: WriteBoxState;
  ending: Ending;
  onChoose: (ending: Ending) => void;
}

/** Files, who will read it and in which language, and the way out. */
export function WriteFoot({ box, ending, onChoose }: Props) {
  const { t } = useTranslation('tickets/console');
  const { uploads, sending, ticket } = box;
  const { name, language } = ticket.person;
  const isNote = box.kind === 'note';
  return (
    <div className={classes.foot}>
      <FileButton count={uploads.files.length} onFiles={uploads.add} isSmall />
      <span className={classes.hint}>
        {isNote && <IconLock size={14} aria-hidden />}
        {isNote ? t('write.noteMark', { name }) : t(`write.language.${language}`)}
      </span>
      <SendButton
        isNote={isNote}
        isDisabled={!box.canSend}
        isBusy={sending.isSending}
        ending={ending}
        onChoose={onChoose}
        onSend={() => void sending.send(ending)}
      />
    </div>
  );
}
