import type { Announcement } from '@bac/contract/site/content.ts';
import { IconAlertTriangle, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { TextLink } from '../../../ui/layout/text-link.tsx';
import classes from './announcements.module.css';

interface Props {
  announcement: Announcement;
  onDismiss: () => void;
}

const icons = { calm: IconInfoCircle, urgent: IconAlertTriangle };

export function AnnouncementLine({ announcement: { tone, text, link }, onDismiss }: Props) {
  const { t } = useTranslation('app/public-frame');
  const [language] = useLanguage();
  const Icon = icons[tone];
  return (
    <div className={classes.line} data-tone={tone === 'urgent' ? 'lotus' : 'indigo'}>
      <div className={classes.row}>
        <Icon className={classes.icon} size={20} aria-hidden />
        <p className={classes.text}>
          {tone === 'urgent' && <strong>{t('announcement.urgent')} </strong>}
          {text[language]}
          {link && (
            <>
              {' '}
              <TextLink to={link.to}>{link.label[language]}</TextLink>
            </>
          )}
        </p>
        <button
          type="button"
          className={classes.close}
          aria-label={t('announcement.dismiss', { text: text[language] })}
          onClick={onDismiss}
        >
          <IconX size={18} aria-hidden />
        </button>
      </div>
    </div>
  );
}
