import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useQuery } from '../../api/use-query.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Muted } from '../../ui/layout/boxes/boxes.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import { Reading } from '../prose/reading.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { OperatorDetails } from './operator-details.tsx';
import classes from './reading.module.css';

const slugs = ['dich-vu', 'chinh-sach-bao-mat', 'dieu-khoan-su-dung'] as const;

/** A page that an administrator edits: services, privacy or terms, depending on the path. */
export function ManagedPageScreen() {
  const { t } = useTranslation(['site/reading', 'site/prose', 'app']);
  const { pathname } = useLocation();
  const [language] = useLanguage();
  const format = useFormat();
  const slug = slugs.find((one) => pathname.startsWith(`/${one}`)) ?? slugs[0];
  const reply = useQuery('GET /content/pages/:slug', { params: { slug } });
  // A static title, so that the page has one before the text has loaded.
  const title = reply.data?.title[language] ?? t(`title.${slug}`);
  useDocumentTitle(t('pageTitle', { ns: 'app', page: title }));
  return (
    <article className={`${page.page} ${classes.page}`}>
      <PageTitle title={title} lead={reply.data?.summary[language]} />
      <Loaded reply={reply} lines={14}>
        {({ text, updatedAt }) => (
          <>
            <Muted className={classes.updated}>
              {t('updated', { ns: 'site/prose', date: format.date(updatedAt) })}
            </Muted>
            <Reading key={slug} blocks={text[language]} />
            {slug !== 'dich-vu' && <OperatorDetails />}
          </>
        )}
      </Loaded>
    </article>
  );
}
