import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { StagePage } from './stage-page.tsx';

interface Props {
  testName: string;
  testId: string;
}

export function Abandoned({ testName, testId }: Props) {
  const { t } = useTranslation('attempt/stages');
  return (
    <StagePage
      testName={testName}
      title={t('abandoned.title')}
      lead={t('abandoned.text', { test: testName })}
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
