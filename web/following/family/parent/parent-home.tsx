import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useQuery } from '../../../api/use-query.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import type { Family } from '../family.ts';
import { Linking } from '../linking/linking.tsx';
import { ChildCard } from './child-card.tsx';

export function ParentHome({ family }: { family: Family }) {
  const { t } = useTranslation('following/family');
  const children = useQuery('GET /family/children', { isKept: true });
  return (
    <>
      <Loaded reply={children} lines={10}>
        {(all) =>
          all.length === 0 ? (
            <Card>
              <EmptyState title={t('parent.emptyTitle')} text={t('parent.emptyText')} />
            </Card>
          ) : (
            <Stack gap={24}>
              {all.map((child) => (
                <ChildCard key={child.link} child={child} />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <Stack as="section" gap={20} aria-labelledby="link-a-child">
        <SectionTitle
          id="link-a-child"
          title={t(children.data?.length ? 'parent.add' : 'parent.start')}
        />
        <Linking side="parent" invitations={family.invitations} />
      </Stack>
    </>
  );
}
