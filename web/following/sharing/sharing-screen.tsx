import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useReply } from '../../api/use-reply.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import { ClassesCard } from './classes-card.tsx';
import { ConsentNote } from './consent-note.tsx';
import { LinksCard } from './links-card.tsx';
import { NeverCard } from './never-card.tsx';
import { ParentsCard } from './parents-card.tsx';
import classes from './sharing.module.css';

/** Everybody who can see something of a student, in one place, and the way to stop each of them. */
export function SharingScreen() {
  const { t } = useTranslation('following/sharing');
  const reply = useReply('GET /sharing');
  useDocumentTitle(t('documentTitle'));
  return (
    <div className={`${page.page} ${classes.page}`}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <Loaded reply={reply} lines={8}>
        {({ consent, parents, classes: joined, links }) => (
          <>
            {consent.isNeeded && <ConsentNote isGiven={consent.isGiven} />}
            <ParentsCard parents={parents} onEnded={reply.reload} />
            <ClassesCard joined={joined} onEnded={reply.reload} />
            <LinksCard links={links} onEnded={reply.reload} />
          </>
        )}
      </Loaded>
      <NeverCard />
    </div>
  );
}
