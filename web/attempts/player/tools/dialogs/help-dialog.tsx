import { useTranslation } from 'react-i18next';
import classes from './dialogs.module.css';
import { ToolDialog } from './tool-dialog.tsx';

const everywhere = [
  'clock',
  'menu',
  'mark',
  'eliminator',
  'highlights',
  'lineReader',
  'zoom',
  'divider',
] as const;
const mathOnly = ['calculator', 'reference', 'entry'] as const;
const last = ['speech', 'saving', 'leaving', 'submit'] as const;

interface Props {
  /** The tools of Math are explained where it is Math. */
  section: 'rw' | 'math';
  hasTextToSpeech?: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** What each tool does and what happens to the work, one paragraph each. */
export function HelpDialog({ section, hasTextToSpeech = false, isOpen, onClose }: Props) {
  const { t } = useTranslation('attempts/player/tools');
  const topics = [...everywhere, ...(section === 'math' ? mathOnly : []), ...last].filter(
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
