import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/use-query.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import page from '../../../ui/layout/page.module.css';
import { useNow } from '../../../ui/format/use-now.ts';
import classes from '../classes.module.css';
import { OwnClassPart } from './own-class-part.tsx';

/** The classes a student is in, each with its assignments. */
export function OwnClasses() {
  const { t } = useTranslation('following/classes');
  const now = useNow();
  const reply = useQuery('GET /own-classes', { isKept: true });
  const join = (
    <LinkButton to="/join" leftSection={<IconPlus size={18} aria-hidden />}>
      {t('own.join')}
    </LinkButton>
  );
  return (
    <div className={`${page.page} ${classes.page}`}>
      <PageTitle
        title={t('title')}
        lead={t('own.lead')}
        actions={reply.data && reply.data.classes.length > 0 && join}
      />
      <Loaded reply={reply} lines={8}>
        {({ classes: ownClasses, assignments }) =>
          ownClasses.length === 0 ? (
            <Card>
              <EmptyState title={t('own.noneTitle')} text={t('own.noneText')} action={join} />
            </Card>
          ) : (
            ownClasses.map((each) => (
              <OwnClassPart
                key={each.id}
                ownClass={each}
                assignments={assignments.filter((one) => one.class.id === each.id)}
                now={now}
              />
            ))
          )
        }
      </Loaded>
    </div>
  );
}
