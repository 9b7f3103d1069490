import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { CatalogGroup } from '../catalog-group.tsx';
import classes from '../catalog.module.css';
import { Sample } from '../sample.tsx';

export function TypeGroup() {
  const { t } = useTranslation('console/help');
  return (
    <CatalogGroup name="type">
      <Sample source="section-title.tsx">
        <SectionTitle
          title={t('type.sectionTitle')}
          note={t('type.sectionNote')}
          actions={<Button variant="subtle">{t('type.change')}</Button>}
        />
      </Sample>
      <Sample source="card.tsx">
        <Grid minWidth={300} className={classes.pair}>
          <Card
            title={t('type.cardTitle')}
            actions={<Chip tone="turmeric">{t('chips.pending')}</Chip>}
          >
            <p>{t('type.cardText')}</p>
          </Card>
          <Card>
            <p>{t('type.plainCard')}</p>
          </Card>
        </Grid>
      </Sample>
    </CatalogGroup>
  );
}
