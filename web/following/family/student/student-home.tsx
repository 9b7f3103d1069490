import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { HomeProps } from '../family.ts';
import { Linking } from '../linking/linking.tsx';
import { ConsentCard } from './consent-card.tsx';
import { ParentRow } from './parent-row.tsx';
import classes from './student.module.css';

/** Who follows a student, whether a guardian has agreed, and the ways to link. */
export function StudentHome({ family, onChange }: HomeProps) {
  const { t } = useTranslation('following/family');
  const { links, consent, invitations } = family;
  return (
    <div className={classes.home}>
      {consent?.isNeeded && <ConsentCard given={consent.given} />}
      <Card title={t('parents.title')} titleLevel={2}>
        {links.length === 0 ? (
          <EmptyState title={t('parents.emptyTitle')} text={t('parents.emptyText')} />
        ) : (
          <ul className={classes.parents}>
            {links.map((link) => (
              <ParentRow key={link.id} link={link} onEnded={onChange} />
            ))}
          </ul>
        )}
      </Card>
      <Linking side="student" invitations={invitations} onChange={onChange} />
    </div>
  );
}
