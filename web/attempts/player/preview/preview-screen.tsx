import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { useQuery } from '../../../api/use-query.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Preview } from './preview.tsx';
import classes from './preview.module.css';

interface Props {
  test: string;
  route: 'lower' | 'higher';
}

/** A test as a student sees it, on either route, for the team that publishes it. */
export function PreviewScreen({ test, route }: Props) {
  const { t } = useTranslation('attempts/player');
  const reply = useQuery('GET /admin/tests/:test/preview', { params: { test }, query: { route } });
  if (reply.error?.status === 404) {
    return <Navigate to="/test/not-found" replace />;
  }
  const isAdaptive = reply.data?.modules.some(({ part }) => part === 2) ?? false;
  return (
    <div className={classes.preview}>
      <p className={classes.notice}>
        <span>
          {isAdaptive && <strong>{t('preview.route', { route: t(`preview.${route}`) })}. </strong>}
          {t('preview.note')}
        </span>
        <Link to={`/admin/tests/${encodeURIComponent(test)}`}>{t('preview.back')}</Link>
      </p>
      <Loaded reply={reply}>{(preview) => <Preview preview={preview} route={route} />}</Loaded>
    </div>
  );
}
