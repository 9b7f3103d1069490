import type { TestPreview } from '@bac/contract/attempts/tests.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { StagePage } from '../stages/stage-page.tsx';

/** Nothing was kept, so there are no results: the way leads back to the test. */
export function PreviewOver({ test: { id, name } }: { test: TestPreview['test'] }) {
  const { t } = useTranslation('attempts/player');
  const [language] = useLanguage();
  return (
    <StagePage
      testName={name[language]}
      title={t('preview.overTitle')}
      lead={t('preview.overText')}
      actions={
        <LinkButton size="lg" to={`/admin/tests/${encodeURIComponent(id)}`}>
          {t('preview.back')}
        </LinkButton>
      }
    />
  );
}
