import { useDocumentTitle } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconList } from '../icon-list.tsx';
import { Muted } from '../../ui/layout/boxes/boxes.tsx';
import { useQuery } from '../../api/use-query.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import { ClassesCard } from './classes-card.tsx';
import { LinksCard } from './links-card.tsx';
import { ParentsCard } from './parents-card.tsx';
import classes from './sharing.module.css';

const hiddenFacts = ['tests', 'notes', 'tickets', 'interests'] as const;

function NeverCard() {
  const { t } = useTranslation('following/sharing');
  return (
    <Card title={t('never.title')} titleLevel={2}>
      <IconList icon={IconX} tone="lotus" lines={hiddenFacts.map((fact) => t(`never.${fact}`))} />
      <Muted size="md" className={classes.after}>
        {t('never.team')}{' '}
        <Link className={classes.link} to="/chinh-sach-bao-mat">
          {t('never.policy')}
        </Link>
      </Muted>
    </Card>
  );
}

/** Lists everybody who can see results of a student, each with a button to stop it. */
export function SharingScreen() {
  const { t } = useTranslation('following/sharing');
  const reply = useQuery('GET /sharing', { isKept: true });
  useDocumentTitle(t('documentTitle'));
  return (
    <div className={`${page.page} ${classes.page}`}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <Loaded reply={reply} lines={8}>
        {({ consent, parents, classes: joinedClasses, links }) => (
          <>
            {consent.isNeeded && <ConsentNote isGiven={consent.isGiven} />}
            <ParentsCard parents={parents} />
            <ClassesCard joinedClasses={joinedClasses} />
            <LinksCard links={links} />
          </>
        )}
      </Loaded>
      <NeverCard />
    </div>
  );
}

/** For a student under 16. */
function ConsentNote({ isGiven }: { isGiven: boolean }) {
  const { t } = useTranslation('following/sharing');
  return (
    <Card
      title={t('consent.title')}
      titleLevel={2}
      actions={
        isGiven ? (
          <Chip tone="leaf">{t('consent.given')}</Chip>
        ) : (
          <Chip tone="turmeric">{t('consent.missing')}</Chip>
        )
      }
    >
      <p className={classes.text}>{t(isGiven ? 'consent.givenText' : 'consent.missingText')}</p>
      {!isGiven && (
        <div className={classes.after}>
          <LinkButton to="/family">{t('consent.invite')}</LinkButton>
        </div>
      )}
    </Card>
  );
}
