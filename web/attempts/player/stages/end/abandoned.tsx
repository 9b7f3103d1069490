import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../ui/buttons/link-button.tsx';
import { StagePage } from '../stage-page.tsx';

interface Props {
  testName: string;
  testId: string;
  /** The team ended the attempt and has written to the student why. */
  isByTeam?: boolean | undefined;
}

export function Abandoned({ testName, testId, isByTeam = false }: Props) {
  const { t } = useTranslation('attempts/player/stages');
  return (
    <StagePage
      testName={testName}
      title={t(isByTeam ? 'abandoned.teamTitle' : 'abandoned.title')}
      lead={t(isByTeam ? 'abandoned.teamText' : 'abandoned.text', { test: testName })}
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
