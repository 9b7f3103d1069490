import type { Notification } from '@bac/contract/accounts/notifications.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Row, Stack } from '../../ui/layout/boxes/boxes.tsx';
import classes from './inbox.module.css';

interface Props {
  notice: Pick<Notification, 'title' | 'text' | 'link' | 'createdAt' | 'readAt'>;
  /** Defaults to the language of the page; a preview sets another. */
  language?: 'en' | 'vi';
  /** One level below the enclosing heading. */
  heading?: 'h2' | 'h4';
  /** Without it, the notification cannot be marked as read. */
  onRead?: () => void;
}

/** One notification. */
export function Notice({
  notice,
  language: previewLanguage,
  heading: Heading = 'h2',
  onRead,
}: Props) {
  const { t } = useTranslation('accounts/inbox');
  const [pageLanguage] = useLanguage();
  const { date, time } = useFormat();
  const language = previewLanguage ?? pageLanguage;
  const { link, createdAt, readAt } = notice;
  const isUnread = readAt === null;
  const title = notice.title[language];
  return (
    <Stack
      as="article"
      gap={6}
      className={classes.notice}
      data-unread={isUnread || undefined}
      lang={language}
    >
      <Row as={Heading} className={classes.title}>
        {title}
        {isUnread && <span className={classes.new}>{t('unread')}</span>}
      </Row>
      <p className={classes.text}>{notice.text[language]}</p>
      <Row gap={12} className={classes.foot} lang={pageLanguage}>
        <time dateTime={createdAt}>
          {date(createdAt)}, {time(createdAt)}
        </time>
        {link !== null && (
          <Link
            className={classes.link}
            to={link}
            aria-label={t('openNamed', { title })}
            {...(isUnread && onRead && { onClick: onRead })}
          >
            {t('open')}
            <IconArrowRight size={15} aria-hidden />
          </Link>
        )}
        {isUnread && onRead && (
          <PlainButton
            className={classes.read}
            aria-label={t('readNamed', { title })}
            onClick={onRead}
          >
            {t('read')}
          </PlainButton>
        )}
      </Row>
    </Stack>
  );
}
