import type { Announcement } from '@bac/contract/site/content.ts';
import { IconAlertTriangle, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { TextLink } from '../../../ui/layout/text-link.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import classes from './announcements.module.css';

interface AnnouncementLineProps {
  announcement: Announcement;
  onDismiss: () => void;
}

const icons = { calm: IconInfoCircle, urgent: IconAlertTriangle };

function AnnouncementLine({
  announcement: { tone, text, link },
  onDismiss,
}: AnnouncementLineProps) {
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
        <PlainButton
          className={classes.close}
          aria-label={t('announcement.dismiss', { text: text[language] })}
          onClick={onDismiss}
        >
          <IconX size={18} aria-hidden />
        </PlainButton>
      </div>
    </div>
  );
}

interface Props {
  announcements: Announcement[];
  onDismiss: (announcement: Announcement) => void;
}

export const AnnouncementLines = ({ announcements, onDismiss }: Props) => (
  <div className={classes.lines}>
    {announcements.map((one) => (
      <AnnouncementLine key={one.id} announcement={one} onDismiss={() => onDismiss(one)} />
    ))}
  </div>
);
