import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import classes from './classes.module.css';

/** Shown for what does not exist, no longer exists or belongs to somebody else, without saying which. */
export function NotFound() {
  const { t } = useTranslation('following/classes');
  return (
    <div className={`${page.page} ${classes.page}`}>
      <PageTitle title={t('title')} />
      <Card>
        <EmptyState
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={<LinkButton to="/classes">{t('notFound.action')}</LinkButton>}
        />
      </Card>
    </div>
  );
}
