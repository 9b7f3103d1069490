import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/use-query.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import type { HomeProps } from '../family.ts';
import { Linking } from '../linking/linking.tsx';
import { ChildCard } from './child-card.tsx';
import classes from './child.module.css';

export function ParentHome({ family, onChange }: HomeProps) {
  const { t } = useTranslation('following/family');
  const children = useQuery('GET /family/children');
  const reload = (): void => {
    onChange();
    children.reload();
  };
  return (
    <>
      <Loaded reply={children} lines={10}>
        {(all) =>
          all.length === 0 ? (
            <Card>
              <EmptyState title={t('parent.emptyTitle')} text={t('parent.emptyText')} />
            </Card>
          ) : (
            <div className={classes.children}>
              {all.map((child) => (
                <ChildCard key={child.link} child={child} onChange={reload} />
              ))}
            </div>
          )
        }
      </Loaded>
      <section className={classes.add} aria-labelledby="link-a-child">
        <SectionTitle
          id="link-a-child"
          title={t(children.data?.length ? 'parent.add' : 'parent.start')}
        />
        <Linking side="parent" invitations={family.invitations} onChange={reload} />
      </section>
    </>
  );
}
