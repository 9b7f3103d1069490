import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useQuery } from '../../../api/use-query.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import page from '../../../ui/layout/page.module.css';
import classes from '../classes.module.css';
import { ClassCards } from './class-cards.tsx';
import { ClassDialog } from './class-dialog.tsx';

export function TaughtClasses() {
  const { t } = useTranslation('following/classes');
  const navigate = useNavigate();
  const reply = useQuery('GET /classes', { isKept: true });
  const [isCreating, setCreating] = useState(false);
  const createButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setCreating(true)}>
      {t('teaching.new')}
    </Button>
  );
  return (
    <div className={`${page.page} ${classes.page}`}>
      <PageTitle
        title={t('title')}
        lead={t('teaching.lead')}
        actions={reply.data && reply.data.length > 0 && createButton}
      />
      <Loaded reply={reply} lines={6}>
        {(taughtClasses) =>
          taughtClasses.length === 0 ? (
            <Card>
              <EmptyState
                title={t('teaching.noneTitle')}
                text={t('teaching.noneText')}
                action={createButton}
              />
            </Card>
          ) : (
            <ClassCards taughtClasses={taughtClasses} />
          )
        }
      </Loaded>
      {isCreating && (
        <ClassDialog
          onClose={() => setCreating(false)}
          onDone={({ id }) => void navigate(`/classes/${id}`)}
        />
      )}
    </div>
  );
}
