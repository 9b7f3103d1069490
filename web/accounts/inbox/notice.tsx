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
  /** Of the page, unless it is shown as somebody else would see it. */
  language?: 'en' | 'vi';
  /** One below what it stands under. */
  heading?: 'h2' | 'h4';
  /** Without it, it is only looked at. */
  onRead?: () => void;
}

/** One thing we have to tell somebody. */
export function Notice({ notice, language: shown, heading: Heading = 'h2', onRead }: Props) {
  const { t } = useTranslation('accounts/inbox');
  const [own] = useLanguage();
  const { date, time } = useFormat();
  const language = shown ?? own;
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
      <Row gap={12} className={classes.foot} lang={own}>
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
