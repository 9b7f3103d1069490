import type { ConsentState, FamilyLink } from '@bac/contract/following/family.ts';
import { useTranslation } from 'react-i18next';
import entries from '../../entries.module.css';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { Family } from '../family.ts';
import { EndLink } from '../linking/end-link.tsx';
import { Linking } from '../linking/linking.tsx';
import classes from './student.module.css';

/** Who follows a student, whether a guardian has agreed, and the ways to link. */
export function StudentHome({ family }: { family: Family }) {
  const { t } = useTranslation('following/family');
  const { links, consent, invitations } = family;
  return (
    <Stack gap={24}>
      {consent?.isNeeded && <ConsentCard consent={consent.record} />}
      <Card title={t('parents.title')} titleLevel={2}>
        {links.length === 0 ? (
          <EmptyState title={t('parents.emptyTitle')} text={t('parents.emptyText')} />
        ) : (
          <ul>
            {links.map((link) => (
              <ParentRow key={link.id} link={link} />
            ))}
          </ul>
        )}
      </Card>
      <Linking side="student" invitations={invitations} />
    </Stack>
  );
}

function ParentRow({ link: { id, other, since } }: { link: FamilyLink }) {
  const { t } = useTranslation('following/family');
  const format = useFormat();
  return (
    <Row as="li" className={entries.entry}>
      <Avatar fullName={other.name} username="" avatar={null} size={44} />
      <div className={entries.about}>
        <b>{other.name}</b>
        <Muted as="span">
          {`${other.email} · ${t('parents.since', { date: format.date(since) })}`}
        </Muted>
      </div>
      <EndLink link={id} name={other.name} side="student" />
    </Row>
  );
}

/** For a student under 16: whether a guardian has agreed, and what that means. */
function ConsentCard({ consent }: { consent: ConsentState['record'] }) {
  const { t } = useTranslation('following/family');
  const format = useFormat();
  return (
    <Card
      title={t('consent.studentTitle')}
      titleLevel={2}
      actions={
        consent ? (
          <Chip tone="leaf">{t('consent.given')}</Chip>
        ) : (
          <Chip tone="turmeric">{t('consent.waiting')}</Chip>
        )
      }
    >
      <p className={classes.text}>
        {consent
          ? t('consent.studentGiven', { by: consent.guardian, date: format.date(consent.at) })
          : t('consent.studentWaiting')}
      </p>
    </Card>
  );
}
