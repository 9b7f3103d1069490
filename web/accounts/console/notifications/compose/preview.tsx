import type { Broadcast } from '@bac/contract/accounts/notifications.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/layout/card.tsx';
import { Notice } from '../../../inbox/notice.tsx';
import { SegmentedSwitch } from '../../../../ui/forms/segmented-switch.tsx';
import classes from '../notifications.module.css';

type Language = 'en' | 'vi';

/** Shows the message as it will look in an inbox. */
export function Preview({ draft }: { draft: Broadcast }) {
  const { t } = useTranslation('accounts/console/notifications');
  const [language, setLanguage] = useState<Language>('vi');
  const [now] = useState(() => new Date().toISOString());
  const withFallback = (
    texts: Record<Language, string>,
    fallback: string,
  ): Record<Language, string> => ({
    en: texts.en.trim() || fallback,
    vi: texts.vi.trim() || fallback,
  });
  return (
    <Card
      title={t('preview')}
      actions={
        <SegmentedSwitch
          label={t('previewLanguage')}
          choices={[
            { value: 'vi', label: t('language.vi'), lang: 'vi' },
            { value: 'en', label: t('language.en'), lang: 'en' },
          ]}
          value={language}
          onChange={setLanguage}
        />
      }
    >
      <div className={classes.preview}>
        <Notice
          language={language}
          heading="h4"
          notice={{
            title: withFallback(draft.title, t('noTitle')),
            text: withFallback(draft.text, t('noText')),
            link: draft.link,
            createdAt: now,
            readAt: null,
          }}
        />
      </div>
    </Card>
  );
}
