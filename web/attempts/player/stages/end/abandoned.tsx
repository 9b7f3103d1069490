import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../ui/buttons/link-button.tsx';
import { StagePage } from '../stage-page.tsx';

interface Props {
  testName: string;
  testId: string;
  /** The team has written to the student why. An assigned attempt without an opened module ends with its time. */
  endedBy: keyof typeof texts;
}

const texts = {
  student: ['abandoned.title', 'abandoned.text'],
  team: ['abandoned.teamTitle', 'abandoned.teamText'],
  time: ['abandoned.timeTitle', 'abandoned.timeText'],
} as const;

export function Abandoned({ testName, testId, endedBy }: Props) {
  const { t } = useTranslation('attempts/player/stages');
  const [title, text] = texts[endedBy];
  return (
    <StagePage
      testName={testName}
      title={t(title)}
      lead={t(text, { test: testName })}
      actions={
        <>
          <LinkButton size="lg" to="/tests">
            {t('abandoned.tests')}
          </LinkButton>
          <LinkButton
            size="lg"
            variant="default"
            to={`/test/screen?test=${encodeURIComponent(testId)}`}
          >
            {t('abandoned.again')}
          </LinkButton>
        </>
      }
    />
  );
}
