import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/use-query.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import { ParentHome } from './parent/parent-home.tsx';
import { StudentHome } from './student/student-home.tsx';

/** Shows parents how each child is doing, and students who follows them. Both link accounts here. */
export function FamilyScreen() {
  const { t } = useTranslation('following/family');
  const family = useQuery('GET /family', { isKept: true });
  const side = family.data?.side;
  useDocumentTitle(t('documentTitle'));
  return (
    <div className={page.page}>
      <PageTitle
        title={t('title')}
        lead={side && t(`lead.${side}`)}
        actions={
          side === 'student' && (
            <LinkButton to="/sharing" variant="default">
              {t('sharing')}
            </LinkButton>
          )
        }
      />
      <Loaded reply={family} lines={8}>
        {(data) => {
          if (data.side === 'parent') return <ParentHome family={data} />;
          if (data.side === 'student') return <StudentHome family={data} />;
          return <Neither />;
        }}
      </Loaded>
    </div>
  );
}

function Neither() {
  const { t } = useTranslation('following/family');
  return (
    <Card>
      <EmptyState
        title={t('neither.title')}
        text={t('neither.text')}
        action={
          <LinkButton to="/" variant="default">
            {t('neither.home')}
          </LinkButton>
        }
      />
    </Card>
  );
}
