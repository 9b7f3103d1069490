import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { CatalogGroup } from '../catalog-group.tsx';
import { Sample } from '../sample.tsx';

export function ChipsGroup() {
  const { t } = useTranslation('console/help');
  return (
    <CatalogGroup name="chips">
      <Sample source="chip.tsx">
        <Row gap={12}>
          <Chip tone="indigo">{t('chips.selected')}</Chip>
          <Chip tone="leaf">{t('chips.active')}</Chip>
          <Chip tone="turmeric">{t('chips.pending')}</Chip>
          <Chip tone="lotus">{t('chips.suspended')}</Chip>
          <Chip tone="neutral">{t('chips.inactive')}</Chip>
          <Chip tone="lotus" isFilled>
            {t('chips.banned')}
          </Chip>
        </Row>
      </Sample>
    </CatalogGroup>
  );
}
