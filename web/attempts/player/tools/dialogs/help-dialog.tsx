import { useTranslation } from 'react-i18next';
import classes from './dialogs.module.css';
import { ToolDialog } from './tool-dialog.tsx';

const commonTopics = [
  'clock',
  'menu',
  'mark',
  'eliminator',
  'highlights',
  'lineReader',
  'zoom',
  'divider',
] as const;
const mathTopics = ['calculator', 'reference', 'entry'] as const;
const lastTopics = ['speech', 'saving', 'leaving', 'submit'] as const;

interface Props {
  /** The Math tools are explained only in Math. */
  section: 'rw' | 'math';
  hasTextToSpeech?: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Explains each tool, and saving, leaving and submitting, in one paragraph each. */
export function HelpDialog({ section, hasTextToSpeech = false, isOpen, onClose }: Props) {
  const { t } = useTranslation('attempts/player/tools');
  const topics = [...commonTopics, ...(section === 'math' ? mathTopics : []), ...lastTopics].filter(
    (topic) => topic !== 'speech' || hasTextToSpeech,
  );
  return (
    <ToolDialog title={t('help.title')} isOpen={isOpen} onClose={onClose}>
      <dl className={classes.topics}>
        {topics.map((topic) => (
          <div key={topic}>
            <dt>{t(`help.${topic}.title`)}</dt>
            <dd>{t(`help.${topic}.text`)}</dd>
          </div>
        ))}
      </dl>
    </ToolDialog>
  );
}
