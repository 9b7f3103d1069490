import { IconArrowRight } from '@tabler/icons-react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReply } from '../../api/use-reply.ts';
import { isToDo } from '../../following/assigned/standing.ts';
import { later } from '../../ui/feedback/later.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { useNow } from '../../ui/format/use-now.ts';
import classes from './tests.module.css';

const AssignedList = later(async () => {
  const [{ AssignedList: List }] = await Promise.all([
    import('../../following/assigned/assigned-list.tsx'),
    i18next.loadNamespaces('following/assigned'),
  ]);
  return List;
});

/** What a class expects and can still be done. The list of tests does without it, so a failure is no news here. */
export function AssignedStrip() {
  const { t } = useTranslation('attempts/tests');
  const now = useNow();
  const { data } = useReply('GET /own-classes');
  const open = data?.assignments.filter((assignment) => isToDo(assignment, now)) ?? [];
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="from-class">
      <SectionTitle
        id="from-class"
        title={t('assigned.title')}
        actions={
          <Link className={classes.toClasses} to="/classes">
            {t('assigned.all')} <IconArrowRight size={16} aria-hidden />
          </Link>
        }
      />
      <div className={classes.assigned}>
        <AssignedList assignments={open} now={now} />
      </div>
    </section>
  );
}
