import { useTranslation } from 'react-i18next';
import { Grid } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { CatalogGroup } from '../catalog-group.tsx';
import classes from '../catalog.module.css';
import { Sample } from '../sample.tsx';

export function StatesGroup() {
  const { t } = useTranslation('console/help');
  return (
    <CatalogGroup name="states">
      <Grid minWidth={300} className={classes.pair}>
        <Sample source="empty-state.tsx">
          <Card>
            <EmptyState
              title={t('states.emptyTitle')}
              text={t('states.emptyText')}
              action={<LinkButton to="/tests">{t('states.emptyAction')}</LinkButton>}
            />
          </Card>
        </Sample>
        <Sample source="error-state.tsx">
          <Card>
            <ErrorState message={t('states.errorMessage')} onRetry={() => undefined} />
          </Card>
        </Sample>
        <Sample source="loading-state.tsx">
          <Card>
            <LoadingState lines={4} />
          </Card>
        </Sample>
      </Grid>
    </CatalogGroup>
  );
}
